import { RESOURCES, type Resource } from '@serai/catan'
import type { PlaceYield } from '@serai/lab'
import { useText } from '../text/language.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './place-lands.module.css'

/** A hex beside a place that yields something. */
export interface LandView {
  readonly hex: number
  readonly good: Resource
  readonly number: number
}

export function landsOf({ hexes }: Pick<PlaceYield, 'hexes'>): readonly LandView[] {
  return hexes.flatMap(({ hex, terrain, number }) => {
    const good = RESOURCES[terrain]
    return good ? [{ hex, good, number }] : []
  })
}

/** What a place yields, on which rolls, and its pips. */
export function Lands({ lands, pips }: { lands: readonly LandView[]; pips: string }) {
  const { catanBoard } = useText()
  return (
    <span className={styles.lands}>
      {lands.map(({ hex, good, number }) => (
        <span key={hex}>
          <Icon name={good} />
          <span className="vh">{catanBoard.goods[good]}</span>
          <b className={`num ${number === 6 || number === 8 ? styles.red : ''}`}>{number}</b>
        </span>
      ))}
      <em className="num">{pips}</em>
    </span>
  )
}
