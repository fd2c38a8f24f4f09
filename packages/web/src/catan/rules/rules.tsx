import { CARDS, COSTS, type Purchase, pips, RESOURCES } from '@serai/catan'
import type { ReactNode } from 'react'
import type { GameRules } from '../../games/game-entry.ts'
import { useText } from '../../text/language.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { CARD_ICONS } from '../card-icons.ts'
import type { CatanRules } from '../text/en/rules.ts'
import {
  DistanceDrawing,
  HarbourDrawing,
  IslandDrawing,
  RoadDrawing,
  RobberDrawing,
  RollDrawing,
} from './island-drawings.tsx'
import styles from './rules.module.css'
import { texts, useRules } from './use-rules.ts'

type BySection = { readonly [Section in keyof CatanRules['sections']]?: ReactNode }

const pictures: BySection = {
  island: <IslandDrawing />,
  turn: <RollDrawing />,
  building: <DistanceDrawing />,
  robber: <RobberDrawing />,
  cards: <CardsPicture />,
  trade: <HarbourDrawing />,
  awards: <RoadDrawing />,
}

const tables: BySection = {
  island: <PipsPicture />,
  building: <CostsPicture />,
}

export const rules: GameRules = { texts, pictures, tables }

/** The five kinds of development cards as the hand shows them. */
function CardsPicture() {
  const { catanTable } = useText()
  return (
    <ul className={styles.cards}>
      {CARDS.map((card) => (
        <li key={card}>
          <span>
            <Icon name={CARD_ICONS[card]} />
          </span>
          {catanTable.cardNames[card]}
        </li>
      ))}
    </ul>
  )
}

const ROWS: readonly { readonly purchase: Purchase; readonly icon: IconName }[] = [
  { purchase: 'road', icon: 'road' },
  { purchase: 'settlement', icon: 'settlement' },
  { purchase: 'city', icon: 'city' },
  { purchase: 'card', icon: 'dev' },
]

/** What everything costs. */
function CostsPicture() {
  const { catanBoard } = useText()
  const rules = useRules()
  return (
    <table className={styles.costs}>
      <caption className="vh">{rules.costs}</caption>
      <tbody>
        {ROWS.map(({ purchase, icon }) => (
          <tr key={purchase}>
            <th scope="row">
              <Icon name={icon} /> {rules.pieces[purchase]}
            </th>
            <td>
              {RESOURCES.map((resource, i) =>
                COSTS[purchase][i] ? (
                  <span key={resource}>
                    {COSTS[purchase][i]} <Icon name={resource} />
                    <span className="vh">{catanBoard.resources[resource]}</span>
                  </span>
                ) : null,
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]

/** How often each number comes: the dots under it. */
function PipsPicture() {
  const rules = useRules()
  return (
    <ul className={styles.pips}>
      {NUMBERS.map((number) => (
        <li key={number} data-hot={number === 6 || number === 8 || undefined}>
          <b className="serif" aria-hidden="true">
            {number}
          </b>
          <span aria-hidden="true">{'•'.repeat(pips(number))}</span>
          <span className="vh">{rules.pips(number, pips(number))}</span>
        </li>
      ))}
    </ul>
  )
}
