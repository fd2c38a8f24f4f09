import { formatLog, type Game, type GameRecord, type Options, parseLog, replay } from '@serai/kernel'
import { accepted, demand, type Law } from '../law.ts'
import { recordWalk } from '../record-walk.ts'
import { demandSame, demandSameJson } from '../same.ts'

export const logsReplay: Law = {
  name: 'a log survives its text and replays to the same bytes',
  along({ game }, setup, walk) {
    demandReplays(game, recordWalk(game, setup, walk))
  },
}

/** Demands that the record's log comes back from its text, and leads to the same position. */
export function demandReplays<S, O extends Options>(game: Game<S, O>, record: GameRecord<S, O>): void {
  const text = formatLog(game, record.header, record.entries)
  const lookup = (id: string) => (id === game.id ? game : undefined)
  const log = accepted(parseLog(lookup, text), "the log's own text")
  demandSameJson(log.header, JSON.parse(JSON.stringify(record.header)), 'the header after its text')
  demandSameJson(log.entries, record.entries, 'the entries after their text')
  demand(formatLog(game, log.header, log.entries) === text, () => 'the log has another text the second time')

  const again = accepted(replay(game, log.header, log.entries), 'the log')
  demandSame(game, again.state, record.state, 'after replay')
}
