import type { Bot } from '../bot.ts'
import { greedyBot } from './greedy-bot.ts'
import { expertBot, hardBot } from './search-bots.ts'
import { weightedBot } from './weighted-bot.ts'

/** From the weakest to the strongest. */
export const catanBots: readonly Bot[] = [weightedBot, greedyBot as Bot, hardBot as Bot, expertBot as Bot]
