import type { Game } from '../contract/game.ts'
import { isObject } from '../contract/json.ts'
import type { Options } from '../contract/options.ts'
import { formatRefusal, isRefusal, type Refusal, refuse } from '../contract/refusal.ts'
import type { LogEntry } from './entry.ts'
import type { Header } from './header.ts'
import { GameRecord } from './record.ts'

/** Plays a log again, checking every entry: the record it makes, or the first entry that cannot be and why. Entry 0 is the header. */
export function replay<S, O extends Options>(
  game: Game<S, O>,
  header: Header,
  entries: readonly LogEntry[],
  { upTo = entries.length }: { readonly upTo?: number } = {},
): GameRecord<S, O> | Refusal<'E_LOG'> {
  const fault = (text: string) => refuse('E_LOG', { entry: 0, fault: text })
  if (header.game !== game.id) return fault(`this is a log of "${header.game}", not of "${game.id}"`)
  if (header.ruleset !== game.ruleset) {
    return fault(`recorded with the rules "${header.ruleset}", but this release has "${game.ruleset}"`)
  }
  const start = game.parsePosition(header.start)
  if (isRefusal(start)) return fault(`invalid start position: ${formatRefusal(start)}`)
  const odd = differingOption(header)
  if (odd !== undefined) return fault(`option ${odd} of the header differs from the start position`)
  const seats = game.seatCount(start)
  if (header.seats.length !== seats) return fault(`${header.seats.length} labels for ${seats} seats`)

  const record = new GameRecord(game, header, start)
  for (const entry of entries.slice(0, upTo)) {
    const refusal = appendTo(record, entry)
    if (refusal) return refusal
  }
  return record
}

/** Where the start says what the options are, it says the same as the header. */
function differingOption({ options, start }: Header): string | undefined {
  const stated = start.options
  if (!isObject(stated)) return undefined
  return Object.keys(options).find(
    (name) => Object.hasOwn(stated, name) && JSON.stringify(stated[name]) !== JSON.stringify(options[name]),
  )
}

/** As the record's own `append`, with the refusal of a log: at which entry and why. */
export function appendTo<S, O extends Options>(record: GameRecord<S, O>, entry: LogEntry): Refusal<'E_LOG'> | null {
  const refusal = record.append(entry)
  if (!refusal) return null
  return refuse('E_LOG', { entry: record.seq + 1, fault: `illegal here: ${formatRefusal(refusal)}` })
}
