import { catan } from '@serai/catan'
import { CHANCE, isUndo } from '@serai/kernel'
import { gamesOver, type NardeState, narde, openingAction, RESIGN, stageOf, turnsOver } from '@serai/narde'
import { describe, expect, it } from 'vitest'
import { playFair } from '../../test/fair-game.ts'
import { play } from '../../test/narde-actions.ts'
import { part as catanPart } from '../catan/screens.ts'
import { part as nardePart } from '../narde/screens.ts'
import { historyOf, positionAt } from './replay-history.ts'
import { stepAt, stopsOf } from './stops.ts'
import { turnStart, turnStep, turnsOf } from './turns.ts'

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
