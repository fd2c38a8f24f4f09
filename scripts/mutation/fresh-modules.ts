import { inject, vi } from 'vitest'

// One process tests many mutants, one after the other. What a mutant left in a module (a table, a cache) is not there for the next
// one, and nothing is mutated while modules are loaded, unless the mutant is about that.

declare module 'vitest' {
  interface ProvidedContext {
    activeMutant?: string
    mutantActivation?: 'static' | 'runtime'
  }
}

const run = globalThis as { testedMutant?: string | undefined; __stryker__?: { activeMutant?: string | undefined } }
const mutant = inject('activeMutant')
if (run.testedMutant !== mutant) {
  run.testedMutant = mutant
  vi.resetModules()
}
if (run.__stryker__ && inject('mutantActivation') !== 'static') run.__stryker__.activeMutant = undefined
