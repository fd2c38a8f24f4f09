import { CHANCE } from '@serai/kernel'
import {
  CONFIRM,
  diceAction,
  gamesOver,
  type NardeState,
  narde,
  pipsOf,
  scoreOf,
  sideOf,
  stepAction,
  turnsOver,
} from '@serai/narde'
import { describe, expect, it } from 'vitest'
import { playFair } from '../../../test/fair-game.ts'
import { follow } from '../../../test/narde-actions.ts'
import { position } from '../../../test/narde-position.ts'
import { momentsInEffect } from '../../end/whole-log.ts'
import { History } from '../../table/history.ts'
import { luckSeries, matchGames, pipsSeries } from './series.ts'

const log = playFair(narde, 2, 'a match to draw', { matchPoints: 3 })
const history = History.fold(log)
const final = history.state as NardeState
const games = matchGames(momentsInEffect<NardeState>(history.moments))
const last = games.at(-1)!

describe('the games of a match', () => {
  it('are all there, with a score that grows by their points', () => {
    expect(games).toHaveLength(gamesOver(final))
    expect(last.score).toEqual(scoreOf(final))
    let score = [0, 0]
    for (const game of games) {
      score = score.map((points, seat) => points + (game.winner === seat ? game.points : 0))
      expect(game.score).toEqual(score)
    }
    expect(Math.max(...score)).toBeGreaterThanOrEqual(3)
  })
})

describe('the pips of a game', () => {
  it('begin in full and end as the board does', () => {
    pipsSeries(last.actions).forEach((series, seat) => {
      expect(series[0]).toEqual({ x: 0, y: 360 })
      expect(series.at(-1)!.y).toBe(pipsOf(final, sideOf(final, seat)))
      expect(series.map(({ x }) => x)).toEqual(series.map((_, index) => index))
    })
  })

  it('never grow', () => {
    for (const series of pipsSeries(games[0]!.actions)) {
      series.slice(1).forEach(({ y }, index) => {
        expect(y).toBeLessThanOrEqual(series[index]!.y)
      })
    }
  })
})

describe('the luck of a game', () => {
  it('counts every throw against 49/6, the opening against 7', () => {
    const lucks = luckSeries(last.actions)
    const throws = last.actions.filter(({ entry }) => entry.by === -1).length
    const average = lucks.reduce((sum, luck) => sum + luck.average, 0)
    expect(average).toBeCloseTo(7 + ((throws - 1) * 49) / 6)
    for (const { rolled, average: mean, series } of lucks) expect(series.at(-1)!.y).toBeCloseTo(rolled - mean)
  })

  it('counts what had no move', () => {
    const start = position({
      points: { white: { 24: 14, 8: 1 }, black: { 12: 11, 2: 1, 3: 1, 19: 1, 23: 1 } },
      firstTurn: { white: false, black: false },
    })
    const actions = momentsInEffect<NardeState>(
      follow(start, [
        [CHANCE, diceAction(5, 1)],
        [0, stepAction(8, 1)],
        [0, CONFIRM],
      ]),
    )
    expect(luckSeries(actions).map(({ rolled, lost }) => [rolled, lost])).toEqual([
      [6, 5],
      [0, 0],
    ])
  })

  it('goes on as long as the pips do', () => {
    const turns = turnsOver(last.actions.at(-1)!.after) - turnsOver(last.actions[0]!.before)
    for (const series of pipsSeries(last.actions)) expect(series.at(-1)!.x).toBe(turns)
    for (const { series } of luckSeries(last.actions)) {
      expect(series.map(({ x }) => x)).toEqual(Array.from({ length: turns + 1 }, (_, turn) => turn))
    }
  })
})
