import { type CatanState, catan } from '@serai/catan'
import { useMemo } from 'react'
import { EndFrame, seatNames } from '../end/end-frame.tsx'
import { useWholeLog } from '../end/whole-log.ts'
import type { TableProps } from '../games/registry.ts'
import { useTableView } from '../table/use-session.ts'
import { useText } from '../text/language.ts'
import { CatanCharts } from './end/catan-charts.tsx'
import { CityEmblem } from './end/city-emblem.tsx'
import { resultText } from './end/result-text.ts'
import { StandingsList, standings } from './end/standings-list.tsx'
import { Island } from './island/island.tsx'
import { islandModel } from './island/island-model.ts'

export function CatanEnd({ session }: TableProps) {
  const { end } = useText()
  const summary = useTableView(session, (view) => view.summary)
  const seat = useTableView(session, (view) => view.seat)
  const known = useTableView(session, (view) => view.state) as CatanState
  const whole = useWholeLog(session)
  const state = whole ? (whole.state as CatanState) : known
  const model = useMemo(() => islandModel(state), [state])
  if (!summary) return null
  const names = seatNames(summary, seat, end.you)
  return (
    <EndFrame
      session={session}
      summary={summary}
      names={names}
      {...resultText(state, names, seat, end)}
      emblem={<CityEmblem seat={catan.result(state)?.winner ?? null} />}
      standings={<StandingsList list={standings(state)} names={names} />}
      board={<Island model={model} label={end.finalBoard} names={names} />}
      charts={(log, watchFrom) => <CatanCharts whole={log} names={names} seat={seat} watchFrom={watchFrom} />}
      whole={whole}
    />
  )
}
