import { findGame } from '@serai/bots'
import {
  type AnyGame,
  decodeViewer,
  type GameRecord,
  isRefusal,
  type Log,
  parseLog,
  type Refusal,
  redactLog,
  replay,
  type Viewer,
} from '@serai/kernel'
import { CommandError } from '../command-error.ts'
import { type DescribedEntry, describeLast } from './described-entries.ts'
import { findLog, gamesText, readText } from './log-file.ts'

/** What to show of a file. */
export interface ReplayRequest {
  readonly gameNumber: number
  readonly at?: number
  readonly as?: string
  /** How many entries to tell. */
  readonly last: number
}

/** A position of a log as its viewer may know it. */
export interface ReplayedPosition {
  readonly log: Log
  readonly games: number
  readonly at: number
  /** Who looks; null sees everything. */
  readonly viewer: Viewer | null
  readonly state: unknown
  /** As the viewer may know them; the last of them is entry `at`. */
  readonly last: readonly DescribedEntry[]
}

export function loadPosition(path: string, request: ReplayRequest, games: readonly AnyGame[]): ReplayedPosition {
  const found = findLog(readText(path), request.gameNumber)
  if (found.logs === 0) throw new CommandError(`${path} is empty`)
  if (!('text' in found))
    throw new CommandError(`--game-number ${request.gameNumber}: ${path} contains ${gamesText(found.logs)}`)
  const fail = (refusal: Refusal): never => {
    const which = found.logs === 1 ? '' : `game ${request.gameNumber}, `
    throw new CommandError(`${path}: ${which}${logErrorText(refusal, found.linesBefore)}`)
  }
  const log = parseLog((id) => findGame(id, games), found.text)
  if (isRefusal(log)) return fail(log)
  const record = replay(log.game, log.header, log.entries)
  if (isRefusal(record)) return fail(record)
  const at = request.at ?? record.seq
  const state = record.position(at)
  if (isRefusal(state)) throw new CommandError(`--at ${at}: the log has only ${record.seq} entries`)
  const viewer = chooseViewer(request.as, log.header.seats.length)
  const last = describeLast(record, entriesFor(viewer, record, at), viewer, request.last)
  return { log, games: found.logs, at, viewer, state: viewer === null ? state : log.game.redact(state, viewer), last }
}

function entriesFor(viewer: Viewer | null, { game, header, entries }: GameRecord<unknown>, at: number) {
  const upTo = entries.slice(0, at)
  if (viewer === null) return upTo
  const redacted = redactLog(game, header, upTo, viewer)
  // The whole log was replayed before.
  if (isRefusal(redacted)) throw new Error('a log cannot be redacted that was replayed')
  return redacted.entries
}

function chooseViewer(name: string | undefined, seats: number): Viewer | null {
  if (name === undefined) return null
  const viewer = decodeViewer(/^\d+$/.test(name) ? Number(name) : name, seats)
  if (viewer === null) throw new CommandError(`--as must be a seat from 0 to ${seats - 1} or spectator, not "${name}"`)
  return viewer
}

/** At which entry and why; entry 0 is the header, and what is revealed at the end has no number. */
function logErrorText({ entry, line, fault, code }: Refusal, linesBefore: number): string {
  const where = entry === 0 ? 'the header' : entry === undefined ? 'the end' : `entry ${String(entry)}`
  const inFile = typeof line === 'number' ? line : typeof entry === 'number' ? entry + 1 : null
  return `${where}${inFile === null ? '' : ` (line ${linesBefore + inFile})`}: ${String(fault ?? code)}`
}
