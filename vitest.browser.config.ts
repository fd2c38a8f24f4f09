import { defineConfig } from 'vitest/config'

const conditions = ['source', 'module', 'node', 'development|production']

/** Tests in a real browser against a real server: the built client, the built command. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/web/test/**/*.browser.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As long as other waits: a second is short for a page on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    // Each file has a server of its own; a browser, and what the files have loaded, they share.
    isolate: false,
    // Browsers and servers wait for each other half of the time.
    maxWorkers: 3,
  },
})
