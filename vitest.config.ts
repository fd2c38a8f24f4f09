import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const conditions = ['source', 'module', 'node', 'development|production']

/** Nothing in them lives longer than a call, so that their tests can share a process and what it has loaded. */
const ENGINES = ['kernel', 'catan', 'narde', 'protocol', 'bots', 'lab']
const engineTests = ENGINES.map((name) => `packages/${name}/src/**/*.test.ts`)

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      { extends: true, test: { name: 'engines', include: engineTests, isolate: false } },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: engineTests,
          globalSetup: ['packages/test-kit/src/postgres/global-setup.ts'],
        },
      },
    ],
    setupFiles: ['packages/test-kit/src/settle-imports.ts'],
    // A busy machine may take its time, and what hangs still ends.
    testTimeout: 300_000,
    // Left to itself it would use one of two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
