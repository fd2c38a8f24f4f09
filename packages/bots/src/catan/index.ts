import type { Bot } from '../bot.ts'
import { greedy } from './greedy.ts'
import { weighted } from './weighted.ts'

/** From the weakest to the strongest. */
export const catanBots: readonly Bot[] = [weighted, greedy as Bot]
