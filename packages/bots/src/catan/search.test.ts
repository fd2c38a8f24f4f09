import { type CatanState, catan } from '@serai/catan'
import { layout } from '@serai/catan/raw'
import { type Action, stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { walk } from '../../test/catan-walk.ts'
import { startBelief } from './belief.ts'
import { greedyBot } from './greedy-bot.ts'
import { hardBot } from './search-bots.ts'

const quick = { ...hardBot, budget: 120 }

function record(number: number, before: readonly number[] = []): string[] {
  for (const earlier of before) walk([quick, greedyBot, greedyBot, greedyBot], 7, earlier, () => {})
  const lines: string[] = []
  walk([quick, greedyBot, greedyBot, greedyBot], 7, number, (_, by, action) => lines.push(`${by} ${action}`))
  return lines
}

it('plays the same game whatever it has played before', () => {
  expect(record(2, [1])).toEqual(record(2))
})

it('changes neither the view nor the belief when it decides', () => {
  const states: CatanState[] = []
  walk([greedyBot, greedyBot, greedyBot, greedyBot], 7, 3, (s, by) => {
    if (by >= 0 && catan.legal(s, by, []) > 3) states.push(s.slice())
  })
  expect(states.length).toBeGreaterThan(20)
  const actions: Action[] = []
  for (const s of states.filter((_, i) => i % 8 === 0)) {
    const seat = s[layout.STAGE] === 5 ? 31 - Math.clz32(s[layout.DISCARDING]!) : s[layout.ACTIVE]!
    const view = catan.redact(s, seat)
    const memory = startBelief(view, seat)
    const count = catan.legal(view, seat, actions)
    const [seen, known] = [view.slice(), memory.hands.slice()]
    const decision = { view, seat, memory, actions, count, optional: false, budget: 60 }
    const first = hardBot.choose({ ...decision, random: stream(1, 'bot') })
    expect(hardBot.choose({ ...decision, random: stream(1, 'bot') })).toBe(first)
    expect(view).toEqual(seen)
    expect(memory.hands).toEqual(known)
  }
})
