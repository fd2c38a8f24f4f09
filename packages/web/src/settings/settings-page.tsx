import { useMe } from '../people/me.ts'
import { useText } from '../text/language.ts'
import { Header } from '../ui/header.tsx'
import styles from './settings-form.module.css'
import { SettingsForm } from './settings-form.tsx'
import { TokenCard } from './token-card.tsx'

export function SettingsPage() {
  const { settings } = useText()
  const isSomebody = useMe(({ me }) => me !== null)
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{settings.title}</h1>
        <div className={`card ${styles.card}`}>
          <SettingsForm />
        </div>
        {isSomebody ? <TokenCard /> : null}
      </main>
    </>
  )
}
