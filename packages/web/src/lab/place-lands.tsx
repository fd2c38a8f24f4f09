import { RESOURCES, type Resource } from '@serai/catan'
import type { PlaceYield } from '@serai/lab'
import { useText } from '../text/language.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './place-lands.module.css'

/** A hex beside a place that yields something. */
export interface LandView {
  readonly hex: number
  readonly resource: Resource
  readonly number: number
}

export function landsOf({ hexes }: Pick<PlaceYield, 'hexes'>): readonly LandView[] {
  return hexes.flatMap(({ hex, terrain, number }) => {
    const resource = RESOURCES[terrain]
    return resource ? [{ hex, resource, number }] : []
  })
}

/** What a place yields, on which rolls, and its pips. */
export function Lands({ lands, pips }: { lands: readonly LandView[]; pips: string }) {
  const { catanBoard } = useText()
  return (
    <span className={styles.lands}>
      {lands.map(({ hex, resource, number }) => (
        <span key={hex}>
          <Icon name={resource} />
          <span className="vh">{catanBoard.resources[resource]}</span>
          <b className={`num ${number === 6 || number === 8 ? styles.red : ''}`}>{number}</b>
        </span>
      ))}
      <em className="num">{pips}</em>
    </span>
  )
}
