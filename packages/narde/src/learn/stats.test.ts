import { CHANCE, defaultOptions, stream } from '@serai/kernel'
import { soaked } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { narde } from '../game.ts'
import type { NardeOptions } from '../options.ts'

const study = narde.stats!

/** The figures of random games: each turn any of its distinct results. */
function simulate(games: number, changes: Partial<NardeOptions> = {}): Record<string, number> {
  const options = { ...defaultOptions(narde.options), ...changes }
  const random = stream('study', 'random play')
  const s = narde.start(options, 2, random)
  const sums = new Float64Array(study.counters.length)
  const list: number[] = []
  for (let game = 0; game < games; game++) {
    narde.start(options, 2, random, s)
    for (let turn = narde.toAct(s); turn.kind !== 'over'; turn = narde.toAct(s)) {
      if (turn.kind === 'chance') narde.apply(s, CHANCE, narde.draw(s, random))
      else {
        const seat = turn.must - 1
        const choices = narde.plays!.list(s, seat, list)
        const play = list[random.below(choices)]!
        study.decision(s, seat, choices, play, sums)
        narde.apply(s, seat, play)
      }
    }
    study.finish(s, sums)
  }
  return study.report(sums)
}

function expectFigures(
  figures: Record<string, number>,
  expected: { [figure: string]: readonly [number, number] },
): void {
  for (const [figure, [value, within]] of Object.entries(expected)) {
    expect(Math.abs(figures[figure]! - value), `${figure} ${figures[figure]}`).toBeLessThanOrEqual(within)
  }
}

describe('random play', () => {
  it('N32: 20,000 games with the default options', () => {
    expectFigures(simulate(20_000), {
      turns: [95.7, 0.2],
      firstMoverShare: [0.534, 0.011],
      marsShare: [0.164, 0.008],
      forcedShare: [0.173, 0.005],
      passShare: [0.0062, 0.0008],
      partialShare: [0.04, 0.004],
      drawShare: [0, 0],
    })
  })

  it('N33: 10,000 games with a new roll for the first turn', () => {
    expectFigures(simulate(10_000, { opening: 'reroll' }), {
      turns: [95.6, 0.2],
      firstMoverShare: [0.544, 0.011],
      marsShare: [0.168, 0.008],
    })
  })

  it('N34: draws, 10,000 games for each way to give the last roll', () => {
    expectFigures(simulate(10_000, { scoring: 'winlosstie' }), { drawShare: [0.068, 0.006] })
    expectFigures(simulate(10_000, { scoring: 'winlosstie', lastRoll: 'second-player' }), { drawShare: [0.083, 0.006] })
  })

  it('counts every game of a match', () => {
    const { turns, marsShare } = simulate(soaked(1000), { matchPoints: 5 })
    expect(Math.abs(turns! - 95.7)).toBeLessThan(0.5)
    expect(Math.abs(marsShare! - 0.164)).toBeLessThan(0.02)
  })

  it('reports nothing of no games', () => {
    expect(Object.values(study.report(new Float64Array(study.counters.length)))).toEqual([0, 0, 0, 0, 0, 0, 0])
  })
})
