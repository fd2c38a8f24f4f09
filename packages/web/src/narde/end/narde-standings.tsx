import { checkersOff, type NardeState, pipsOf, scoreOf, sideOf } from '@serai/narde'
import { useText } from '../../text/language.ts'
import { SeatMark } from '../../ui/seat-mark.tsx'
import styles from './narde-end.module.css'
import { seatOrder } from './result-text.ts'

/** Both players: points of the match, and how the last game left them. */
export function NardeStandings({ state, names }: { state: NardeState; names: readonly string[] }) {
  const { end } = useText()
  return (
    <ol className={styles.list}>
      {seatOrder(state).map((seat) => {
        const side = sideOf(state, seat)
        return (
          <li key={seat}>
            <SeatMark seat={seat} />
            <b>
              {names[seat]}
              <small>
                {end.off(checkersOff(state, side))}, {end.pips(pipsOf(state, side))}
              </small>
            </b>
            <span className={styles.points}>{scoreOf(state)[seat]}</span>
          </li>
        )
      })}
    </ol>
  )
}
