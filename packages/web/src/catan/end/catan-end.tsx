import {
  type CatanState,
  CITIES_PER_PLAYER,
  catan,
  SETTLEMENTS_PER_PLAYER,
  seatOf,
  trueScore,
  VICTORY_POINT,
} from '@serai/catan'
import { type ReactNode, useMemo } from 'react'
import { EndFrame, seatNames } from '../../end/end-frame.tsx'
import { useWholeLog } from '../../end/whole-log.ts'
import type { TableProps } from '../../games/registry.ts'
import { useTableView } from '../../table/use-session.ts'
import type { Catalogue } from '../../text/catalogue.ts'
import { useText } from '../../text/language.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { LookShape, SeatMark } from '../../ui/seat-mark.tsx'
import { Island } from '../island/island.tsx'
import { islandModel } from '../island/island-model.ts'
import { pieceLook } from '../piece-look.ts'
import { CatanCharts } from './catan-charts.tsx'
import styles from './catan-end.module.css'

export function CatanEnd({ session }: TableProps) {
  const texts = useText()
  const { end } = texts
  const summary = useTableView(session, (view) => view.summary)
  const seat = useTableView(session, (view) => view.seat)
  const known = useTableView(session, (view) => view.state) as CatanState
  const whole = useWholeLog(session)
  const state = whole ? (whole.state as CatanState) : known
  const model = useMemo(() => islandModel(state), [state])
  if (!summary) return null
  const names = seatNames(summary, seat, texts)
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

/** How a game came to its end, in words. */
export function resultText(state: CatanState, names: readonly string[], mine: number | null, end: Catalogue['end']) {
  const result = catan.result(state)
  if (!result) return { title: end.givenUp, detail: end.givenUpDetail }
  const { winner, reason } = result
  const turn = catan.turnCount(state)
  const title = winner === null ? end.draw : winner === mine ? end.youWin : end.wins(names[winner]!)
  if (reason === 'last_player') return { title, detail: end.lastPlayer(turn) }
  if (reason === 'turn_cap' || winner === null) return { title, detail: end.turnCap(turn) }
  const won = end.pointsOnTurn(trueScore(state, winner), turn)
  const hasResigned = mine !== null && !seatOf(state, mine).isPlaying
  return { title, detail: hasResigned ? end.andAlso(end.youResigned, won) : won }
}

const HALL = 'M-30,20V-4H-8V-20L9,-35L28,-20V20Z'

/** The winner's city; nothing where nobody won. */
function CityEmblem({ seat }: { seat: number | null }) {
  if (seat === null) return null
  const look = pieceLook(seat)
  const { colour } = look
  return (
    <svg viewBox="-46 -52 92 90" aria-hidden="true">
      <g transform="translate(0 4) scale(1.2)" strokeLinejoin="round">
        <path d={HALL} fill="none" stroke="#fff" strokeWidth="8" opacity=".8" />
        <path d={HALL} fill={`var(--${colour})`} stroke={`var(--${colour}-line)`} strokeWidth="3.4" />
        <path
          d="M-8,-20L9,-35L28,-20V-15L9,-29L-8,-15ZM-30,-4H-8V1H-30ZM-24,7h4v6h-4zM-17,7h4v6h-4z"
          fill={`var(--${colour}-line)`}
          opacity=".4"
        />
        <path d="M-8,-4V20" stroke={`var(--${colour}-line)`} strokeWidth="2" opacity=".55" />
        <g transform="translate(10 1) scale(1.75)">
          <LookShape look={look} />
        </g>
      </g>
    </svg>
  )
}

/** What a seat's points are made of. */
export interface Standing {
  readonly seat: number
  readonly points: number
  readonly settlements: number
  readonly cities: number
  readonly victoryCards: number
  readonly hasLongestRoad: boolean
  readonly hasLargestArmy: boolean
  readonly hasResigned: boolean
}

/** The winner first, then by points; of an open state, so that hidden points count. */
export function standings(state: CatanState): readonly Standing[] {
  const winner = catan.result(state)?.winner
  const all = Array.from({ length: catan.seatCount(state) }, (_, seat): Standing => {
    const view = seatOf(state, seat)
    return {
      seat,
      points: view.knownPoints,
      settlements: SETTLEMENTS_PER_PLAYER - view.settlementsLeft,
      cities: CITIES_PER_PLAYER - view.citiesLeft,
      victoryCards: view.cards?.[VICTORY_POINT] ?? 0,
      hasLongestRoad: view.hasLongestRoad,
      hasLargestArmy: view.hasLargestArmy,
      hasResigned: !view.isPlaying,
    }
  })
  const rank = ({ seat, points }: Standing) => (seat === winner ? 1000 : points)
  return all.sort((a, b) => rank(b) - rank(a))
}

/** Everybody's points and what they are made of. */
function StandingsList({ list, names }: { list: readonly Standing[]; names: readonly string[] }) {
  const { end } = useText()
  return (
    <ol className={styles.list}>
      {list.map((standing) => {
        const { seat, points, settlements, cities, victoryCards, hasLongestRoad, hasLargestArmy, hasResigned } =
          standing
        return (
          <li key={seat}>
            <SeatMark seat={seat} />
            <b className={styles.name}>{names[seat]}</b>
            <span className={styles.points}>{points}</span>
            <p className={styles.parts}>
              <Part icon="settlement" count={settlements} words={end.settlements(settlements)} />
              <Part icon="city" count={cities} words={end.cities(cities)} />
              {victoryCards > 0 ? (
                <Part icon="star" count={victoryCards} words={end.victoryCards(victoryCards)} />
              ) : null}
              {hasLongestRoad ? <Award icon="road">{end.longestRoad}</Award> : null}
              {hasLargestArmy ? <Award icon="knight">{end.largestArmy}</Award> : null}
              {hasResigned ? <span>{end.resigned}</span> : null}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

function Part({ icon, count, words }: { icon: IconName; count: number; words: string }) {
  return (
    <span title={words}>
      <Icon name={icon} />
      <span aria-hidden="true" className="num">
        {count}
      </span>
      <span className="vh">{words}</span>
    </span>
  )
}

function Award({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={styles.award}>
      <Icon name={icon} />
      {children}
    </span>
  )
}
