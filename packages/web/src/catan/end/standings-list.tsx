import { type CatanState, CITIES_PER_PLAYER, catan, SETTLEMENTS_PER_PLAYER, seatOf, VICTORY_POINT } from '@serai/catan'
import type { ReactNode } from 'react'
import { useText } from '../../text/language.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import styles from './standings-list.module.css'

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
export function StandingsList({ list, names }: { list: readonly Standing[]; names: readonly string[] }) {
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
