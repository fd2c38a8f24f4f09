import type { CatanState } from '@serai/catan'
import { Icon } from '../../look/icon.tsx'
import { useText } from '../../text/language.ts'
import { bankItems } from '../view/bank-view.ts'
import styles from './bank.module.css'

export function Bank({ state }: { state: CatanState }) {
  const texts = useText()
  return (
    <section className={`card ${styles.bank}`} aria-label={texts.catanTable.bank} data-anchor="bank">
      <h2 className="label">{texts.catanTable.bank}</h2>
      <ul>
        {bankItems(state, texts).map(({ icon, count, label }) => (
          <li key={icon} title={label}>
            <Icon name={icon} />
            <b className="num" aria-hidden="true">
              {count}
            </b>
            <span className="vh">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
