import { type CatanState, catan } from '@serai/catan'
import { type Action, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { game, walk } from '../../test/catan-walk.ts'
import type { SeeingBot } from '../bot.ts'
import { BotSeat } from '../bot-seat.ts'
import { greedyBot } from './greedy-bot.ts'
import { catanBots } from './index.ts'

const seeing = catanBots.filter((bot) => bot.needs === 'view')
const SEAT = 1

/** What the bot does at every decision of a game in which chance deals the hidden cards anew each time, or not. */
function decisions(bot: SeeingBot, swaps: boolean): Action[] {
  const asked = new BotSeat(game, { ...bot, budget: Math.min(bot.budget, 150) }, SEAT)
  const list: Action[] = []
  const chosen: Action[] = []
  const swap = stream(4, 'swap')
  let seq = 0
  let swapped = 0
  walk([greedyBot, greedyBot, greedyBot, greedyBot], 9, 2, (s, by, action) => {
    if (seq === 0) asked.started(s)
    const turn = catan.toAct(s)
    const isAsked = ((turn.must | turn.may) >> SEAT) & 1
    const count = isAsked === 1 ? catan.legal(s, SEAT, list) : 0
    if (count > 1) {
      const other: CatanState = swaps ? catan.determinize(catan.redact(s, SEAT), swap) : s
      if (other.some((word, i) => word !== s[i])) swapped++
      chosen.push(asked.choose(other, list, count, ((turn.may >> SEAT) & 1) === 1, stream(seq, 'bot')))
    }
    const entry = { seq: ++seq, at: 0, by, action }
    asked.acting(s, entry, catan.disclosed(s, entry))
  })
  if (swaps) expect(swapped).toBeGreaterThan(20)
  return chosen
}

describe.each(seeing.map((bot) => [bot.name, bot] as const))('%s', (_, bot) => {
  it('decides the same whatever the others hide', () => {
    const open = decisions(bot as SeeingBot, false)
    expect(open.length).toBeGreaterThan(30)
    expect(decisions(bot as SeeingBot, true)).toEqual(open)
  })
})
