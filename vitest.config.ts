import { defineConfig } from 'vitest/config'

const conditions = ['source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
