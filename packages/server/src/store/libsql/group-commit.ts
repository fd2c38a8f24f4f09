import type { Answer, Call, Calls } from './calls.ts'

/** Nothing can be written, which may be well again later. What cannot be read costs only whoever asked for it. */
const OF_DISK = /^SQLITE_(FULL|READONLY|CANTOPEN|IOERR(?!_(READ|SHORT_READ|DATA|CORRUPTFS)))/

/** The transactions of a database. */
export interface Transactions {
  begin(): void
  commit(): void
  rollback(): void
}

/**
 * Runs calls in their order in one transaction: one wait for the disk for all of them. When one fails, each gets a
 * transaction of its own, so that only the broken one is answered with an error.
 */
export function runTogether(calls: readonly Call[], store: Calls, transactions: Transactions): Answer[] {
  const run = (some: readonly Call[]): Answer[] => {
    transactions.begin()
    try {
      const answers = some.map((call) => ({ value: perform(store, call) }))
      transactions.commit()
      return answers
    } catch (error) {
      transactions.rollback()
      throw error
    }
  }
  try {
    return run(calls)
  } catch {
    return calls.map((call) => {
      try {
        return run([call])[0]!
      } catch (error) {
        return faultOf(error)
      }
    })
  }
}

function faultOf(error: unknown): Answer {
  const { message = String(error), code = '' } = error as { readonly message?: string; readonly code?: string }
  if (!OF_DISK.test(code)) return { error: message, isOfDisk: false }
  const reason = code === 'SQLITE_FULL' ? 'is full' : `cannot be written to: ${message}`
  return { error: `the disk of the data folder ${reason}`, isOfDisk: true }
}

function perform(store: Calls, { name, args }: Call): unknown {
  return (store[name] as (...args: readonly unknown[]) => unknown).apply(store, args as unknown[])
}
