import { bankOf, type CatanState, deckSize, RESOURCES } from '@serai/catan'
import { useText } from '../../text/language.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './catan-table.module.css'

/** What the bank has left: resources, then development cards. */
export function Bank({ state }: { state: CatanState }) {
  const { catanTable, catanTrade } = useText()
  const bank = bankOf(state)
  const deck = deckSize(state)
  return (
    <section className={`card ${styles.bank}`} aria-label={catanTable.bank} data-anchor="bank">
      <h2 className="label">{catanTable.bank}</h2>
      <ul>
        {RESOURCES.map((resource, r) => (
          <Item
            key={resource}
            icon={resource}
            count={bank[r]!}
            label={catanTable.inBank(catanTrade.quantity(bank[r]!, r))}
          />
        ))}
        <Item icon="dev" count={deck} label={catanTable.deckLeft(deck)} />
      </ul>
    </section>
  )
}

function Item({ icon, count, label }: { icon: IconName; count: number; label: string }) {
  return (
    <li title={label}>
      <Icon name={icon} />
      <b className="num" aria-hidden="true">
        {count}
      </b>
      <span className="vh">{label}</span>
    </li>
  )
}
