import { actions, type CatanState, catan, kindOf, layout, offer } from '@serai/catan'
import { isUndo, SPECTATOR } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { momentsFor, sampleGame } from '../../../test/catan-game.ts'
import { act } from '../../../test/catan-scene.ts'
import type { Moment } from '../../table/history.ts'
import en from '../../text/en/index.ts'
import ru from '../../text/ru/index.ts'
import { position } from '../view/position.ts'
import { handChanges } from './hand-changes.ts'
import { catanLogLines } from './log-lines.tsx'
import { tell } from './tell.ts'

const NAMES = ['Mira', 'Anton', 'Zeynep', 'Lena']
const games = ['b', 'd', 'e'].map((seed) => sampleGame(seed))
const VIEWERS = [SPECTATOR, 0, 1, 2, 3]
const views = games.map((game) => VIEWERS.map((viewer) => ({ viewer, moments: momentsFor(game, viewer) })))
const watched = views.map((seen) => seen[0]!.moments)

/** Said by another line, or known to nobody but the buyer. */
const SILENT: readonly actions.Kind[] = ['ROLL_DICE', 'END_TURN', 'STEAL_RANDOM_CARD', 'DRAW']
const kind = ({ entry }: Moment): actions.Kind | 'undo' => (isUndo(entry) ? 'undo' : kindOf(entry.action))

it('the games have every kind of entry', () => {
  const kinds = new Set(watched.flat().map(kind))
  expect(actions.KINDS.filter((one) => !kinds.has(one))).toEqual(['PLAY_VICTORY_POINT'])
  expect(kinds).toContain('undo')
})

it('every entry that says something new has a line', () => {
  for (const moments of watched) {
    moments.forEach((moment, index) => {
      const owes = !isUndo(moment.entry) && (moment.after as CatanState)[layout.OWES + moment.entry.by]! > 0
      const isSilent = SILENT.includes(kind(moment) as actions.Kind) || (kind(moment) === 'DISCARD' && owes)
      if (!isSilent) expect(tell(moments, index).length, kind(moment)).toBeGreaterThan(0)
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

it('what goes over the table is told exactly to who sees no hand', () => {
  const hands = (state: unknown): number[] => [...(state as CatanState).subarray(layout.HAND, layout.HAND + 20)]
  games.forEach((game, i) => {
    const open = momentsFor(game, null)
    for (const [index, moment] of watched[i]!.entries()) {
      if (isUndo(moment.entry) || ['STOLEN', 'RESIGN'].includes(kind(moment))) continue
      const before = hands(open[index]!.before)
      const change = hands(open[index]!.after).map((count, at) => count - before[at]!)
      expect(handChanges(moment).flat(), `${kind(moment)} at ${index + 1}`).toEqual(change)
    }
  })
})

describe('what a roll did not bring', () => {
  const SIX = actions.DICE + 6 * 1 + 3
  /** The first hex of a six with two seats beside it: a settlement of seat 0, a city of seat 1. */
  function rolled(change: (state: CatanState, hex: number) => void): string[] {
    const before = position({ stage: 'roll_or_play_knight' })
    act(before, 0, actions.ROLL_DICE)
    const hex = before[layout.NUMBER_HEXES + 12]!
    const twin = before[layout.NUMBER_HEXES + 13]!
    before.fill(0, layout.YIELD + 4 * twin, layout.YIELD + 4 * twin + 4)
    before.set([1, 2, 0, 0], layout.YIELD + 4 * hex)
    change(before, hex)
    const after = catan.clone(before)
    catan.apply(after, -1, SIX)
    return catanLogLines([{ entry: { seq: 1, at: 0, by: -1, action: SIX }, before, after }], NAMES, 0, en).map(
      ({ text }) => text,
    )
  }

  it('is nothing where the bank has enough and the robber is elsewhere', () => {
    expect(rolled(() => {})).toEqual(['You rolled 6', 'You got 1 brick', 'Anton got 2 brick'])
  })

  it('the robber kept', () => {
    const lines = rolled((state, hex) => state.fill(hex, layout.ROBBER, layout.ROBBER + 1))
    expect(lines).toEqual([
      'You rolled 6',
      'Nobody got anything',
      'The robber kept 1 brick from you',
      'The robber kept 2 brick from Anton',
    ])
  })

  it('the bank did not have, for two or for one', () => {
    expect(rolled((state) => state.fill(2, layout.BANK, layout.BANK + 5))).toEqual([
      'You rolled 6',
      'Nobody got anything',
      'The bank had too little: you missed 1 brick',
      'The bank had too little: Anton missed 2 brick',
    ])
    const one = rolled((state, hex) => {
      state.fill(1, layout.BANK, layout.BANK + 5)
      state.fill(0, layout.YIELD + 4 * hex, layout.YIELD + 4 * hex + 1)
    })
    expect(one).toEqual(['You rolled 6', 'Anton got 1 brick', 'The bank had too little: Anton missed 1 brick'])
  })
})

it('stolen and drawn cards are named to those alone who saw them', () => {
  for (const { viewer, moments } of views.flat()) {
    moments.forEach((moment, index) => {
      const before = moment.before as CatanState
      const [active, victim] = [before[layout.ACTIVE], before[layout.VICTIM]]
      for (const { sentence } of tell(moments, index)) {
        if (sentence === 'drew') expect(viewer).toBe(active)
        if (sentence === 'stoleKnown') expect([active, victim]).toContain(viewer)
        if (sentence === 'stole') expect([active, victim]).not.toContain(viewer)
      }
    })
  }
})

it('the cards of a discard are one line, whatever was taken back on the way', () => {
  const told = watched.flatMap((moments) => moments.flatMap((_, index) => tell(moments, index)))
  const discards = told.filter(({ sentence }) => sentence === 'discarded')
  expect(discards.length).toBeGreaterThan(0)
  for (const { goods } of discards) expect(goods!.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(4)
})

it('a new moment leaves the lines of the others as they are', () => {
  const moments = watched[0]!
  const before = catanLogLines(moments.slice(0, -20), NAMES, null, en)
  const after = catanLogLines([...moments], NAMES, null, en)
  expect(before.every((line, i) => line === after[i])).toBe(true)
  expect(after.length).toBeGreaterThan(before.length)
})

describe('what the house did for a seat', () => {
  const late = (moments: readonly Moment[]): Moment[] =>
    moments.map((moment) => (isUndo(moment.entry) ? moment : { ...moment, entry: { ...moment.entry, late: true } }))
  const told = (moments: readonly Moment[]) => moments.flatMap((_, index) => tell(moments, index))

  it('is told once in a turn, before anything else of it', () => {
    const moments = watched[0]!
    const ends = moments.flatMap((moment, index) => (kind(moment) === 'END_TURN' ? [index] : []))
    const turn = late(moments.slice(ends[0]! + 1, ends[1]! + 1))
    const seat = (turn[0]!.before as CatanState)[layout.ACTIVE]!
    const events = told(turn).filter(({ sentence }) => sentence === 'outOfTime')
    expect(events.filter((event) => event.seat === seat)).toHaveLength(1)
    expect(told(turn)[0]).toEqual({ sentence: 'outOfTime', seat, icon: 'clock' })
    expect(catanLogLines(turn, NAMES, seat, en)[0]?.text).toBe('You ran out of time: the house plays on')
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
  const before = position()
  const after = catan.clone(before)
  before[layout.LONGEST_ROAD] = 2
  after[layout.LONGEST_ROAD] = 1
  after[layout.ROAD_LENGTH + 1] = 7
  const moment = { entry: { seq: 1, at: 0, by: 1, action: actions.BUILD_ROAD }, before, after }
  const last = (viewer: number | null) => catanLogLines([{ ...moment }], NAMES, viewer, en).at(-1)
  expect(last(0)).toMatchObject({ icon: 'crown', seat: 1, text: 'Anton took Longest Road with 7 from Zeynep' })
  expect(last(2)?.text).toBe('Anton took Longest Road with 7 from you')
})

it('an offer to me alone says so', () => {
  const before = position({ active: 1, hands: { 1: [0, 1, 0, 0, 0] } })
  const action = offer.proposeTrade({ to: 0b0001, give: [0, 1, 0, 0, 0], want: [1, 0, 0, 0, 0] })
  const moment = { entry: { seq: 1, at: 0, by: 1, action }, before, after: before }
  const text = (viewer: number) => catanLogLines([{ ...moment }], NAMES, viewer, en).at(-1)?.text
  expect([text(0), text(2)]).toEqual(['Anton offered you 1 brick for 1 wood', 'Anton offered Mira 1 brick for 1 wood'])
})

it('an offer to me and another says so in the case of the language', () => {
  const before = position({ active: 1, hands: { 1: [0, 1, 0, 0, 0] } })
  const action = offer.proposeTrade({ to: 0b0101, give: [0, 1, 0, 0, 0], want: [1, 0, 0, 0, 0] })
  const moment = { entry: { seq: 1, at: 0, by: 1, action }, before, after: before }
  const text = catanLogLines([moment], NAMES, 0, ru).at(-1)?.text
  expect(text).toMatch(/, кому: вам и Zeynep$/)
})
