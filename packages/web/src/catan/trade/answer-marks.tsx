import { Icon, type IconName } from '../../ui/icon.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import styles from './answer-marks.module.css'
import type { Answer } from './offers-model.ts'

const BADGES: { readonly [Kind in Answer['kind']]: IconName | null } = {
  accepts: 'end',
  counters: 'trade',
  refuses: 'x',
  thinks: null,
}

/** Everybody who was asked, each with what they said so far; the words are beside it. */
export function AnswerMarks({ answers }: { answers: readonly Answer[] }) {
  return (
    <span className={styles.marks} aria-hidden="true">
      {answers.map(({ seat, kind }) => {
        const badge = BADGES[kind]
        return (
          <span key={seat} className={styles.mark} data-kind={kind}>
            <SeatMark seat={seat} size={22} />
            {badge ? <Icon name={badge} className={styles.badge} /> : <i className={styles.waits}>…</i>}
          </span>
        )
      })}
    </span>
  )
}
