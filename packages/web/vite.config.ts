import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { codeSplitting } from './chunks.ts'

/** Installed, it opens without the server too; everything but the interface comes from the browser's own store then. */
const offline = VitePWA({
  registerType: 'autoUpdate',
  // A file of its own: scripts in the page are not allowed.
  injectRegister: 'script-defer',
  manifest: {
    id: '/',
    name: 'Serai',
    short_name: 'Serai',
    description: 'Catan and Long Narde with friends and bots.',
    start_url: '/',
    display: 'standalone',
    background_color: '#f2ecdf',
    theme_color: '#0c6b6a',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  },
  workbox: {
    // The page itself decides when it makes way for a newer one (src/offline/renewal.ts).
    skipWaiting: true,
    clientsClaim: true,
    importScripts: ['/notification-click.js'],
    globPatterns: ['**/*.{js,css,html,svg,png,webmanifest}'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/(api|healthz|readyz|metrics)/],
    maximumFileSizeToCacheInBytes: 4_000_000,
  },
})

export default defineConfig({
  plugins: [offline],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    // What the router brings along for versions of React that had it not.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting } },
  },
  // `npx vite packages/web` beside a running server: pages from here, tables from there.
  server: { proxy: { '/api': { target: process.env.SERAI_SERVER ?? 'http://localhost:3000', ws: true } } },
})
