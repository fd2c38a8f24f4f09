import { expect, it } from 'vitest'
import { LEVELS } from '../bot.ts'
import { randomBot } from '../random-bot.ts'
import { carelessBot, expertBot, greedyBot, hardBot, nardeBots } from './bots.ts'
import { unpackNet } from './packed-net.ts'
import { strengthOf } from './strength.ts'
import { weights } from './weights.ts'

it('has one bot for each level, in their order', () => {
  expect(nardeBots.map((bot) => bot.level)).toEqual(LEVELS)
})

it('keeps its weights small and whole', () => {
  expect(weights.weights.length).toBeLessThan(60_000)
  expect(unpackNet(weights).weights.some((weight) => weight !== 0)).toBe(true)
})

// Far from the measured shares, so that only a broken bot falls short: docs/bots-narde.md has the figures.
it.each([
  { better: greedyBot, worse: randomBot, deals: 40, least: 0.93 },
  { better: greedyBot, worse: carelessBot, deals: 40, least: 0.65 },
  { better: hardBot, worse: greedyBot, deals: 60, least: 0.65 },
  { better: expertBot, worse: greedyBot, deals: 6, least: 0.65 },
])('$better.name beats $worse.name', ({ better, worse, deals, least }) => {
  const { wins, games } = strengthOf(better, worse, deals, 7)
  expect(wins / games).toBeGreaterThan(least)
})
