import { activeSeat, type CatanState, catan, handOf, makeAction, openOffers, stageOf } from '@serai/catan'
import { defaultOptions, type GameRecord, hasSeat, isRefusal, redactLog } from '@serai/kernel'
import { recordWalk } from '@serai/test-kit'
import { RESOURCE_NUMBERS } from '../src/catan/resources/counts.ts'
import { History, type Moment } from '../src/table/history.ts'

/** A random game with counter-offers, moves taken back and made again, and now and then somebody who resigns. */
export function sampleGame(seed: string, steps = 4000): GameRecord<CatanState> {
  const options = { ...defaultOptions(catan.options), victoryPoints: 6 }
  return recordWalk(
    catan,
    { options, seats: 4 },
    { seed, steps },
    {
      after(record, { by }) {
        const { state, seq } = record
        if (catan.toAct(state).kind !== 'seats') return
        if (seq % 7 === 0 && by >= 0 && !isRefusal(record.undo(by, seq)) && seq % 2 === 0) record.redo(by, seq)
        if (seq % 3 === 0) counter(record)
        if (seq % 901 === 0) record.act(activeSeat(state), makeAction({ type: 'RESIGN' }), seq)
      },
    },
  )
}

/** The first who can answers an open offer with one card for another. */
function counter(record: GameRecord<CatanState>): void {
  const { state } = record
  if (stageOf(state) !== 'main') return
  for (const { id, to } of openOffers(state)) {
    for (let seat = 0; seat < catan.seatCount(state); seat++) {
      const held = handOf(state, seat).findIndex((count) => count > 0)
      if (!hasSeat(to, seat) || held < 0) continue
      const give = RESOURCE_NUMBERS.map((resource) => (resource === held ? 1 : 0))
      const want = RESOURCE_NUMBERS.map((resource) => (resource === (held + 1) % 5 ? 1 : 0))
      record.act(seat, makeAction({ type: 'COUNTER_TRADE', tradeId: id, give, want }), record.seq)
      return
    }
  }
}

/** The game as this viewer has it on the page; null: as it was, with nothing hidden. */
export function momentsFor(record: GameRecord<CatanState>, viewer: number | null): readonly Moment[] {
  const log = viewer === null ? record : redactLog(catan, record.header, record.entries, viewer)
  if (isRefusal(log)) throw new Error(String(log.fault))
  return History.fold({ game: catan, header: log.header, entries: log.entries }).moments
}
