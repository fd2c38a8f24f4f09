import { defineConfig } from 'vitest/config'

const conditions = ['source', 'module', 'node', 'development|production']

/** The subjects of `npm run soak`: each is a file NAME.soak.ts that ends by itself when its time is up. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/test/**/*.soak.ts'],
    globalSetup: ['packages/test-kit/src/postgres/global-setup.ts'],
    // The script that starts them ends what hangs.
    testTimeout: 0,
    hookTimeout: 60_000,
    maxWorkers: 1,
    // Progress and figures as they come.
    disableConsoleIntercept: true,
    reporters: ['default'],
  },
})
