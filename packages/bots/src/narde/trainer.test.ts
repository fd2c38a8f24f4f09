import { describe, expect, it } from 'vitest'
import { randomBot } from '../random-bot.ts'
import { netBot } from './bots.ts'
import { strengthOf } from './strength.ts'
import { Trainer } from './trainer.ts'

const course = { seed: 3, hidden: 8, rate: 0.05 }

function train(trainer: Trainer, games: number): Trainer {
  for (let i = 0; i < games; i++) trainer.play()
  return trainer
}

describe('a course', () => {
  it('follows from its seed', () => {
    const first = train(new Trainer(course, 0), 3).net.weights
    expect(train(new Trainer(course, 0), 3).net.weights).toEqual(first)
    expect(train(new Trainer({ ...course, seed: 4 }, 0), 3).net.weights).not.toEqual(first)
  })

  it('that was broken off ends the same', () => {
    const whole = train(new Trainer(course, 0), 6)
    const half = train(new Trainer(course, 0), 4)
    const rest = train(new Trainer(course, half.games, half.net.weights.slice()), 2)
    expect(rest.games).toBe(6)
    expect(rest.net.weights).toEqual(whole.net.weights)
  })

  it('learns to beat chance', () => {
    const trainer = new Trainer(course, 0)
    const bot = netBot(() => trainer.net)
    const before = strengthOf(bot, randomBot, 20, 1)
    train(trainer, 120)
    const { games, wins, marsWon } = strengthOf(bot, randomBot, 20, 1)
    expect(games).toBe(40)
    expect(before.wins).toBeLessThan(32)
    expect(wins).toBeGreaterThan(36)
    expect(marsWon).toBeGreaterThan(20)
  })
})
