import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { GAMES } from './scripts/games.mjs'

const conditions = ['source', 'module', 'node', 'development|production']

/** Nothing in them lives longer than a call, so that their tests can share a process and what it has loaded. */
const ENGINES = ['kernel', ...GAMES, 'protocol', 'bots', 'lab', 'tables']

/** Of the page, by what they need. */
const pageTests = { withDom: [] as string[], withoutDom: [] as string[], withMocks: [] as string[] }
for (const name of readdirSync('packages/web/src', { recursive: true, encoding: 'utf8' })) {
  if (!/\.test\.tsx?$/.test(name)) continue
  const path = `packages/web/src/${name.replaceAll('\\', '/')}`
  const text = readFileSync(path, 'utf8')
  if (/\bvi\.(mock|doMock|resetModules)\(/.test(text)) pageTests.withMocks.push(path)
  else if (text.startsWith('// @vitest-environment happy-dom')) pageTests.withDom.push(path)
  else pageTests.withoutDom.push(path)
}

const sharing = [...ENGINES.map((name) => `packages/${name}/src/**/*.test.ts`), ...pageTests.withoutDom]
/** Node has a localStorage of its own from 25 on, which holds nothing and hides the one of the DOM. */
const execArgv = Number.parseInt(process.versions.node, 10) >= 25 ? ['--no-experimental-webstorage'] : []
const settle = 'packages/test-kit/src/settle-imports.ts'
const restore = 'packages/test-kit/src/restore.ts'
const endTimers = 'packages/test-kit/src/end-timers.ts'

/** The tests of the page ask for React's; they are drawn by Preact. */
const alias = { '@testing-library/react': resolve('packages/web/test/testing-library.ts') }

export default defineConfig({
  resolve: { conditions, alias },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/server/test/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...sharing, ...pageTests.withDom, ...pageTests.withMocks],
          isolate: false,
          globalSetup: ['packages/test-kit/src/postgres/global-setup.ts'],
          setupFiles: [settle, restore],
        },
      },
      // What they put in a module's place would be there for the next file too.
      { extends: true, test: { name: 'mocks', include: pageTests.withMocks, setupFiles: [settle] } },
      {
        extends: true,
        test: {
          name: 'page',
          include: pageTests.withDom,
          isolate: false,
          setupFiles: [settle, endTimers, 'packages/web/test/fresh-page.ts'],
        },
      },
      { extends: true, test: { name: 'engines', include: sharing, isolate: false, setupFiles: [settle, endTimers] } },
    ],
    execArgv,
    // One more than there are cores: those of the server wait for databases and processes half of the time.
    maxWorkers: availableParallelism() + 1,
    // What hangs ends; nothing that works takes nearly as long, on however busy a machine. What does says so itself.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
