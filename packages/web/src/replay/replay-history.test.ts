import { catan } from '@serai/catan'
import { type AnyGame, CHANCE, isUndo } from '@serai/kernel'
import { CONFIRM, gamesOver, type NardeState, narde, openingAction, RESIGN, stageOf, turnsOver } from '@serai/narde'
import { describe, expect, it } from 'vitest'
import { playFair } from '../../test/fair-game.ts'
import { play } from '../../test/narde-actions.ts'
import { part as catanPart } from '../catan/screens.ts'
import { part as nardePart } from '../narde/screens.ts'
import english from '../text/en/index.ts'
import {
  hidesAnything,
  historyOf,
  momentOf,
  positionAt,
  stepAt,
  stepWords,
  stopsOf,
  turnStart,
  turnStep,
  turnsOf,
} from './replay-history.ts'

const game: AnyGame = catan
const log = playFair(game, 3, 'to look at again')
const open = historyOf(log, null)
const steps = open.moments.length

describe('a replay', () => {
  it('shows everything when it is open', () => {
    expect(game.viewer(positionAt(open, 0))).toBeNull()
    expect(steps).toBe(log.entries.length)
    expect(game.toAct(positionAt(open, steps)).kind).toBe('over')
  })

  it('shows what a seat may know at each step', () => {
    const mine = historyOf(log, 2)
    for (const step of [0, Math.floor(steps / 3), steps]) {
      const expected = game.redact(positionAt(open, step), 2)
      expect(game.hash(positionAt(mine, step))).toBe(game.hash(expected))
    }
  })

  it('knows where nothing is hidden', () => {
    expect(hidesAnything(log)).toBe(true)
    expect(hidesAnything(playFair(narde, 2, 'open to all'))).toBe(false)
  })

  it.each([
    ['Catan', open, catanPart.logLines],
    ['Narde', historyOf(playFair(narde, 2, 'lines'), 0), nardePart.logLines],
  ] as const)('finds the moment of a line of the log: %s', (_, { moments }, linesOf) => {
    const names = ['Ann', 'Bob', 'Cem']
    const told = linesOf(moments, names, null, english)
    const { key } = told[Math.floor(told.length / 2)]!
    const keysAt = (step: number) => linesOf(moments.slice(0, step), names, null, english).map((line) => line.key)
    expect(keysAt(momentOf(key))).toContain(key)
    expect(keysAt(momentOf(key) - 1)).not.toContain(key)
  })
})

it('finds the step of a moment, or of the next one where it has none', () => {
  const stops = [0, 1, 2, 4, 5]
  expect([0, 2, 3, 4, 5, 9].map((moments) => stepAt(stops, moments))).toEqual([0, 2, 3, 3, 4, 4])
})

it('goes past the ends of turns in Narde, but not past a turn without a move', () => {
  const history = historyOf(playFair(narde, 2, 'lines'), 0)
  const stops = stopsOf(history, nardePart.showsNothing)
  const last = history.moments.length
  const isEndOfTurn = (at: number) => {
    const { entry } = history.moments[at - 1]!
    return !isUndo(entry) && entry.action === CONFIRM
  }
  const isPass = (at: number) => isEndOfTurn(at) && history.moments[at - 2]!.entry.by === CHANCE
  const skipped = Array.from({ length: last }, (_, index) => index + 1).filter((at) => !stops.includes(at))
  expect(skipped.length).toBeGreaterThan(20)
  expect(skipped.every((at) => isEndOfTurn(at) && !isPass(at))).toBe(true)
  expect(stops.slice(1).every((at) => !isEndOfTurn(at) || isPass(at))).toBe(true)
  expect(stops.at(-1)).toBe(last)
})

const island = historyOf(playFair(catan, 3, 'to look at again'), null)
const match = historyOf(playFair(narde, 2, 'a match to draw', { matchPoints: 3 }), null)

describe('a turn of Catan', () => {
  const turns = turnsOf(island, catanPart)
  const { game, moments } = island

  it('begins for good where the one before ended', () => {
    expect(moments.some(({ entry }) => isUndo(entry))).toBe(true)
    expect(turnStart(turns, { game: 0, turn: 0 })).toBe(0)
    for (let turn = 1; turn <= game.turnCount(island.state); turn++) {
      const start = turnStart(turns, { game: 0, turn })
      expect(game.turnCount(positionAt(island, start - 1))).toBe(turn - 1)
      expect(moments.slice(start).every(({ after }) => game.turnCount(after) >= turn)).toBe(true)
      expect(turns[start]).toEqual({ game: 0, turn })
    }
  })

  it('leads to the next and back to its own begin, and no farther than the ends', () => {
    const stops = stopsOf(island)
    const last = stops.length - 1
    const middle = Math.floor(last / 2)
    const next = turnStep(turns, stops, middle, 1)
    expect(next).toBeGreaterThan(middle)
    expect(game.turnCount(positionAt(island, next))).not.toBe(game.turnCount(positionAt(island, next - 1)))
    expect(turnStep(turns, stops, next, -1)).toBeLessThanOrEqual(middle)
    expect(turnStep(turns, stops, last, 1)).toBe(last)
    expect(turnStep(turns, stops, 0, -1)).toBe(0)
  })
})

describe('a turn of Narde', () => {
  const turns = turnsOf(match, nardePart)
  const stops = stopsOf(match, nardePart.showsNothing)
  const at = (moments: number) => positionAt(match, moments) as NardeState
  const games = nardePart.gameStarts!(match.moments)

  it.each(games.map((start, game) => [game + 1, start, game]))(
    'begins with its dice on the board, none of them played: game %i',
    (_, start, game) => {
      const before = turnsOver(at(Math.max(0, start - 1)))
      const last = turns.findLast((one) => one.game === game)!.turn
      expect(last).toBeGreaterThan(20)
      expect(turnStart(turns, { game, turn: 0 })).toBe(start)
      for (let turn = 1; turn <= last; turn++) {
        const shown = stops[stepAt(stops, turnStart(turns, { game, turn }))]!
        expect(match.moments[shown - 1]!.entry.by).toBe(CHANCE)
        expect(stageOf(at(shown))).toBe('move')
        expect(turnsOver(at(shown)) - before).toBe(turn - 1)
        expect(gamesOver(at(shown))).toBe(game)
        expect(turns[shown]).toEqual({ game, turn })
      }
    },
  )

  it('keeps its number when it is given up, and the next game begins anew', () => {
    const moments = play(
      [
        [CHANCE, openingAction(5, 3)],
        [0, RESIGN],
        [CHANCE, openingAction(4, 2)],
        [0, RESIGN],
      ],
      { matchPoints: 3 },
    )
    const given = turnsOf({ game: match.game, start: moments[0]!.before, moments }, nardePart)
    expect(given.map(({ game, turn }) => [game, turn])).toEqual([
      [0, 0],
      [0, 1],
      [0, 1],
      [1, 1],
      [1, 1],
    ])
    expect(turnStart(given, { game: 0, turn: 1 })).toBe(1)
    expect(turnStep(given, [0, 1, 2, 3, 4], 1, 1)).toBe(3)
  })

  it('leads to the next and back', () => {
    const first = turnStep(turns, stops, 0, 1)
    expect(turnStep(turns, stops, turnStep(turns, stops, first, 1), -1)).toBe(first)
  })
})

const line = (key: string, text: string) => ({ key, seat: null, parts: text, text })
const rolled = line('7', 'Mira rolled 8')

describe('the words of a step', () => {
  it('are all that it added', () => {
    const gains = [line('7-0', 'Mira got 1 wheat'), line('7-1', 'Anton got 3 brick')]
    expect(stepWords([], [rolled, ...gains], null)).toBe('Mira rolled 8 · Mira got 1 wheat · Anton got 3 brick')
    expect(stepWords([rolled], [rolled, ...gains], 'Mira took the dice')).toBe('Mira got 1 wheat · Anton got 3 brick')
  })

  it('are the last line where that one went on', () => {
    expect(stepWords([rolled], [line('7', 'Mira, 6 3: 24/18')], 'Mira ended the turn')).toBe('Mira, 6 3: 24/18')
    expect(stepWords([], [], null)).toBe('')
  })
  it('are those of the step itself where the log stays as it was', () => {
    expect(stepWords([rolled], [rolled], 'Mira ended the turn')).toBe('Mira ended the turn')
    expect(stepWords([rolled], [rolled], null)).toBe('Mira rolled 8')
    expect(stepWords([], [], 'Mira took the dice')).toBe('Mira took the dice')
  })
})
