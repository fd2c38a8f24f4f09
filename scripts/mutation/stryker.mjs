// One run of Stryker, in a process that can be ended at any time: what is known by then is kept.
import { Stryker } from '@stryker-mutator/core'
import { readRun } from './results.mjs'

const { patterns, concurrency, sandbox, ignoreStatic } = readRun()

await new Stryker({
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', new URL('reporter.mjs', import.meta.url).href],
  reporters: ['keep'],
  mutate: patterns,
  ignoreStatic,
  coverageAnalysis: 'perTest',
  concurrency,
  // For endless loops, on a busy machine: beside what the tests took in the first run, and what it takes to start them.
  timeoutMS: 8_000,
  timeoutFactor: 2,
  disableTypeChecks: false,
  // It reads them with an interface that TypeScript 7 does not have.
  tsconfigFile: 'none',
  ignorePatterns: [
    'tsconfig*.json',
    'docs',
    'examples',
    'dist',
    ...['web', 'server', 'cli'].map((name) => `packages/${name}/*/`),
  ],
  tempDirName: sandbox,
  cleanTempDir: 'always',
  logLevel: 'warn',
  allowConsoleColors: false,
}).runMutationTest()
