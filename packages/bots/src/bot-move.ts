import { type Action, type AnyGame, isRefusal, isUndo, parseEntry, stream } from '@serai/kernel'
import { type Bot, PASS, type SeeingBot } from './bot.ts'
import type { BotHistory, BotMove, BotRequest } from './bot-request.ts'
import { findGame } from './games.ts'
import { findBot } from './registry.ts'
import { stepsOf } from './steps.ts'

/** Lets the bot decide, as in a simulation: whole plays where the game has them, nothing to ask where there is no choice. */
export function botMove({ game: id, bot: name, seat, view: written, optional, seed, history }: BotRequest): BotMove {
  const game = findGame(id)
  const bot = game && findBot(game, name)
  if (!game || !bot) throw new Error(`no bot "${name}" for "${id}"`)
  const view = stateOf(game, written)
  const list: Action[] = []
  let count = !optional && game.plays ? game.plays.list(view, seat, list) : 0
  const isWhole = count > 0
  if (!isWhole) count = game.legal(view, seat, list)
  if (count === 0) return []

  const random = stream(seed, 'seat')
  const choose = (): Action => {
    // Who only plays does not bargain, and says so rather than let others wait.
    if (bot.needs === 'legal')
      return optional ? (game.defaultAnswer?.(view, seat) ?? PASS) : bot.choose(list, count, random)
    if (count === 1 && !optional && !(bot.makesOffers && game.toAct(view).may !== 0)) return list[0]!
    const memory = remember(game, bot, seat, history)
    return bot.choose({ view, seat, memory, actions: list, count, optional, random, budget: bot.budget })
  }
  const action = choose()
  if (action === PASS) return []
  return isWhole && list.slice(0, count).includes(action) ? stepsOf(game, view, action) : [action]
}

export function needsHistory(bot: Bot | undefined): boolean {
  return bot?.needs === 'view' && bot.memory !== undefined
}

function remember(game: AnyGame, bot: SeeingBot, seat: number, history: BotHistory | null): unknown {
  if (!bot.memory || !history) return undefined
  const state = stateOf(game, history.start)
  const memory = bot.memory.start(state, seat)
  for (const json of history.entries) {
    const entry = parseEntry(game, json)
    if (isRefusal(entry) || isUndo(entry)) throw new Error(`not an entry to remember: ${JSON.stringify(json)}`)
    bot.memory.observe(memory, state, entry)
    game.apply(state, entry.by, entry.action, entry.reveal)
  }
  return memory
}

function stateOf(game: AnyGame, written: Uint8Array): unknown {
  const state = game.read(written)
  if (isRefusal(state)) throw new Error(`${game.id}: not a position: ${JSON.stringify(state)}`)
  return state
}
