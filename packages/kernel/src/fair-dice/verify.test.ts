import { randomStep, toyGame } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { CHANCE } from '../contract/actor.ts'
import type { AnyGame } from '../contract/game.ts'
import { isRefusal } from '../contract/refusal.ts'
import { type ActionEntry, isUndo, type LogEntry } from '../log/entry.ts'
import { headerFor } from '../log/header.ts'
import { formatLog, type Log, parseLog } from '../log/log.ts'
import { GameRecord } from '../log/record.ts'
import { stream } from '../random/random.ts'
import { chainEntry, chainHeader, revealLog } from './chain.ts'
import { fairDraw, fairStart } from './draw.ts'
import { commitmentOf, type FairTerms } from './terms.ts'
import { verifyLog } from './verify.ts'

const toy: AnyGame = toyGame
const OPTIONS = { target: 9, turnCap: 200 }
const SECRET = '0123456789abcdef'.repeat(4)
const TERMS: FairTerms = { table: 'blue-fox', commitment: commitmentOf(SECRET), seeds: ['ann says 7', ''] }

/** A game between careless people, with some take-backs, kept as a server does. */
function playFair(seed: string, steps = 400): Log {
  const start = fairStart(toy, OPTIONS, 2, SECRET, TERMS)
  const header = { ...headerFor(toy, OPTIONS, ['ann', 'bob'], start), fair: TERMS }
  const record = new GameRecord(toy, header, start)
  const random = stream(seed, 'choices')
  let chain = chainHeader(header)
  const follow = (entry: LogEntry) => {
    chain = chainEntry(chain, toy, entry)
  }
  while (record.seq < steps && toy.toAct(record.state).kind !== 'over') {
    const at = 1000 + 10 * record.seq
    if (toy.toAct(record.state).kind === 'chance') {
      const action = fairDraw(toy, record.state, SECRET, TERMS, record.seq + 1, chain)
      follow(record.act(CHANCE, action, at) as ActionEntry)
      continue
    }
    const { by, action } = randomStep(toy, record.state, [], random, { offers: false })!
    follow(record.act(by, action, at) as ActionEntry)
    if (random.below(4) > 0) continue
    const undo = record.undo(by, at + 1)
    if (!isRefusal(undo)) follow(undo)
  }
  return { game: toy, header, entries: record.entries, reveal: revealLog(toy, header, record.entries, SECRET) }
}

const log = playFair('one')
const chanceSeqs = log.entries.filter(({ by }) => by === CHANCE).map(({ seq }) => seq)

function withEntry(changed: LogEntry): LogEntry[] {
  return log.entries.map((entry) => (entry.seq === changed.seq ? changed : entry))
}

/** As somebody would who also makes the hashes fit again. */
function rehashed(entries: readonly LogEntry[], header = log.header): Log {
  return { ...log, header, entries, reveal: revealLog(toy, header, entries, SECRET) }
}

describe('a true log', () => {
  it('is accepted', () => {
    expect(log.entries.length).toBeGreaterThan(40)
    expect(log.entries.some(isUndo)).toBe(true)
    expect(chanceSeqs.length).toBeGreaterThan(10)
    expect(verifyLog(log)).toEqual({ entries: log.entries.length, chance: chanceSeqs.length })
  })

  it.each(['two', 'three', 'four'])('is accepted: %s', (seed) => {
    const { entries } = playFair(seed)
    expect(verifyLog(rehashed(entries))).toMatchObject({ entries: entries.length })
  })

  it('is accepted when the game was broken off', () => {
    expect(verifyLog(playFair('one', 7))).toMatchObject({ entries: 7 })
    expect(verifyLog(playFair('one', 0))).toEqual({ entries: 0, chance: 0 })
  })

  it('goes through text, whatever the order of its fields', () => {
    const text = formatLog(toy, log.header, log.entries, log.reveal)
    expect(parseLog(() => toy, text)).toEqual(log)
    const reversed = text.replace(/^.*$/gm, (line) => (line === '' ? '' : JSON.stringify(backwards(JSON.parse(line)))))
    expect(reversed).not.toBe(text)
    expect(verifyLog(parseLog(() => toy, reversed) as Log)).toMatchObject({ entries: log.entries.length })
  })
})

function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, backwards(inner)]),
  )
}

describe('what the keeper of a log says about time', () => {
  const { seq } = log.entries.find((entry) => !isUndo(entry) && entry.by !== CHANCE)!
  const marked = log.entries.map((entry) => (entry.seq === seq ? { ...entry, late: true as const } : entry))

  it('chooses no dice', () => {
    const late = marked.map((entry) => ({ ...entry, at: entry.at + 5 }))
    expect(verifyLog(rehashed(late))).toMatchObject({ entries: log.entries.length })
  })

  it('cannot be changed afterwards', () => {
    expect(verifyLog({ ...log, entries: marked })).toMatchObject({ code: 'E_FORGED', entry: seq })
  })
})

describe('a forged log', () => {
  it('is found at the entry whose time, actor or action was changed', () => {
    for (const entry of log.entries) {
      expect(verifyLog({ ...log, entries: withEntry({ ...entry, at: entry.at + 1 }) })).toMatchObject({
        code: 'E_FORGED',
        entry: entry.seq,
      })
      if (isUndo(entry)) continue
      const action = toyGame.parse(entry.action === toyGame.parse('end') ? 'draw' : 'end') as number
      expect(verifyLog({ ...log, entries: withEntry({ ...entry, action }) })).toMatchObject({
        code: 'E_FORGED',
        entry: entry.seq,
      })
    }
  })

  it('is found when another possible outcome was put in place of a roll, even with new hashes', () => {
    let tried = 0
    for (const entry of log.entries) {
      if (isUndo(entry) || entry.by !== CHANCE) continue
      const state = new GameRecord(toy, log.header, fairStart(toy, OPTIONS, 2, SECRET, TERMS))
      for (const before of log.entries.slice(0, entry.seq - 1)) state.append(before)
      const outcomes = { actions: [], weights: [] }
      const count = toy.chance(state.state, outcomes)
      const other = outcomes.actions.slice(0, count).find((action) => action !== entry.action)
      if (other === undefined) continue
      tried++
      const answer = verifyLog(rehashed(withEntry({ ...entry, action: other })))
      expect(answer).toMatchObject({
        code: 'E_FORGED',
        entry: entry.seq,
        since: 1 + (chanceSeqs[chanceSeqs.indexOf(entry.seq) - 1] ?? 0),
        fault: expect.stringMatching(/^the secret gives/),
      })
    }
    expect(tried).toBeGreaterThan(5)
  })

  it("is found by the dice that follow when a player's legal action was changed, even with new hashes", () => {
    let tried = 0
    for (const entry of log.entries) {
      if (isUndo(entry) || entry.by === CHANCE) continue
      const record = new GameRecord(toy, log.header, fairStart(toy, OPTIONS, 2, SECRET, TERMS))
      for (const before of log.entries.slice(0, entry.seq - 1)) record.append(before)
      const out: number[] = []
      const count = toy.legal(record.state, entry.by, out)
      for (const action of out.slice(0, count)) {
        if (action === entry.action) continue
        tried++
        const answer = verifyLog(rehashed(withEntry({ ...entry, action })))
        // A die that fits nevertheless is luck; the next ones then tell.
        if (isRefusal(answer)) expect(answer.entry).toBeGreaterThanOrEqual(entry.seq)
        else expect(entry.seq).toBeGreaterThan(chanceSeqs.at(-4)!)
      }
    }
    expect(tried).toBeGreaterThan(10)
  })

  it.each<[string, Partial<Log>, number, RegExp]>([
    ['a label', { header: { ...log.header, seats: ['ann', 'eve'] } }, 0, /the header does not match its hash/],
    [
      'a seed',
      { header: { ...log.header, fair: { ...TERMS, seeds: ['', ''] } } },
      0,
      /the header does not match its hash/,
    ],
    [
      'the commitment',
      { header: { ...log.header, fair: { ...TERMS, commitment: commitmentOf('') } } },
      0,
      /does not match the commitment/,
    ],
    ['the secret', { reveal: { ...log.reveal!, secret: '0'.repeat(64) } }, 0, /does not match the commitment/],
    ['the end cut off', { entries: log.entries.slice(0, -2) }, log.entries.length - 1, /more hashes than entries/],
    ['no hashes', { reveal: { secret: SECRET, hashes: [] } }, 0, /header/],
    ['hashes cut off', { reveal: { secret: SECRET, hashes: log.reveal!.hashes.slice(0, 6) } }, 6, /it has no hash/],
  ])('is found: %s', (_, change, entry, fault) => {
    expect(verifyLog({ ...log, ...change })).toMatchObject({
      code: 'E_FORGED',
      entry,
      fault: expect.stringMatching(fault),
    })
  })

  it('is found when all hashes are new: a seed, or another start', () => {
    const seeds = { ...log.header, fair: { ...TERMS, seeds: ['ann says 8', ''] } }
    expect(verifyLog(rehashed(log.entries, seeds))).toMatchObject({ code: 'E_FORGED' })
    const start = toy.describe(toy.start({ target: 8, turnCap: 200 }, 2, stream(1, 'board')))
    expect(verifyLog(rehashed(log.entries, { ...log.header, start }))).toMatchObject({ code: 'E_FORGED', entry: 0 })
  })

  it('is not looked for where nothing was promised or revealed', () => {
    const { fair: _, ...plain } = log.header
    expect(verifyLog({ ...log, header: plain })).toMatchObject({ code: 'E_UNPROVEN' })
    const { reveal: __, ...open } = log
    expect(verifyLog(open)).toMatchObject({ code: 'E_UNPROVEN' })
  })
})

describe('what is revealed, as text', () => {
  const text = formatLog(toy, log.header, log.entries, log.reveal)
  const last = text.trimEnd().split('\n').length

  it.each([
    ['a short secret', text.replace(SECRET, SECRET.slice(1)), last, '"reveal" must contain the secret and the hashes'],
    [
      'a surplus field',
      text.replace('{"secret"', '{"x":1,"secret"'),
      last,
      '"reveal" must contain the secret and the hashes',
    ],
    [
      'no hashes',
      text.replace(/"hashes":\[.*\]/, '"hashes":1'),
      last,
      '"reveal" must contain the secret and the hashes',
    ],
    ['something after it', `${text}${text.split('\n')[1]}\n`, last + 1, 'nothing may follow the revealed secret'],
  ])('is refused: %s', (_, broken, line, fault) => {
    expect(parseLog(() => toy, broken)).toEqual({ code: 'E_LOG', line, fault })
  })

  it.each([
    ['"commitment":"', '"commitment":"x'],
    ['"seeds":["ann says 7",', '"seeds":['],
    ['"table":"blue-fox"', '"table":7'],
  ])('is promised in the header, or refused: %s', (from, to) => {
    expect(text).toContain(from)
    expect(parseLog(() => toy, text.replace(from, to))).toMatchObject({ code: 'E_LOG', entry: 0, line: 1 })
  })
})
