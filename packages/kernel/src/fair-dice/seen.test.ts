import { recordWalk, setupsOf, toyGame } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { SPECTATOR } from '../contract/actor.ts'
import type { AnyGame } from '../contract/game.ts'
import { isRefusal } from '../contract/refusal.ts'
import { isUndo, type LogEntry } from '../log/entry.ts'
import type { Log } from '../log/log.ts'
import { redactLog } from '../log/redact-log.ts'
import { compareSeen } from './seen.ts'

const toy: AnyGame = toyGame
const record = recordWalk(toyGame, setupsOf(toyGame)[0]!, { seed: 'seen', steps: 60 })
const log: Log = { game: toy, header: record.header, entries: record.entries }

function seenBy(viewer: number, upTo = log.entries.length): Log {
  const redacted = redactLog(toy, log.header, log.entries.slice(0, upTo), viewer)
  if (isRefusal(redacted)) throw new Error('a record can be redacted')
  return { game: toy, header: redacted.header, entries: redacted.entries }
}

function changeTime(entries: readonly LogEntry[], seq: number): LogEntry[] {
  return entries.map((entry) => (entry.seq === seq ? { ...entry, at: entry.at + 1 } : entry))
}

describe('what somebody saw', () => {
  it.each([SPECTATOR, 0, 1])('fits the log of the same game: viewer %i', (viewer) => {
    expect(log.entries.length).toBeGreaterThan(30)
    for (const upTo of [0, 1, 20, log.entries.length]) expect(compareSeen(log, seenBy(viewer, upTo))).toBeNull()
  })

  it.each([SPECTATOR, 0, 1])('finds the first changed entry: viewer %i', (viewer) => {
    for (const entry of log.entries) {
      const changed = { ...log, entries: changeTime(log.entries, entry.seq) }
      expect(compareSeen(changed, seenBy(viewer))).toMatchObject({ code: 'E_FORGED', entry: entry.seq })
    }
  })

  it('finds an end that was cut off, and another header', () => {
    const cut = { ...log, entries: log.entries.slice(0, -3) }
    expect(compareSeen(cut, seenBy(0))).toMatchObject({ entry: log.entries.length - 2 })
    const renamed = { ...log, header: { ...log.header, seats: ['eve', 'mallory'] } }
    expect(compareSeen(renamed, seenBy(0))).toMatchObject({ entry: 0 })
  })

  it('finds that the log became another legal one', () => {
    const at = log.entries.findIndex((entry, i) => i > 20 && !isUndo(entry))
    const other = recordWalk(toyGame, setupsOf(toyGame)[0]!, { seed: 'other', steps: 60 })
    expect(compareSeen({ ...log, entries: other.entries }, seenBy(1, at))).toMatchObject({ code: 'E_FORGED' })
  })
})
