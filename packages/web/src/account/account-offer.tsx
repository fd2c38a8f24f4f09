import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import styles from './account.module.css'
import type { SignMode } from './sign-sheet.tsx'

/** What a guest is offered beside the name. */
export function AccountOffer({ onChoose }: { onChoose: (mode: SignMode) => void }) {
  const { account } = useText()
  return (
    <section className={styles.offer}>
      <p>{account.offer}</p>
      <div className={styles.pair}>
        <Button onClick={() => onChoose('up')}>{account.create}</Button>
        <Button onClick={() => onChoose('in')}>{account.signIn}</Button>
      </div>
    </section>
  )
}
