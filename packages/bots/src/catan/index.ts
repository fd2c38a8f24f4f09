import type { Bot } from '../bot.ts'
import { greedy } from './greedy.ts'
import { expert, hard } from './searching.ts'
import { weighted } from './weighted.ts'

/** From the weakest to the strongest. */
export const catanBots: readonly Bot[] = [weighted, greedy as Bot, hard as Bot, expert as Bot]
