import { lastGameOf, type NardeState } from '@serai/narde'
import { EndFrame } from '../end/end-frame.tsx'
import { seatNames } from '../end/names.ts'
import { useWholeLog } from '../end/use-whole-log.ts'
import type { TableProps } from '../games/registry.ts'
import { useTableView } from '../table/use-session.ts'
import { useText } from '../text/language.ts'
import { SeatLooks } from '../ui/seat-looks.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import { NardeCharts } from './end/narde-charts.tsx'
import { NardePicture } from './end/narde-picture.tsx'
import { NardeStandings } from './end/narde-standings.tsx'
import { resultText } from './end/result-text.ts'
import { checkerLooks } from './seats.ts'

export function NardeEnd({ session }: TableProps) {
  const { end } = useText()
  const summary = useTableView(session, (view) => view.summary)
  const seat = useTableView(session, (view) => view.seat)
  const state = useTableView(session, (view) => view.state) as NardeState
  const whole = useWholeLog(session)
  if (!summary) return null
  const names = seatNames(summary, seat, end.you)
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
        board={<NardePicture state={state} seat={seat} label={end.finalBoard} />}
        charts={(log, watchFrom) => <NardeCharts whole={log} names={names} watchFrom={watchFrom} />}
        whole={whole}
      />
    </SeatLooks>
  )
}
