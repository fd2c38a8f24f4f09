import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const conditions = ['source', 'module', 'node', 'development|production']

/** Only by path are the packages those of Stryker's copy: the links in node_modules lead to the originals, where nothing is mutated. */
const alias = readdirSync('packages').flatMap((name) => {
  const { exports = {} } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as {
    exports?: Record<string, { source?: string }>
  }
  return Object.entries(exports).flatMap(([entry, { source }]) =>
    source === undefined
      ? []
      : [{ find: new RegExp(`^@serai/${name}${entry.slice(1)}$`), replacement: resolve('packages', name, source) }],
  )
})

const { tests, last } = JSON.parse(readFileSync(process.env.SERAI_MUTATION ?? 'run.json', 'utf8')) as {
  tests: { files: Record<string, string> }
  last: readonly string[]
}

/** One after the other, by name; those that take longest come last: most mutants are found before. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => last.findIndex((name) => moduleId.endsWith(`/${name}`))
    return [...files].sort((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

/** What `npm run mutation` runs in Stryker's copy, with the test files of one package. */
export default defineConfig({
  resolve: { conditions, alias },
  ssr: { resolve: { conditions } },
  test: {
    include: Object.keys(tests.files),
    isolate: false,
    // Stryker's copy lies in node_modules, whose scripts are loaded once; its hooks belong to each test file.
    server: { deps: { inline: [/\/stryker-setup-\d+\.js$/] } },
    setupFiles: ['scripts/mutation/fresh-modules.ts', 'packages/test-kit/src/end-timers.ts'],
    sequence: { sequencer: QuickFirst },
    // Where a mutant lets a test wait for what never comes, it fails before Stryker ends the whole process.
    testTimeout: 10_000,
  },
})
