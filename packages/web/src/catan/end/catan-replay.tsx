import { activeSeat, CARDS, type CatanState, catan, RESOURCES, type SeatView, seatOf } from '@serai/catan'
import { useMemo } from 'react'
import type { ReplayProps } from '../../games/registry.ts'
import type { Moment } from '../../table/history.ts'
import { useText } from '../../text/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { Island } from '../island/island.tsx'
import { islandModel } from '../island/island-model.ts'
import { lastSpot, rolledHexes } from '../moment-events.ts'
import { ResourceIcon } from '../resources/resource-cards.tsx'
import { Dice } from '../table/dice.tsx'
import styles from './catan-replay.module.css'

/** Nothing is thrown before one's eyes: the dice lie as they fell. */
const STILL: readonly Moment[] = []

export function CatanReplay({ state, moment, names }: ReplayProps) {
  const { replay } = useText()
  const position = state as CatanState
  const model = useMemo(() => islandModel(position), [position])
  return (
    <div className={styles.replay}>
      <ul className={styles.players}>
        {[...Array(catan.seatCount(position)).keys()].map((seat) => (
          <Player
            key={seat}
            seat={seat}
            view={seatOf(position, seat)}
            isActive={activeSeat(position) === seat}
            name={names[seat]!}
          />
        ))}
      </ul>
      <div className={styles.sea}>
        <Island
          model={model}
          label={replay.board}
          names={names}
          last={lastSpot(moment)}
          glowing={rolledHexes(moment)}
        />
        <div className={styles.dice}>
          <Dice state={position} moments={STILL} />
        </div>
      </div>
    </div>
  )
}

interface PlayerProps {
  readonly seat: number
  readonly view: SeatView
  readonly isActive: boolean
  readonly name: string
}

function Player({ seat, view, isActive, name }: PlayerProps) {
  const { replay } = useText()
  const { hand, cards } = view
  const held = CARDS.flatMap((card, i) => (cards && cards[i]! > 0 ? [`${replay.cards[card]} ${cards[i]}`] : []))
  return (
    <li data-active={isActive}>
      <SeatMark seat={seat} size={26} />
      <b>{name}</b>
      <span className={styles.points}>
        {view.knownPoints}
        <span className="vh"> {replay.points}</span>
      </span>
      <p className={styles.holdings}>
        {hand ? (
          hand.map((count, resource) => (
            <span key={RESOURCES[resource]} data-empty={count === 0}>
              <ResourceIcon resource={resource} />
              <span className="vh">{replay.resources[RESOURCES[resource]!]}</span>
              {count}
            </span>
          ))
        ) : (
          <span>
            <Icon name="cards" />
            {replay.hiddenCards(view.handSize)}
          </span>
        )}
        <span>
          <Icon name="dev" />
          <span className="vh">{replay.developmentCards}</span>
          {view.cardCount}
        </span>
        <span data-award={view.hasLargestArmy}>
          <Icon name="knight" />
          <span className="vh">{replay.knights}</span>
          {view.knights}
        </span>
        <span data-award={view.hasLongestRoad}>
          <Icon name="road" />
          <span className="vh">{replay.road}</span>
          {view.roadLength}
        </span>
      </p>
      {held.length > 0 ? <p className={styles.cards}>{held.join(', ')}</p> : null}
    </li>
  )
}
