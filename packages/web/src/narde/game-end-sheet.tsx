import { type NardeState, seatOf, stageOf, WHITE } from '@serai/narde'
import { ClockText, useServerTime } from '../table/clock.tsx'
import type { TableSession } from '../table/table-session.ts'
import { useTableView } from '../table/use-session.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import styles from './narde-table.module.css'
import type { GameEnd } from './result-text.ts'

interface Props extends NextClockProps {
  readonly end: GameEnd
  readonly onClose: () => void
}

/** Between two games of a match. */
export function GameEndSheet({ end, onClose, ...next }: Props) {
  const { narde } = useText()
  return (
    <Sheet title={narde.gameOver(end.game)} onClose={onClose} beside>
      <div className={styles.end}>
        {end.who ? <p className="serif">{end.who}</p> : null}
        <p>{end.how}</p>
        <p>{end.score}</p>
        <NextClock {...next} />
        <Button kind="primary" onClick={onClose}>
          {narde.nextGame}
        </Button>
      </div>
    </Sheet>
  )
}

interface NextClockProps {
  readonly session: TableSession
  readonly seat: number | null
  readonly names: readonly string[]
}

/** While a game that is over is read: who starts the next and when clocks do, then the one that runs. */
export function NextClock({ session, seat, names }: NextClockProps) {
  const { narde } = useText()
  const clocks = useTableView(session, (view) => view.clocks)
  const next = useTableView(session, (view) => view.state) as NardeState
  const running = clocks?.seats.find((clock) => clock.running)
  const now = useServerTime(running !== undefined)
  if (!clocks || !running || stageOf(next) === 'opening') return null
  const seconds = Math.ceil((clocks.at - now) / 1000)
  if (seconds > 0) {
    const white = seatOf(next, WHITE)
    const starts = white === seat ? narde.youStart : narde.starts(names[white] ?? '')
    return <p>{`${starts}. ${narde.clocksStart(seconds)}`}</p>
  }
  return (
    <p>
      {running.seat === seat ? narde.yourClock : narde.clockOf(names[running.seat] ?? '')}{' '}
      <b className={styles.clock}>
        <ClockText session={session} seat={running.seat} />
      </b>
    </p>
  )
}
