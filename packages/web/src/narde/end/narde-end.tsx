import { checkersOff, lastGameOf, type NardeState, pipsOf, scoreOf, sideOf } from '@serai/narde'
import { EndFrame, seatNames } from '../../end/end-frame.tsx'
import { useWholeLog } from '../../end/whole-log.ts'
import type { TableProps } from '../../games/registry.ts'
import { useTableView } from '../../table/use-session.ts'
import { useText } from '../../text/language.ts'
import { SeatLooks } from '../../ui/seat-looks.ts'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { BoardPicture } from '../board/still-board.tsx'
import { resultText, seatOrder } from '../result-text.ts'
import { checkerLooks } from '../seats.ts'
import { NardeCharts } from './narde-charts.tsx'
import styles from './narde-end.module.css'

export function NardeEnd({ session }: TableProps) {
  const texts = useText()
  const { end } = texts
  const summary = useTableView(session, (view) => view.summary)
  const seat = useTableView(session, (view) => view.seat)
  const state = useTableView(session, (view) => view.state) as NardeState
  const whole = useWholeLog(session)
  if (!summary) return null
  const names = seatNames(summary, seat, texts)
  const winner = lastGameOf(state)?.winner ?? null
  return (
    <SeatLooks value={checkerLooks(state)}>
      <EndFrame
        session={session}
        summary={summary}
        names={names}
        {...resultText(state, names, seat, end)}
        emblem={winner === null ? null : <SeatMark seat={winner} size={76} />}
        standings={<NardeStandings state={state} names={names} />}
        board={<BoardPicture state={state} seat={seat} label={end.finalBoard} />}
        charts={(log, watchFrom) => <NardeCharts whole={log} names={names} watchFrom={watchFrom} />}
        whole={whole}
      />
    </SeatLooks>
  )
}

/** Both players: points of the match, and how the last game left them. */
function NardeStandings({ state, names }: { state: NardeState; names: readonly string[] }) {
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
