import { describe, expect, it } from 'vitest'
import { randomBot } from '../random-bot.ts'
import { netBot } from './bots.ts'
import { nardeStrength } from './strength.ts'
import { NardeTrainer } from './trainer.ts'

const settings = { seed: 3, hidden: 8, rate: 0.05 }

function train(trainer: NardeTrainer, games: number): NardeTrainer {
  for (let i = 0; i < games; i++) trainer.play()
  return trainer
}

describe('training', () => {
  it('follows from its seed', () => {
    const first = train(new NardeTrainer(settings, 0), 3).net.weights
    expect(train(new NardeTrainer(settings, 0), 3).net.weights).toEqual(first)
    expect(train(new NardeTrainer({ ...settings, seed: 4 }, 0), 3).net.weights).not.toEqual(first)
  })

  it('that was broken off ends the same', () => {
    const whole = train(new NardeTrainer(settings, 0), 6)
    const half = train(new NardeTrainer(settings, 0), 4)
    const rest = train(new NardeTrainer(settings, half.games, half.net.weights.slice()), 2)
    expect(rest.games).toBe(6)
    expect(rest.net.weights).toEqual(whole.net.weights)
  })

  it('learns to beat chance', () => {
    const trainer = new NardeTrainer(settings, 0)
    const bot = netBot(() => trainer.net)
    const before = nardeStrength(bot, randomBot, 20, 1)
    train(trainer, 120)
    const { games, wins, marsWon } = nardeStrength(bot, randomBot, 20, 1)
    expect(games).toBe(40)
    expect(before.wins).toBeLessThan(32)
    expect(wins).toBeGreaterThan(36)
    expect(marsWon).toBeGreaterThan(20)
  })
})
