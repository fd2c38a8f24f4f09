import { type CatanState, RESOURCES } from '@serai/catan'
import { useMemo } from 'react'
import type { ReplayProps } from '../games/registry.ts'
import { Icon } from '../look/icon.tsx'
import { SeatMark } from '../look/seat-mark.tsx'
import type { Moment } from '../table/history.ts'
import { useText } from '../text/language.ts'
import { Dice } from './dice/dice.tsx'
import { diceModel } from './dice/dice-model.ts'
import styles from './end/catan-replay.module.css'
import { lastSpot, rolledHexes } from './end/last-spot.ts'
import { type Holdings, seatHoldings } from './end/seat-holdings.ts'
import { GoodIcon } from './goods/good-icon.tsx'
import { Island } from './island/island.tsx'
import { islandModel } from './island/island-model.ts'

/** Nothing is thrown before one's eyes: the dice lie as they fell. */
const STILL: readonly Moment[] = []

export function CatanReplay({ state, moment, names }: ReplayProps) {
  const { replay } = useText()
  const position = state as CatanState
  const model = useMemo(() => islandModel(position), [position])
  return (
    <div className={styles.replay}>
      <ul className={styles.players}>
        {seatHoldings(position).map((holdings) => (
          <Player key={holdings.seat} holdings={holdings} name={names[holdings.seat]!} />
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
          <Dice dice={diceModel(position)} moments={STILL} />
        </div>
      </div>
    </div>
  )
}

function Player({ holdings, name }: { holdings: Holdings; name: string }) {
  const { replay } = useText()
  const { seat, isActive, points, hand, handSize, cards, cardsSize, knights, road } = holdings
  return (
    <li data-active={isActive}>
      <SeatMark seat={seat} size={26} />
      <b>{name}</b>
      <span className={styles.points}>
        {points}
        <span className="vh"> {replay.points}</span>
      </span>
      <p className={styles.holdings}>
        {hand ? (
          hand.map((count, good) => (
            <span key={RESOURCES[good]} data-empty={count === 0}>
              <GoodIcon good={good} />
              <span className="vh">{replay.goods[RESOURCES[good]!]}</span>
              {count}
            </span>
          ))
        ) : (
          <span>
            <Icon name="cards" />
            {replay.hiddenCards(handSize)}
          </span>
        )}
        <span>
          <Icon name="dev" />
          <span className="vh">{replay.developmentCards}</span>
          {cardsSize}
        </span>
        <span data-award={holdings.hasLargestArmy}>
          <Icon name="knight" />
          <span className="vh">{replay.knights}</span>
          {knights}
        </span>
        <span data-award={holdings.hasLongestRoad}>
          <Icon name="road" />
          <span className="vh">{replay.road}</span>
          {road}
        </span>
      </p>
      {cards && cards.length > 0 ? (
        <p className={styles.cards}>{cards.map(({ card, count }) => `${replay.cards[card]} ${count}`).join(', ')}</p>
      ) : null}
    </li>
  )
}
