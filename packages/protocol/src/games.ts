import * as z from 'zod'

export const OptionInfo = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flag'), label: z.string(), default: z.boolean() }),
  z.strictObject({
    kind: z.literal('integer'),
    label: z.string(),
    default: z.int(),
    min: z.int(),
    max: z.int(),
  }),
  z.strictObject({
    kind: z.literal('choice'),
    label: z.string(),
    default: z.string(),
    values: z.array(z.string()).readonly(),
    /** A value of its own kind is taken too, such as an explicit board. */
    custom: z.boolean(),
  }),
])
export type OptionInfo = z.infer<typeof OptionInfo>

export const BotInfo = z.strictObject({
  name: z.string(),
  describe: z.string(),
  level: z.exactOptional(z.string()),
})
export type BotInfo = z.infer<typeof BotInfo>

export const GameInfo = z.strictObject({
  id: z.string(),
  title: z.string(),
  ruleset: z.string(),
  seats: z.strictObject({ min: z.int(), max: z.int() }),
  options: z.record(z.string(), OptionInfo),
  bots: z.array(BotInfo).readonly(),
})
export type GameInfo = z.infer<typeof GameInfo>

export const GameList = z.strictObject({ games: z.array(GameInfo).readonly() })
