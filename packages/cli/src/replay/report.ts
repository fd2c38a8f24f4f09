import { encodeViewer, type JsonObject, SPECTATOR } from '@serai/kernel'
import { textTable } from '../text-table.ts'
import type { DescribedEntry } from './described-entries.ts'
import type { ReplayedPosition, ReplayRequest } from './replayed-position.ts'

export function positionJson(
  { log, games, at, viewer, state, last }: ReplayedPosition,
  request: ReplayRequest,
): JsonObject {
  const { game, header, entries } = log
  const result = game.result(state)
  return {
    game: game.id,
    ruleset: header.ruleset,
    options: header.options,
    seats: header.seats,
    gameNumber: request.gameNumber,
    games,
    entries: entries.length,
    at,
    as: viewer === null ? null : encodeViewer(viewer),
    position: game.describe(state),
    result: result && { ...result },
    last: last.map((entry) => ({ ...entry })),
  }
}

export function positionText(
  { log, games, at, viewer, state, last }: ReplayedPosition,
  request: ReplayRequest,
): string {
  const { game, header, entries } = log
  const of = games === 1 ? '' : ` ${request.gameNumber} of ${games}`
  const seer = viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`
  const as = viewer === null ? '' : `, as seen by ${seer}`
  const result = game.result(state)
  const who = ({ by }: DescribedEntry) => (by === 'chance' ? 'chance' : `${by} ${header.seats[by]!}`)
  return [
    `${game.title}, game${of}: after entry ${at} of ${entries.length}${as}\n`,
    `${game.render(state).trimEnd()}\n`,
    result ? `Result: ${result.winner === null ? 'no winner' : `seat ${result.winner} wins`} (${result.reason})\n` : '',
    last.length === 0
      ? ''
      : textTable(
          ['entry', 'by', 'action'],
          last.map((entry) => [String(entry.seq), who(entry), entry.text]),
          [0],
        ),
  ]
    .filter((part) => part !== '')
    .join('\n')
}
