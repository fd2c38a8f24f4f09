import { describe, expect, it } from 'vitest'
import type { Call, Calls } from './calls.ts'
import { runTogether } from './group-commit.ts'

/** `lastSeq` notes its table and fails at "bad"; `commits` fail as often as told. */
function fake(failingCommits = 0) {
  const did: string[] = []
  const lastSeq = (table: string) => {
    did.push(table)
    if (table === 'bad') throw new Error('bad table')
    return table.length
  }
  return {
    did,
    store: { lastSeq } as unknown as Calls,
    transactions: {
      begin: () => void did.push('begin'),
      commit: () => {
        did.push('commit')
        if (failingCommits-- > 0) throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
      },
      rollback: () => void did.push('rollback'),
    },
  }
}

const calls = (...tables: string[]): Call[] => tables.map((table) => ({ name: 'lastSeq', args: [table] }))

describe('calls that come together', () => {
  it('share one transaction, in their order', () => {
    const { did, store, transactions } = fake()
    expect(runTogether(calls('a', 'bb', 'ccc'), store, transactions)).toEqual([
      { value: 1 },
      { value: 2 },
      { value: 3 },
    ])
    expect(did).toEqual(['begin', 'a', 'bb', 'ccc', 'commit'])
  })

  it('each have their own when one of them fails', () => {
    const { did, store, transactions } = fake()
    expect(runTogether(calls('a', 'bad', 'cc'), store, transactions)).toEqual([
      { value: 1 },
      { error: 'bad table', isOfDisk: false },
      { value: 2 },
    ])
    expect(did.join(' ')).toBe('begin a bad rollback begin a commit begin bad rollback begin cc commit')
  })

  it('are not answered as done when the commit fails', () => {
    const { store, transactions } = fake(3)
    const fault = { error: 'the disk of the data folder is full', isOfDisk: true }
    expect(runTogether(calls('a', 'bb'), store, transactions)).toEqual([fault, fault])
  })
})
