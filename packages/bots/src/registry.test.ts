import { expect, it } from 'vitest'
import { LEVELS } from './bot.ts'
import { findGame, games } from './games.ts'
import { botsOf, findBot } from './registry.ts'

it('has every game once', () => {
  expect(games.map((game) => game.id)).toEqual(['catan', 'long-narde'])
  expect(findGame('long-narde')?.id).toBe('long-narde')
  expect(findGame('toString')).toBeUndefined()
})

it('has a bot of every level for every game: the page, hints and play without a server ask for them', () => {
  for (const game of games) {
    expect(botsOf(game).flatMap(({ level }) => level ?? [])).toEqual(LEVELS)
  }
})

it('has bots with different names and a sentence for people', () => {
  for (const game of games) {
    const bots = botsOf(game)
    expect(new Set(bots.map((bot) => bot.name)).size).toBe(bots.length)
    for (const bot of bots) {
      expect(bot.describe).toMatch(/^[A-Z].*\.$/)
      expect(findBot(game, bot.name)).toBe(bot)
    }
    expect(findBot(game, 'nobody')).toBeUndefined()
  }
})
