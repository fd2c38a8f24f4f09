import { layout, type NardeState } from '@serai/narde'
import { useText } from '../text/language.ts'
import styles from './narde-table.module.css'

const { MATCH_POINTS, SCORE } = layout

/** The score of the match, mine first. */
export function MatchCard({ state, first, names }: { state: NardeState; first: number; names: readonly string[] }) {
  const { narde } = useText()
  const points = state[MATCH_POINTS]!
  return (
    <div className={`card ${styles.match}`}>
      <div>
        <b className={styles.score}>{state[SCORE + first]}</b>
        <small>{names[first]}</small>
      </div>
      <div>
        <small>{points === 1 ? narde.singleGame : narde.matchTo}</small>
        {points === 1 ? null : <b className={styles.target}>{points}</b>}
      </div>
      <div>
        <b className={styles.score}>{state[SCORE + 1 - first]}</b>
        <small>{names[1 - first]}</small>
      </div>
    </div>
  )
}
