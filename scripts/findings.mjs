import { appendFileSync } from 'node:fs'

/**
 * Writes what went wrong in a run to the file named in SERAI_FINDINGS, so that `npm test` can say it at its very end,
 * where it is still seen when the rest of the output is gone.
 */
export default class Findings {
  onTestRunEnd(modules, unhandledErrors) {
    for (const finding of findingsOf(modules, unhandledErrors)) {
      appendFileSync(process.env.SERAI_FINDINGS, `${finding}\n`)
    }
  }
}

/** Failed tests, files and hooks, and errors that belong to no test. */
export function findingsOf(modules, unhandledErrors) {
  const findings = []
  const say = (what, name, errors) => findings.push([`${what}: ${name}`, ...errors.map(reason)].join('\n'))
  for (const module of modules) {
    // Of its import, and of its own hooks before and after all tests.
    if (module.errors().length > 0) say('FAILED FILE', module.relativeModuleId, module.errors())
    for (const suite of module.children.allSuites()) {
      if (suite.errors().length > 0)
        say('FAILED HOOK', `${module.relativeModuleId} > ${suite.fullName}`, suite.errors())
    }
    for (const test of module.children.allTests()) {
      const { state, errors = [] } = test.result()
      if (state === 'failed') say('FAILED', `${module.relativeModuleId} > ${test.fullName}`, errors)
    }
  }
  for (const error of unhandledErrors) say('ERROR OUTSIDE OF ALL TESTS', error.message.split('\n')[0], [error])
  return findings
}

const reason = (error) => error.stack ?? error.message
