import { type Actor, Follower, isRefusal, redactLog, stream } from '@serai/kernel'
import { accepted, demand, type Law } from '../law.ts'
import { recordWalk } from '../record-walk.ts'
import { demandSame } from '../same.ts'
import { viewersOf } from '../viewers.ts'

export const redactedLogsFollow: Law = {
  name: 'a viewer who follows the redacted log, takebacks included, arrives at the redacted state and knows what its seat can take back',
  along({ game }, setup, walk) {
    const random = stream(walk.seed, 'takebacks')
    const tried = new Map<number, { readonly by: Actor; readonly isDone: boolean }>()
    const record = recordWalk(game, setup, walk, {
      after(record, { by }) {
        for (let i = random.below(4); i > 1; i--) {
          const { seq } = record
          tried.set(seq, { by, isDone: !isRefusal(record.undo(by, 0)) })
        }
        if (random.below(4) === 0) record.redo(by, 0)
      },
    })
    for (const viewer of viewersOf(game, record.state)) {
      const log = accepted(redactLog(game, record.header, record.entries, viewer), 'the log')
      const follower = new Follower(game, log.start)
      for (const entry of log.entries) {
        const refusal = follower.append(entry)
        demand(refusal === null, () => `viewer ${viewer}, entry ${entry.seq}: ${JSON.stringify(refusal)}`)
        const takeback = tried.get(entry.seq)
        if (takeback?.by !== viewer) continue
        demand(
          follower.canUndo(viewer) === takeback.isDone,
          () => `viewer ${viewer} is wrong on a takeback after entry ${entry.seq}`,
        )
      }
      demandSame(game, follower.state, game.redact(record.state, viewer), `viewer ${viewer}, at the end of its log`)
    }
  },
}
