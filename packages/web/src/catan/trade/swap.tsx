import { useText } from '../../text/language.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Counts } from '../resources/counts.ts'
import { Quantity } from '../resources/quantity.tsx'
import { goodsText } from '../resources/resource-text.ts'
import styles from './swap.module.css'

interface Side {
  readonly label: string
  readonly counts: Counts
}

/** Both sides of a trade, with the arrow between. */
export function Swap({ left, right }: { left: Side; right: Side }) {
  return (
    <div className={styles.swap}>
      <OneSide {...left} />
      <Icon name="trade" className={styles.arrow} />
      <OneSide {...right} />
    </div>
  )
}

function OneSide({ label, counts }: Side) {
  const { catanTrade } = useText()
  return (
    <p className={styles.side}>
      <small>{label}</small>
      <Quantity counts={counts} text={goodsText(catanTrade, counts, 'accusative')} />
    </p>
  )
}
