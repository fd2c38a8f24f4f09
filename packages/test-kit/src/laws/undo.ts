import {
  CHANCE,
  type GameRecord,
  isRefusal,
  type LogEntry,
  type Options,
  type Random,
  type Seat,
  stream,
  tellsActor,
} from '@serai/kernel'
import { accepted, demand, type Law } from '../law.ts'
import { recordWalk } from '../record-walk.ts'
import { demandSame } from '../same.ts'
import { demandReplays } from './records.ts'

/** One in so many leaves the actions undone and goes another way. */
const CHANGE_OF_MIND = 4
const MARKED = 24

export const undoRestores: Law = {
  name: 'undo and redo restore the same bytes, never past a boundary, and the log with them replays',
  along({ game }, setup, walk) {
    const random = stream(walk.seed, 'takebacks')
    // The positions the seat can go back to: before each of its actions since the last boundary.
    let behind: ReturnType<typeof game.clone>[] = []
    let seat: Seat | null = null
    let isFinal = false
    const marks = new Map<number, (typeof behind)[number]>()
    const record = recordWalk(game, setup, walk, {
      before(record, { by, action }) {
        if (by !== seat) behind = []
        seat = by
        behind.push(game.clone(record.state))
        isFinal =
          tellsActor({ by }, game.disclosed(record.state, { by, action })) ||
          (by !== CHANCE && game.isFinal?.(record.state, by, action) === true)
      },
      after(record) {
        if (isFinal || game.toAct(record.state).kind === 'over') {
          behind = []
          seat = null
          return
        }
        if (seat === null) return
        if (record.seq % MARKED === 0) marks.set(record.seq, game.clone(record.state))
        const stay = random.below(CHANGE_OF_MIND) === 0
        behind = behind.slice(0, takeBack(record, seat, behind, stay ? random : null))
      },
    })
    for (const [seq, state] of marks) {
      demandSame(game, accepted(record.position(seq), `position ${seq}`), state, `the position after entry ${seq}`)
    }
    demandReplays(game, record)
  },
}

/** All the way back and forward again, looking at each step; with `random` to stay on the way. Returns how many actions are left in effect. */
function takeBack<S, O extends Options>(
  record: GameRecord<S, O>,
  seat: Seat,
  behind: readonly S[],
  random: Random | null,
): number {
  const { game } = record
  const now = game.clone(record.state)
  const back = behind.length
  for (let left = back - 1; left >= 0; left--) {
    accepted(record.undo(seat, 0), 'undo')
    demandSame(game, record.state, behind[left]!, `after taking back to ${left} of ${back} actions`)
  }
  demandRefused(record.undo(seat, 0), 'E_UNDO_NONE')
  const others = Array.from({ length: game.seatCount(record.state) }, (_, other) => other)
  for (const other of others.filter((other) => other !== seat)) demandRefused(record.redo(other, 0), 'E_REDO_NONE')

  const forward = random ? random.below(back + 1) : back
  for (let left = 1; left <= forward; left++) {
    accepted(record.redo(seat, 0), 'redo')
    demandSame(game, record.state, behind[left] ?? now, `after redoing ${left} of ${back} actions`)
  }
  if (forward === back) demandRefused(record.redo(seat, 0), 'E_REDO_NONE')
  return forward
}

function demandRefused(answer: LogEntry | { readonly code: string }, code: string): void {
  demand(isRefusal(answer) && answer.code === code, () => `expected ${code}, got ${JSON.stringify(answer)}`)
}
