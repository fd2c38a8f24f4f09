import {
  type AnyGame,
  CHANCE,
  chainEntry,
  chainHeader,
  commitmentOf,
  defaultOptions,
  fairDraw,
  fairStart,
  formatLog,
  GameRecord,
  headerFor,
  isRefusal,
  listSeats,
  type Options,
  revealLog,
  stream,
} from '@serai/kernel'

export const SECRET = 'a0b1c2d3e4f50617'.repeat(4)
export const COMMITMENT = commitmentOf(SECRET)

/** A finished log of a fair table; the people choose at random. */
export function fairLog(game: AnyGame, seats: number, steps: number, seed = 5): string {
  const fair = {
    table: 'tea-house',
    commitment: COMMITMENT,
    seeds: Array.from({ length: seats }, (_, i) => `seed ${i}`),
  }
  const options = { ...defaultOptions(game.options), ...game.simulationOptions } as Options
  const start = fairStart(game, options, seats, SECRET, fair)
  const labels = Array.from({ length: seats }, (_, i) => `person ${i}`)
  const header = { ...headerFor(game, options, labels, start), fair }
  const record = new GameRecord(game, header, start)
  const random = stream(seed, 'people')
  const legal: number[] = []
  let chain = chainHeader(header)
  for (let at = 0; at < steps; at++) {
    const turn = game.toAct(record.state)
    if (turn.kind === 'over') break
    const seat = listSeats(turn.must)[0] ?? CHANCE
    const action =
      turn.kind === 'chance'
        ? fairDraw(game, record.state, SECRET, fair, record.seq + 1, chain)
        : legal[random.below(game.legal(record.state, seat, legal))]!
    const entry = record.act(turn.kind === 'chance' ? CHANCE : seat, action, at)
    if (isRefusal(entry)) throw new Error(JSON.stringify(entry))
    chain = chainEntry(chain, game, entry)
  }
  return formatLog(game, header, record.entries, revealLog(game, header, record.entries, SECRET))
}
