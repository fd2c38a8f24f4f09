import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catan } from '@serai/catan'
import {
  type AnyGame,
  formatLog,
  type Json,
  type JsonObject,
  type Log,
  parseLog,
  type Random,
  revealLog,
} from '@serai/kernel'
import { narde } from '@serai/narde'
import { soaked } from '@serai/test-kit'
import { afterAll, describe, expect, it } from 'vitest'
import { COMMITMENT, fairLog, type People, SECRET } from '../../test/fair-log.ts'

// The Python of docs/fair-dice.md is a second implementation, made from the text: it must roll the same dice.

const root = new URL('../../../../', import.meta.url)
const program = new URL('examples/fair-dice/check_dice.py', root)

const folder = mkdtempSync(join(tmpdir(), 'serai-by-hand-'))
afterAll(() => rmSync(folder, { recursive: true }))

function check(text: string, ...more: string[]) {
  const path = join(folder, 'game.ndjson')
  writeFileSync(path, text)
  const { status, stdout, stderr } = spawnSync('python3', [fileURLToPath(program), path, ...more])
  return { status, out: stdout.toString(), err: stderr.toString().replace(path, 'FILE') }
}

/** A random answer to an offer with another one. */
function counter(legal: readonly Json[], random: Random): Json {
  const offer = (legal as readonly JsonObject[]).find(({ type }) => type === 'REJECT_TRADE')
  const resources = ['wood', 'brick', 'sheep', 'wheat', 'ore']
  const [give, want] = [0, 0].map(() => ({ [resources[random.below(5)]!]: 1 + random.below(2) }))
  return offer ? { type: 'COUNTER_TRADE', tradeId: offer.tradeId!, give: give!, want: want! } : null
}

const restless: People = { isRestless: true, invent: counter }
const [forCatan, forNarde] = [catan, narde] as unknown as readonly [AnyGame, AnyGame]

const GAMES: readonly [title: string, game: AnyGame, seats: number, wishes: JsonObject][] = [
  ['catan', forCatan, 4, {}],
  ['catan of three on shuffled numbers', forCatan, 3, { board: 'random' }],
  ['catan of four as beginners', forCatan, 4, { board: 'beginner' }],
  ['catan of three as beginners', forCatan, 3, { board: 'beginner', victoryPoints: 20 }],
  ['long-narde', forNarde, 2, {}],
  ['long-narde, a match', forNarde, 2, { matchPoints: 5, opening: 'reroll' }],
  ['long-narde, a match with draws', forNarde, 2, { matchPoints: 3, scoring: 'winlosstie', lastRoll: 'second-player' }],
]

describe.each(GAMES)('%s', (_, game, seats, wishes) => {
  it.each(Array.from({ length: soaked(2) }, (_, i) => i + 1))('is found true: game %i', (seed) => {
    const text = fairLog(game, seats, 2500, seed, { ...restless, wishes })
    const chance = text.split('"chance"').length - 1
    expect(chance).toBeGreaterThan(20)
    expect(check(text, COMMITMENT)).toEqual({
      status: 0,
      out: `verified: ${text.split('\n').length - 3} entries; all ${chance} random outcomes match the commitment\n`,
      err: '',
    })
  })
})

it('plays all that moves cards', () => {
  const text = GAMES.slice(0, 4)
    .map(([, game, seats, wishes]) => fairLog(game, seats, 2500, 1, { ...restless, wishes }))
    .join('')
  const kinds = [
    'STOLEN',
    'DRAW',
    'TRADE_WITH_BANK',
    'COUNTER_TRADE',
    'ACCEPT_TRADE',
    'CONFIRM_TRADE',
    'DISCARD',
    'RESIGN',
  ]
  for (const kind of kinds) expect(text).toContain(`"type":"${kind}"`)
  for (const card of ['monopoly', 'year_of_plenty', 'road_building']) {
    expect(text).toContain(`"type":"PLAY_DEVELOPMENT_CARD","card":"${card}"`)
  }
  expect(text).toContain('"undo"')
})

type Lines = [JsonObject, ...JsonObject[]]
type Entry = JsonObject & { readonly seq: number; readonly action: JsonObject }

/** The log with something changed in it, and hashes to match. */
function forged(game: AnyGame, seats: number, change: (lines: Lines) => void): string {
  const lines = fairLog(game, seats, 2500).trim().split('\n')
  const json = lines.map((line) => JSON.parse(line)) as Lines
  change(json)
  const { header, entries } = parseLog(() => game, json.map((line) => JSON.stringify(line)).join('\n')) as Log
  return formatLog(game, header, entries, revealLog(game, header, entries, SECRET))
}

const other =
  <T>(one: T, two: T) =>
  (now: T) =>
    now === one ? two : one

it.each([
  ['a roll', 'long-narde', 'DICE', { a: other(6, 5), b: other(1, 1) }],
  ['the opening', 'long-narde', 'OPENING', { a: other(6, 5), b: other(1, 1) }],
  ['a roll', 'catan', 'DICE', { a: other(6, 5) }],
  ['the first player', 'catan', 'FIRST_PLAYER', { seat: other(0, 1) }],
  ['a card', 'catan', 'DRAW', { card: other('knight', 'monopoly') }],
  ['a stolen card', 'catan', 'STOLEN', { resource: other('wood', 'ore') }],
] as const)('finds %s of %s that was changed', (_, id, type, fields) => {
  let seq = 0
  const game = id === 'catan' ? forCatan : forNarde
  const text = forged(game, game.seats.table.min, (lines) => {
    const { action, ...entry } = lines.filter((line) => (line as Entry).action?.type === type).at(-1) as Entry
    seq = entry.seq
    const changed = Object.entries(fields).map(([field, change]) => [field, change(action[field] as never)])
    lines[seq] = { ...entry, action: { ...action, ...Object.fromEntries(changed) } }
  })
  expect(check(text)).toMatchObject({
    status: 1,
    out: expect.stringContaining(`forged, entry ${seq}: the secret gives `),
  })
})

it('finds a board that was not drawn', () => {
  const text = forged(forCatan, 3, ([header]) => {
    const { hexes } = (
      header as unknown as { start: { board: { hexes: { terrain: string; number: number | null }[] } } }
    ).start.board
    const [one, other] = hexes.filter(({ number }) => number !== null)
    ;[one!.number, other!.number] = [other!.number, one!.number]
  })
  expect(check(text)).toMatchObject({
    status: 1,
    out: 'forged, the header: the board does not follow from the secret\n',
  })
})

it('finds an entry that is not the one of the hashes, and another commitment', () => {
  const text = fairLog(forNarde, 2, 400)
  expect(check(text.replace('"seq":7,"at":', '"seq":7,"at":1'))).toMatchObject({
    status: 1,
    out: 'forged, entry 7: it does not match its hash\n',
  })
  expect(check(text, COMMITMENT.replace(/./, 'x'))).toMatchObject({
    status: 1,
    out: 'forged, the header: the commitment differs from the one shown before the game\n',
  })
})

it.each([
  ['a log that is cut off', fairLog(forNarde, 2, 100).replace(/\{"reveal".*\n$/, '')],
  ['no log', 'Good morning\n'],
])('says that it cannot check %s', (_, text) => {
  expect(check(text)).toEqual({
    status: 2,
    out: '',
    err: 'FILE cannot be checked: it is not the log of a finished game at a server\n',
  })
})

it('the document shows the program as it is', () => {
  const document = readFileSync(new URL('docs/fair-dice.md', root), 'utf8')
  const [, listing] = /```python\n([\s\S]*?)```/.exec(document)!
  expect(readFileSync(program, 'utf8')).toContain(listing)
})
