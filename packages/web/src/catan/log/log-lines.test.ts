import {
  type ActionType,
  activeSeat,
  type CatanState,
  catan,
  hexesWith,
  makeAction,
  readAction,
  seatOf,
  victimOf,
} from '@serai/catan'
import { type Action, CHANCE, isUndo, SPECTATOR } from '@serai/kernel'
import { type CatanChanges, catanPosition } from '@serai/test-kit/positions'
import { describe, expect, it } from 'vitest'
import { momentsFor, sampleGame } from '../../../test/catan-game.ts'
import { position } from '../../../test/catan-position.ts'
import { act } from '../../../test/catan-scene.ts'
import type { Moment } from '../../table/history.ts'
import type { LogLine } from '../../table/log-line.ts'
import type { Catalogue } from '../../text/catalogue.ts'
import en from '../../text/en/index.ts'
import ru from '../../text/ru/index.ts'
import { catanLogLines, catanUnloggedWords } from './log-lines.tsx'
import { statementsOf } from './statements.ts'

const NAMES = ['Mira', 'Anton', 'Zeynep', 'Lena']
const games = ['b', 'd', 'e'].map((seed) => sampleGame(seed))
const VIEWERS = [SPECTATOR, 0, 1, 2, 3]
const views = games.map((game) => VIEWERS.map((viewer) => ({ viewer, moments: momentsFor(game, viewer) })))
const watched = views.map((seen) => seen[0]!.moments)

/** Said by another line, or known to nobody but the buyer. */
const SILENT: readonly (ActionType | 'undo')[] = ['ROLL_DICE', 'END_TURN', 'STEAL_RANDOM_CARD', 'DRAW']
const kind = ({ entry }: Moment): ActionType | 'undo' => (isUndo(entry) ? 'undo' : readAction(entry.action).type)

/** All but PLAY_VICTORY_POINT, which nobody plays (R102). */
const KINDS: readonly (ActionType | 'undo')[] = [
  'FIRST_PLAYER',
  'PLACE_SETUP_SETTLEMENT',
  'PLACE_SETUP_ROAD',
  'ROLL_DICE',
  'DICE',
  'DISCARD',
  'MOVE_ROBBER',
  'STEAL_RANDOM_CARD',
  'STOLEN',
  'BUILD_ROAD',
  'BUILD_SETTLEMENT',
  'UPGRADE_TO_CITY',
  'BUY_DEVELOPMENT_CARD',
  'DRAW',
  'PLAY_KNIGHT',
  'PLAY_ROAD_BUILDING',
  'PLAY_YEAR_OF_PLENTY',
  'PLAY_MONOPOLY',
  'TRADE_WITH_BANK',
  'PROPOSE_TRADE',
  'COUNTER_TRADE',
  'ACCEPT_TRADE',
  'REJECT_TRADE',
  'CONFIRM_TRADE',
  'CANCEL_TRADE',
  'END_TURN',
  'RESIGN',
  'undo',
]

it('the games have every kind of entry', () => {
  const kinds = new Set(watched.flat().map(kind))
  expect([...kinds].sort()).toEqual([...KINDS].sort())
})

it('every entry that says something new has a line', () => {
  for (const moments of watched) {
    moments.forEach((moment, index) => {
      const owes = () => seatOf(moment.after as CatanState, moment.entry.by).owes > 0
      const isSilent = SILENT.includes(kind(moment)) || (kind(moment) === 'DISCARD' && owes())
      if (!isSilent) expect(statementsOf(moments, index).length, kind(moment)).toBeGreaterThan(0)
    })
  }
})

describe.each([
  ['English', en],
  ['Russian', ru],
])('%s', (_, texts) => {
  it.each([0, 1, 2])('game %i reads well for everybody', (game) => {
    for (const { viewer, moments } of views[game]!) {
      const seat = viewer === SPECTATOR ? null : viewer
      const lines = catanLogLines(moments, NAMES, seat, texts)
      expect(lines.length).toBeGreaterThan(200)
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
      const odd = lines.filter(({ text }) => /[{}]|undefined|NaN| {2}|[:,] ?$|^\s|\s$| [:,]/.test(text))
      expect(odd).toEqual([])
    }
  })
})

describe('what a roll did not bring', () => {
  const SIX = makeAction({ type: 'DICE', a: 2, b: 4 })
  /** The first hex of a six with two seats beside it: a settlement of seat 0, a city of seat 1. */
  function rolled(changes: (hex: number) => CatanChanges): string[] {
    const start = position({ stage: 'roll_or_play_knight' })
    act(start, 0, makeAction({ type: 'ROLL_DICE' }))
    const [hex, twin] = hexesWith(start, 6)
    const yields = { [twin!]: [0, 0, 0, 0], [hex!]: [1, 2, 0, 0] }
    const before = catanPosition(catanPosition(start, { yields }), changes(hex!))
    const after = catan.clone(before)
    catan.apply(after, CHANCE, SIX)
    return catanLogLines([{ entry: { seq: 1, at: 0, by: CHANCE, action: SIX }, before, after }], NAMES, 0, en).map(
      ({ text }) => text,
    )
  }

  it('is nothing where the bank has enough and the robber is elsewhere', () => {
    expect(rolled(() => ({}))).toEqual(['You rolled 6', 'You got 1 brick', 'Anton got 2 brick'])
  })

  it('the robber kept', () => {
    const lines = rolled((robber) => ({ robber }))
    expect(lines).toEqual([
      'You rolled 6',
      'Nobody got any resources',
      'The robber cost you 1 brick',
      'The robber cost Anton 2 brick',
    ])
  })

  it('the bank did not have, for two or for one', () => {
    expect(rolled(() => ({ bank: 2 }))).toEqual([
      'You rolled 6',
      'Nobody got any resources',
      'The bank ran out: you went without 1 brick',
      'The bank ran out: Anton went without 2 brick',
    ])
    const one = rolled((hex) => ({ bank: 1, yields: { [hex]: [0, 2, 0, 0] } }))
    expect(one).toEqual(['You rolled 6', 'Anton got 1 brick', 'The bank ran out: Anton went without 1 brick'])
  })
})

it('stolen and drawn cards are named to those alone who saw them', () => {
  for (const { viewer, moments } of views.flat()) {
    moments.forEach((moment, index) => {
      const before = moment.before as CatanState
      const [active, victim] = [activeSeat(before), victimOf(before)]
      for (const { sentence } of statementsOf(moments, index)) {
        if (sentence === 'drew') expect(viewer).toBe(active)
        if (sentence === 'stoleKnown') expect([active, victim]).toContain(viewer)
        if (sentence === 'stole') expect([active, victim]).not.toContain(viewer)
      }
    })
  }
})

it('the cards of a discard are one line, whatever was taken back on the way', () => {
  const told = watched.flatMap((moments) => moments.flatMap((_, index) => statementsOf(moments, index)))
  const discards = told.filter(({ sentence }) => sentence === 'discarded')
  expect(discards.length).toBeGreaterThan(0)
  for (const { resources } of discards)
    expect(resources!.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(4)
})

it('a new moment leaves the lines of the others as they are', () => {
  const moments = watched[0]!
  const before = catanLogLines(moments.slice(0, -20), NAMES, null, en)
  const after = catanLogLines([...moments], NAMES, null, en)
  expect(before.every((line, i) => line === after[i])).toBe(true)
  expect(after.length).toBeGreaterThan(before.length)
})

describe('what the server did for a seat', () => {
  const late = (moments: readonly Moment[]): Moment[] =>
    moments.map((moment) => (isUndo(moment.entry) ? moment : { ...moment, entry: { ...moment.entry, late: true } }))
  const told = (moments: readonly Moment[]) => moments.flatMap((_, index) => statementsOf(moments, index))

  it('is told once in a turn, before anything else of it', () => {
    const moments = watched[0]!
    const ends = moments.flatMap((moment, index) => (kind(moment) === 'END_TURN' ? [index] : []))
    const turn = late(moments.slice(ends[0]! + 1, ends[1]! + 1))
    const seat = activeSeat(turn[0]!.before as CatanState)
    const events = told(turn).filter(({ sentence }) => sentence === 'outOfTime')
    expect(events.filter((event) => event.seat === seat)).toHaveLength(1)
    expect(told(turn)[0]).toEqual({ sentence: 'outOfTime', seat, icon: 'clock' })
    expect(catanLogLines(turn, NAMES, seat, en)[0]?.text).toBe('You ran out of time: the server played for you')
  })

  it('is a line also where the action itself says nothing', () => {
    const end = watched[0]!.find((moment) => kind(moment) === 'END_TURN')!
    expect(told([end])).toEqual([])
    expect(told(late([end]))).toEqual([{ sentence: 'outOfTime', seat: end.entry.by, icon: 'clock' }])
  })

  it('is a no of its own kind where somebody said nothing to an offer', () => {
    const refusal = watched.flat().find((moment) => kind(moment) === 'REJECT_TRADE')!
    expect(told([refusal])).toEqual([{ sentence: 'refused', seat: refusal.entry.by }])
    expect(told(late([refusal]))).toEqual([{ sentence: 'silent', seat: refusal.entry.by }])
  })
})

it('every turn begins with its number', () => {
  const turns = catanLogLines(watched[0]!, NAMES, null, en).flatMap(({ turn }) => turn ?? [])
  expect(turns.slice(0, 3)).toEqual([1, 2, 3])
  expect(new Set(turns).size).toBe(turns.length)
})

it('an award that changes hands names both, and me as me', () => {
  const before = catanPosition(position(), { longestRoad: 2 })
  const after = catanPosition(before, { longestRoad: 1, roadLengths: { 1: 7 } })
  const action = makeAction({ type: 'BUILD_ROAD', edge: 0 })
  const moment = { entry: { seq: 1, at: 0, by: 1, action }, before, after }
  const last = (viewer: number | null) => catanLogLines([{ ...moment }], NAMES, viewer, en).at(-1)
  expect(last(0)).toMatchObject({ icon: 'crown', seat: 1, text: 'Anton took Longest Road from Zeynep with 7 roads' })
  expect(last(2)?.text).toBe('Anton took Longest Road from you with 7 roads')
})

it('what I got is a whole sentence about me', () => {
  const { viewer, moments } = views[0]![1]!
  const said = (texts: Catalogue) => catanLogLines(moments, NAMES, viewer, texts).map(({ text }) => text)
  expect(said(ru).find((text) => text.startsWith('Вы получаете'))).toMatch(/ \d+ (дерев|кирпич|овц|овец|пшениц|руд)/)
  expect(said(ru).filter((text) => text.includes('|'))).toEqual([])
  expect(said(en).find((text) => text.startsWith('You got'))).toMatch(/ \d+ (wood|brick|sheep|wheat|ore)/)
})

describe('an award that another than its new holder moves', () => {
  const build = makeAction({ type: 'BUILD_SETTLEMENT', vertex: 0 })
  const resign = makeAction({ type: 'RESIGN' })
  /** What Lena did, as `viewer` reads its last line. */
  function told(
    action: Action,
    from: CatanChanges,
    to: CatanChanges,
    viewer: number | null,
    texts: Catalogue = en,
  ): LogLine | undefined {
    const before = catanPosition(position(), from)
    const after = catanPosition(before, to)
    return catanLogLines([{ entry: { seq: 1, at: 0, by: 3, action }, before, after }], NAMES, viewer, texts).at(-1)
  }

  it.each<[string, Action, CatanChanges, CatanChanges, readonly [string, string, string]]>([
    [
      'a road that is broken',
      build,
      { longestRoad: 1 },
      { longestRoad: null },
      [
        'Anton lost Longest Road; nobody has it now',
        'You lost Longest Road; nobody has it now',
        'Anton теряет самый длинный торговый путь, теперь его нет ни у кого',
      ],
    ],
    [
      'a road that is broken, with a successor',
      build,
      { longestRoad: 1 },
      { longestRoad: 2, roadLengths: { 2: 6 } },
      [
        'Anton lost Longest Road; Zeynep has it now, with 6 roads',
        'You lost Longest Road; Zeynep has it now, with 6 roads',
        'Anton теряет самый длинный торговый путь, его получает Zeynep, 6',
      ],
    ],
    [
      'an army that nobody has any more',
      resign,
      { largestArmy: 1 },
      { largestArmy: null },
      [
        'Anton lost Largest Army; nobody has it now',
        'You lost Largest Army; nobody has it now',
        'Anton теряет самое большое войско, теперь его нет ни у кого',
      ],
    ],
    [
      'an army, with a successor',
      resign,
      { largestArmy: 1 },
      { largestArmy: 2, playedCards: { 2: { knight: 3 } } },
      [
        'Anton lost Largest Army; Zeynep has it now, with 3 Knights',
        'You lost Largest Army; Zeynep has it now, with 3 Knights',
        'Anton теряет самое большое войско, его получает Zeynep, 3',
      ],
    ],
  ])('names who lost it: %s', (_, action, from, to, [others, mine, russian]) => {
    expect(told(action, from, to, 0)).toMatchObject({ icon: 'crown', seat: 1, text: others })
    expect(told(action, from, to, 1)?.text).toBe(mine)
    expect(told(action, from, to, null, ru)?.text).toBe(russian)
  })

  it('names who has it, where nobody had', () => {
    const none: CatanChanges = { longestRoad: null, largestArmy: null }
    const road: CatanChanges = { longestRoad: 1, roadLengths: { 1: 5 } }
    const army: CatanChanges = { largestArmy: 1, playedCards: { 1: { knight: 3 } } }
    expect(told(build, none, road, 0)).toMatchObject({ seat: 1, text: 'Anton has Longest Road now, with 5 roads' })
    expect(told(build, none, road, 1)?.text).toBe('You have Longest Road now, with 5 roads')
    expect(told(build, none, road, 0, ru)?.text).toBe('Anton: теперь самый длинный торговый путь, 5')
    expect(told(resign, none, army, 0)?.text).toBe('Anton has Largest Army now, with 3 Knights')
    expect(told(resign, none, army, 1)?.text).toBe('You have Largest Army now, with 3 Knights')
    expect(told(resign, none, army, 1, ru)?.text).toBe('Самое большое войско теперь у вас, 3')
  })
})

it('an offer to me alone says so', () => {
  const before = position({ active: 1, hands: { 1: [0, 1, 0, 0, 0] } })
  const action = makeAction({ type: 'PROPOSE_TRADE', to: 0b0001, give: [0, 1, 0, 0, 0], want: [1, 0, 0, 0, 0] })
  const moment = { entry: { seq: 1, at: 0, by: 1, action }, before, after: before }
  const text = (viewer: number) => catanLogLines([{ ...moment }], NAMES, viewer, en).at(-1)?.text
  expect([text(0), text(2)]).toEqual(['Anton offered you 1 brick for 1 wood', 'Anton offered Mira 1 brick for 1 wood'])
})

it('an offer to me and another says so in the case of the language', () => {
  const before = position({ active: 1, hands: { 1: [0, 1, 0, 0, 0] } })
  const action = makeAction({ type: 'PROPOSE_TRADE', to: 0b0101, give: [0, 1, 0, 0, 0], want: [1, 0, 0, 0, 0] })
  const moment = { entry: { seq: 1, at: 0, by: 1, action }, before, after: before }
  const text = catanLogLines([moment], NAMES, 0, ru).at(-1)?.text
  expect(text).toMatch(/, кому: вы и Zeynep$/)
})

it.each([SPECTATOR, 0])('has words for every step without a line, as %i sees it', (viewer) => {
  const seat = viewer === SPECTATOR ? null : viewer
  const moments = momentsFor(games[0]!, viewer)
  const silent = moments.filter((_, index) => statementsOf(moments, index).length === 0)
  const words = silent.map((moment) => catanUnloggedWords(moment, NAMES, seat, en))
  const who = seat === null ? 'Mira' : 'You'
  expect(words).not.toContain(null)
  expect(words).toContain(`${who} took the dice`)
  expect(words).toContain(`${who} ended the turn`)
  expect(words.filter((text) => /[{}]|undefined/.test(text!))).toEqual([])
})
