import { followRedacted, redactLog, stream } from '@serai/kernel'
import { accepted, type Law } from '../law.ts'
import { recordWalk } from '../record-walk.ts'
import { demandSame } from '../same.ts'
import { viewersOf } from '../viewers.ts'

export const redactedLogsFollow: Law = {
  name: 'a viewer who follows the redacted log, takebacks included, arrives at the redacted state',
  along({ game }, setup, walk) {
    const random = stream(walk.seed, 'takebacks')
    const record = recordWalk(game, setup, walk, {
      after(record, { by }) {
        // Refused where nothing can be taken back, which is as good here.
        for (let i = random.below(4); i > 1; i--) record.undo(by, 0)
        if (random.below(4) === 0) record.redo(by, 0)
      },
    })
    for (const viewer of viewersOf(game, record.state)) {
      const log = accepted(redactLog(game, record.header, record.entries, viewer), 'the log')
      const view = accepted(followRedacted(game, log.start, log.entries), `the log redacted for ${viewer}`)
      demandSame(game, view, game.redact(record.state, viewer), `viewer ${viewer}, at the end of its log`)
    }
  },
}
