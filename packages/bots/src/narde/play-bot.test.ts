import { type Action, type Random, stream } from '@serai/kernel'
import { type NardeState, narde } from '@serai/narde'
import { layout } from '@serai/narde/raw'
import { describe, expect, it } from 'vitest'
import { seatToMove, walk } from '../../test/narde-positions.ts'
import type { SeeingBot } from '../bot.ts'
import { carelessBot, expertBot, greedyBot, hardBot } from './bots.ts'
import { firstStepOf } from './play-bot.ts'

/** Whoever asks it for a number wanted to know more than the board. */
const forbidden: Random = {
  next: () => {
    throw new Error('asked for chance')
  },
  below: () => {
    throw new Error('asked for chance')
  },
}

/** A small budget: what is asked here does not depend on depth. */
function ask(bot: SeeingBot<NardeState>, view: NardeState, list: readonly Action[], random: Random): Action {
  const decision = { view, seat: seatToMove(view), actions: list, count: list.length, random }
  return bot.choose({ ...decision, memory: undefined, optional: false, budget: 500 })
}

function listOf(s: NardeState, by: 'plays' | 'steps'): Action[] {
  const list: Action[] = []
  const seat = seatToMove(s)
  const count = by === 'plays' ? narde.plays!.list(s, seat, list) : narde.legal(s, seat, list)
  return list.slice(0, count)
}

const thinkers = [greedyBot, hardBot, expertBot]

describe.each(thinkers)('$name', (bot) => {
  const positions = walk(bot === expertBot ? 12 : 60, 5, 11)

  it('makes a play of the list, and leaves the view as it was', () => {
    for (const s of positions) {
      const before = narde.clone(s)
      const plays = listOf(s, 'plays')
      expect(plays).toContain(ask(bot, s, plays, forbidden))
      expect(s).toEqual(before)
    }
  })

  it('makes its turn step by step', () => {
    for (const s of positions) {
      const whole = narde.clone(s)
      narde.apply(whole, seatToMove(s), ask(bot, s, listOf(s, 'plays'), forbidden))
      const stepped = narde.clone(s)
      const seat = seatToMove(s)
      while (stepped[layout.STAGE] === layout.MOVE && seatToMove(stepped) === seat) {
        const steps = listOf(stepped, 'steps')
        const step = ask(bot, stepped, steps, forbidden)
        expect(steps).toContain(step)
        narde.apply(stepped, seat, step)
      }
      // Greedy has ties, and with fewer plays left the expert thinks about others; the net's values all differ.
      if (bot === hardBot) expect(stepped).toEqual(whole)
    }
  })
})

describe('the dice to come', () => {
  it('move no decision: no thinker asks for chance, and none is on the board', () => {
    // As `forbidden` above; here the streams differ and the choices do not.
    for (const s of walk(10, 9, 12)) {
      const plays = listOf(s, 'plays')
      for (const bot of thinkers) {
        const choices = [1, 2, 3].map((seed) => ask(bot, s, plays, stream(seed, 'chance dice')))
        expect(new Set(choices).size).toBe(1)
      }
    }
  })
})

describe('careless', () => {
  it('plays at random about as often as it says, and is greedy otherwise', () => {
    const random = stream(4, 'careless')
    let same = 0
    let asked = 0
    for (const s of walk(1500, 2, 13)) {
      const plays = listOf(s, 'plays')
      if (plays.length < 20) continue
      asked++
      if (ask(carelessBot, s, plays, random) === ask(greedyBot, s, plays, forbidden)) same++
    }
    // 60 %, and random plays that happen to be right; five standard deviations of a few hundred.
    expect(asked).toBeGreaterThan(100)
    expect(same / asked).toBeGreaterThan(0.6 - 2.5 / Math.sqrt(asked))
    expect(same / asked).toBeLessThan(0.65 + 2.5 / Math.sqrt(asked))
  })
})

it('the first step of a play begins it', () => {
  for (const s of walk(40, 7, 14)) {
    const steps = listOf(s, 'steps')
    for (const play of listOf(s, 'plays')) expect(steps).toContain(firstStepOf(s, play))
  }
})
