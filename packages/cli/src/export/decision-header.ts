import type { SimulationPlan } from '@serai/bots'
import type { JsonObject } from '@serai/kernel'
import { recordLayout, roundUp } from './record-layout.ts'

export const FORMAT = 'serai-decisions'
export const VERSION = 1

/** One line of JSON, with spaces up to a multiple of 4 bytes, so that what follows is aligned. */
export function decisionHeader({ game, options, bots, seed }: SimulationPlan, games: number): Uint8Array {
  const { size, ...fields } = recordLayout(game)
  const header: JsonObject = {
    format: FORMAT,
    version: VERSION,
    game: game.id,
    ruleset: game.ruleset,
    options,
    bots: bots.map((bot) => bot.name),
    seed,
    games,
    recordSize: size,
    fields: Object.values(fields).map((field) => ({ ...field })),
  }
  const text = JSON.stringify(header)
  const bytes = new TextEncoder().encode(text).length + 1
  return new TextEncoder().encode(`${text}${' '.repeat(roundUp(bytes) - bytes)}\n`)
}
