import { toyGame } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { CHANCE, SPECTATOR } from '../contract/actor.ts'
import { isRefusal } from '../contract/refusal.ts'
import { formatEntry } from './entry-json.ts'
import { Follower, followRedacted } from './follower.ts'
import { recordFrom } from './record.ts'
import { type RedactedLog, redactLog } from './redact-log.ts'

const OPTIONS = { target: 9, turnCap: 200 }
type Toy = ReturnType<typeof toyGame.start>

function code(text: string): number {
  return toyGame.parse(text) as number
}

function sample() {
  const start = toyGame.start(OPTIONS, 2, { next: () => 0, below: () => 0 })
  const record = recordFrom(toyGame, OPTIONS, ['ann', 'bob'], start)
  record.act(0, code('draw'), 0)
  record.act(CHANCE, code('deal gold'), 0)
  record.act(0, code('play gold'), 0)
  record.undo(0, 0)
  record.act(0, code('end'), 0)
  record.act(1, code('call gold'), 0)
  return record
}

function redactedFor(viewer: number): RedactedLog<Toy> {
  const { header, entries } = sample()
  const log = redactLog(toyGame, header, entries, viewer)
  if (isRefusal(log)) throw new Error(JSON.stringify(log))
  return log
}

describe('redactLog', () => {
  it('hides from each viewer what it may not know', () => {
    const wires = (viewer: number) => redactedFor(viewer).entries.map((entry) => formatEntry(toyGame, entry))
    expect(wires(0)[1]).toMatchObject({ action: { type: 'DEAL', card: 'gold' } })
    expect(wires(1)[1]).toMatchObject({ action: { type: 'DEAL', card: 'hidden' } })
    expect(wires(SPECTATOR)[1]).toMatchObject({ action: { type: 'DEAL', card: 'hidden' } })
    expect(wires(SPECTATOR)[3]).toEqual({ seq: 4, at: 0, by: 0, undo: 2 })
    expect(wires(SPECTATOR)[5]).toMatchObject({ reveal: [1, 0] })
  })

  it('describes the redacted start', () => {
    const { header, start } = redactedFor(1)
    expect(header.start).toEqual(toyGame.describe(start))
    expect(header.start).toMatchObject({ viewer: 1, deck: [0, 0, 0], deckSize: 12 })
  })

  it('says where the log itself is at fault', () => {
    const { header, entries } = sample()
    expect(redactLog(toyGame, header, entries.slice(1), 0)).toMatchObject({ code: 'E_LOG', entry: 1 })
    expect(redactLog(toyGame, { ...header, start: {} }, entries, 0)).toMatchObject({ code: 'E_LOG', entry: 0 })
  })
})

describe('following a redacted log', () => {
  it.each([SPECTATOR, 0, 1])('leads viewer %i to its redacted state', (viewer) => {
    const { start, entries } = redactedFor(viewer)
    const state = followRedacted(toyGame, start, entries) as Toy
    expect(toyGame.hash(state)).toBe(toyGame.hash(toyGame.redact(sample().state, viewer)))
  })

  it('goes on from a snapshot in the middle', () => {
    const record = sample()
    const { entries } = redactedFor(1)
    const follower = new Follower(toyGame, toyGame.redact(record.position(2) as Toy, 1), 2)
    for (const entry of entries.slice(2)) expect(follower.append(entry)).toBeNull()
    expect(follower.seq).toBe(6)
    expect(toyGame.hash(follower.state)).toBe(toyGame.hash(toyGame.redact(record.state, 1)))
  })

  it('tells its viewer what can be taken back, as the record does', () => {
    for (const seat of [0, 1]) {
      const record = sample()
      const { start, entries } = redactedFor(seat)
      const follower = new Follower(toyGame, start)
      const told = entries.map((entry) => {
        follower.append(entry)
        return follower.canUndo(seat)
      })
      const asked = record.entries.map((_, i) => {
        const copy = recordFrom(toyGame, OPTIONS, ['ann', 'bob'], record.position(0) as Toy)
        for (const entry of record.entries.slice(0, i + 1)) copy.append(entry)
        return !isRefusal(copy.undo(seat, 0))
      })
      expect(told).toEqual(asked)
      expect(told).toEqual(seat === 0 ? [true, false, true, false, true, false] : Array(6).fill(false))
    }
  })

  it('refuses a gap, and an undo to before its snapshot', () => {
    const record = sample()
    const { entries } = redactedFor(1)
    const follower = new Follower(toyGame, toyGame.redact(record.position(3) as Toy, 1), 3)
    expect(follower.append(entries[4]!)).toEqual({ code: 'E_SEQ', expected: 4, found: 5 })
    expect(follower.append(entries[3]!)).toEqual({ code: 'E_UNDO', undo: 2, fault: 'unknown position' })
    expect(follower.seq).toBe(3)
    expect(followRedacted(toyGame, redactedFor(1).start, entries.slice(1))).toMatchObject({ code: 'E_SEQ' })
  })
})
