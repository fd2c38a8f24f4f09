import { toyGame } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { CHANCE } from '../contract/actor.ts'
import type { AnyGame } from '../contract/game.ts'
import type { JsonObject } from '../contract/json.ts'
import type { LogEntry } from './entry.ts'
import { formatEntry, parseEntry } from './entry-json.ts'
import { formatHeader, parseHeader } from './header.ts'
import { formatLog, parseLog } from './log.ts'
import { GameRecord, recordFrom } from './record.ts'
import { replay } from './replay.ts'

const OPTIONS = { target: 9, turnCap: 200 }
const toy: AnyGame = toyGame
const lookup = (id: string) => (id === 'toy' ? toy : undefined)

function code(text: string): number {
  return toyGame.parse(text) as number
}

function sample() {
  const start = toyGame.start(OPTIONS, 2, { next: () => 0, below: () => 0 })
  const record = recordFrom(toyGame, OPTIONS, ['ann', 'bob'], start)
  record.act(0, code('draw'), 0)
  record.act(CHANCE, code('deal gold'), 1)
  record.act(0, code('play gold'), 2)
  record.undo(0, 3)
  record.act(0, code('end'), 4)
  return record
}

function textOf(record: { header: Parameters<typeof formatLog>[1]; entries: readonly LogEntry[] }): string {
  return formatLog(toyGame, record.header, record.entries)
}

/** The sample's text with one line changed, or left out. */
function damaged(line: number, change: (text: string) => string | null): string {
  const lines = textOf(sample()).split('\n')
  const changed = change(lines[line - 1]!)
  lines.splice(line - 1, 1, ...(changed === null ? [] : [changed]))
  return lines.join('\n')
}

const DEEP = '['.repeat(9000) + ']'.repeat(9000)

describe('a log', () => {
  it('is one line of JSON for the header and each entry', () => {
    const [header, ...entries] = textOf(sample()).split('\n')
    expect(JSON.parse(header!)).toMatchObject({
      serai: 1,
      game: 'toy',
      ruleset: 'toy-1',
      options: OPTIONS,
      seats: ['ann', 'bob'],
    })
    expect(entries).toEqual([
      '{"seq":1,"at":0,"by":0,"action":{"type":"DRAW"}}',
      '{"seq":2,"at":1,"by":"chance","action":{"type":"DEAL","card":"gold"}}',
      '{"seq":3,"at":2,"by":0,"action":{"type":"PLAY","card":"gold"}}',
      '{"seq":4,"at":3,"by":0,"undo":2}',
      '{"seq":5,"at":4,"by":0,"action":{"type":"END"}}',
      '',
    ])
  })

  it('has a start that agrees with the options of its header', () => {
    const { header, entries } = sample()
    const game = { ...toyGame, parsePosition: () => sample().position(0) as ReturnType<typeof toyGame.start> }
    const stating = (options: JsonObject) => replay(game, { ...header, start: { ...header.start, options } }, entries)
    for (const options of [{}, OPTIONS, { target: 9 }, { another: 1 }])
      expect(stating(options)).toBeInstanceOf(GameRecord)
    expect(stating({ turnCap: 200, target: 8 })).toEqual({
      code: 'E_LOG',
      entry: 0,
      fault: 'option target of the header differs from the start position',
    })
  })

  it('comes back from its text', () => {
    const record = sample()
    const log = parseLog(lookup, textOf(record))
    expect(log).toEqual({ game: toy, header: record.header, entries: record.entries })
  })

  it('may have entries that reveal something, as one that was redacted has', () => {
    const entry = { seq: 1, at: 0, by: 0, action: code('call gold'), reveal: [1, 0] }
    const { header } = sample()
    expect(parseLog(lookup, textOf({ header, entries: [entry] }))).toEqual({ game: toy, header, entries: [entry] })
  })

  it('may end without a line break, and have the line ends of another system', () => {
    const text = textOf(sample())
    expect(parseLog(lookup, text.trimEnd())).toHaveProperty('entries.length', 5)
    expect(parseLog(lookup, text.replaceAll('\n', '\r\n'))).toHaveProperty('entries.length', 5)
  })

  it.each([
    ['nothing at all', '', { line: 1, entry: 0, fault: 'a header must be an object' }],
    ['no JSON', damaged(1, () => 'serai'), { line: 1, entry: 0, fault: 'a header must be an object' }],
    [
      'another form',
      damaged(1, (text) => text.replace('"serai":1', '"serai":2')),
      { line: 1, fault: '"serai" must be 1' },
    ],
    ['another game', damaged(1, (text) => text.replace('"toy"', '"go"')), { line: 1, fault: 'unknown game "go"' }],
    [
      'other rules',
      damaged(1, (text) => text.replace('toy-1', 'toy-0')),
      { line: 1, fault: 'recorded with the rules "toy-0", but this release has "toy-1"' },
    ],
    [
      'impossible options',
      damaged(1, (text) => text.replace('"turnCap":200', '"turnCap":0')),
      { line: 1, entry: 0, fault: 'E_OPTION {"option":"turnCap","min":1,"max":10000}' },
    ],
    ['a surplus field', damaged(1, (text) => text.replace('{', '{"x":1,')), { line: 1, entry: 0 }],
    [
      'a cut line',
      damaged(4, (text) => text.slice(0, 20)),
      { line: 4, entry: 3, fault: 'not JSON: incomplete or damaged' },
    ],
    ['a lost line', damaged(3, () => null), { line: 3, entry: 2, fault: 'expected entry 2, found entry 3' }],
    ['an empty line', damaged(3, () => ''), { line: 3, entry: 2, fault: 'not JSON: incomplete or damaged' }],
    [
      'a header that is too deep to be written again',
      damaged(1, (text) => text.replace('"turnCap":200', `"turnCap":${DEEP}`)),
      { line: 1, entry: 0, fault: 'nested more than 32 levels deep' },
    ],
    [
      'an entry that is',
      damaged(3, (text) => text.replace('"at":', `"x":${DEEP},"at":`)),
      { line: 3, entry: 2, fault: 'nested more than 32 levels deep' },
    ],
    ['a line that is no entry', damaged(3, () => '7'), { line: 3, entry: 2, fault: 'an entry must be an object' }],
    [
      'an entry without a number',
      damaged(3, () => '{"at":0}'),
      { line: 3, entry: 2, fault: '"seq" must be a whole number from 1' },
    ],
    ['an unknown seat', damaged(2, (text) => text.replace('"by":0', '"by":2')), { line: 2, entry: 1 }],
    [
      'an unknown action',
      damaged(6, (text) => text.replace('END', 'FLY')),
      { line: 6, entry: 5, fault: 'unknown action: E_PAYLOAD' },
    ],
  ])('says in which line and entry it is damaged, and how: %s', (_, text, refusal) => {
    expect(parseLog(lookup, text)).toMatchObject({ code: 'E_LOG', ...refusal })
  })

  it('is refused or read whatever letter is changed', () => {
    const text = textOf(sample())
    for (let at = 0; at < text.length; at++) {
      for (const letter of ['', '}', '9', ' ', '"']) {
        const answer = parseLog(lookup, text.slice(0, at) + letter + text.slice(at + 1))
        if ('code' in answer) expect(answer).toMatchObject({ code: 'E_LOG', fault: expect.any(String) })
      }
    }
  })
})

describe('a header', () => {
  const header = sample().header

  it('goes there and back', () => {
    expect(parseHeader(JSON.parse(JSON.stringify(formatHeader(header))))).toEqual(header)
  })

  it.each([
    [{ serai: 2 }, '"serai" must be 1'],
    [{ x: 1 }, 'a header must have exactly the fields serai, game, ruleset, options, seats, start'],
    [{ game: 1 }, '"game" must be a string'],
    [{ ruleset: null }, '"ruleset" must be a string'],
    [{ options: [] }, '"options" must be an object'],
    [{ seats: 'ann' }, '"seats" must be a list of strings'],
    [{ seats: ['ann', 1] }, '"seats" must be a list of strings'],
    [{ start: [] }, '"start" must be an object'],
    [{ fair: {}, x: 1 }, 'a header must have exactly the fields serai, game, ruleset, options, seats, start, fair'],
    [{ fair: {} }, '"fair" must be the table, the commitment (64 hex digits) and a seed for each seat'],
  ])('is refused with %j', (change, fault) => {
    expect(parseHeader({ ...formatHeader(header), ...change })).toEqual({ code: 'E_LOG', entry: 0, fault })
  })
})

describe('an entry', () => {
  it.each<LogEntry>([
    { seq: 1, at: 0, by: 0, action: code('draw') },
    { seq: 2, at: 5, by: CHANCE, action: code('deal hidden') },
    { seq: 3, at: 5, by: 1, action: code('call gold'), reveal: [0, 1] },
    { seq: 3, at: 5, by: 0, action: code('end'), late: true },
    { seq: 3, at: 5, by: 1, action: code('call gold'), late: true, reveal: [0, 1] },
    { seq: 4, at: 5, by: 1, undo: 2 },
  ])('goes there and back: %j', (entry) => {
    expect(parseEntry(toyGame, JSON.parse(JSON.stringify(formatEntry(toyGame, entry))))).toEqual(entry)
  })

  const wire = { seq: 7, at: 0, by: 0, action: { type: 'END' } }
  it.each([
    [null, { fault: 'an entry must be an object' }],
    [[], { fault: 'an entry must be an object' }],
    [{ ...wire, seq: 0 }, { fault: '"seq" must be a whole number from 1' }],
    [{ ...wire, seq: 1.5 }, { fault: '"seq" must be a whole number from 1' }],
    [
      { ...wire, at: -1 },
      { entry: 7, fault: '"at" must be a whole number of milliseconds' },
    ],
    [
      { ...wire, at: '0' },
      { entry: 7, fault: '"at" must be a whole number of milliseconds' },
    ],
    [
      { ...wire, by: 3 },
      { entry: 7, fault: '"by" must be "chance" or a seat below 3' },
    ],
    [
      { ...wire, by: 'spectator' },
      { entry: 7, fault: '"by" must be "chance" or a seat below 3' },
    ],
    [
      { ...wire, note: '' },
      { entry: 7, fault: 'an entry must have exactly the fields seq, at, by, action' },
    ],
    [
      { ...wire, note: '', late: true },
      { entry: 7, fault: 'an entry must have exactly the fields seq, at, by, action, late' },
    ],
    [
      { ...wire, action: { type: 'FLY' } },
      { entry: 7, fault: 'unknown action: E_PAYLOAD' },
    ],
    [
      { ...wire, reveal: 1 },
      { entry: 7, fault: '"reveal" must be a list of numbers' },
    ],
    [
      { ...wire, reveal: [0, '1'] },
      { entry: 7, fault: '"reveal" must be a list of numbers' },
    ],
    [
      { ...wire, late: false },
      { entry: 7, fault: '"late" must be true, and only on an action of a seat' },
    ],
    [
      { ...wire, late: 1 },
      { entry: 7, fault: '"late" must be true, and only on an action of a seat' },
    ],
    [
      { ...wire, by: 'chance', late: true },
      { entry: 7, fault: '"late" must be true, and only on an action of a seat' },
    ],
    [
      { ...wire, undo: 1 },
      { entry: 7, fault: 'an undo must have exactly the fields seq, at, by, undo' },
    ],
    [
      { seq: 7, at: 0, by: 0, undo: 1, late: true },
      { entry: 7, fault: 'an undo must have exactly the fields seq, at, by, undo' },
    ],
    [
      { seq: 7, at: 0, by: 0 },
      { entry: 7, fault: 'an entry must have exactly the fields seq, at, by, action' },
    ],
    [
      { seq: 7, at: 0, by: 'chance', undo: 1 },
      { entry: 7, fault: 'chance cannot undo' },
    ],
    [
      { seq: 7, at: 0, by: 0, undo: -1 },
      { entry: 7, fault: '"undo" must be a whole number' },
    ],
  ])('is refused: %j', (json, refusal) => {
    expect(parseEntry(toyGame, json)).toEqual({ code: 'E_LOG', ...refusal })
  })
})

describe('replay', () => {
  it('leads to the same state, with a record that can go on', () => {
    const record = sample()
    const again = replay(toyGame, record.header, record.entries) as typeof record
    expect(again).toBeInstanceOf(GameRecord)
    expect(toyGame.hash(again.state)).toBe(toyGame.hash(record.state))
    expect(again.entries).toEqual(record.entries)
    expect(again.undo(0, 9)).toEqual({ seq: 6, at: 9, by: 0, undo: 2 })
  })

  it('stops where it is told to', () => {
    const record = sample()
    const again = replay(toyGame, record.header, record.entries, { upTo: 3 }) as typeof record
    expect(again.seq).toBe(3)
    expect(toyGame.hash(again.state)).toBe(toyGame.hash(record.position(3) as typeof record.state))
  })

  const { header, entries } = sample()
  const withEntry = (changed: LogEntry) => entries.map((entry) => (entry.seq === changed.seq ? changed : entry))
  it.each([
    ['another game', { ...header, game: 'go' }, entries, 0, /a log of "go"/],
    [
      'other rules',
      { ...header, ruleset: 'toy-0' },
      entries,
      0,
      /recorded with the rules "toy-0", but this release has "toy-1"/,
    ],
    [
      'an impossible start',
      { ...header, start: { ...header.start, seats: 9 } },
      entries,
      0,
      /invalid start position: E_DESCR/,
    ],
    ['labels missing', { ...header, seats: ['ann'] }, entries, 0, /1 labels for 2 seats/],
    ['a lost entry', header, entries.filter(({ seq }) => seq !== 2), 2, /E_SEQ/],
    ['an illegal action', header, withEntry({ seq: 3, at: 0, by: 0, action: code('play copper') }), 3, /E_NOT_HELD/],
    ['an action out of turn', header, withEntry({ seq: 5, at: 0, by: 1, action: code('end') }), 5, /E_NOT_ACTIVE/],
    [
      'an impossible outcome',
      header,
      withEntry({ seq: 2, at: 0, by: CHANCE, action: code('stolen gold') }),
      2,
      /E_CHANCE/,
    ],
    ['an illegal undo', header, withEntry({ seq: 4, at: 0, by: 0, undo: 1 }), 4, /E_UNDO/],
  ])('says at which entry it fails, and why: %s', (_, badHeader, badEntries, entry, fault) => {
    expect(replay(toyGame, badHeader, badEntries)).toMatchObject({
      code: 'E_LOG',
      entry,
      fault: expect.stringMatching(fault),
    })
  })
})
