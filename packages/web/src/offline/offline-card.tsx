import type { GameInfo } from '@serai/protocol'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { gameName } from '../games/game-words.ts'
import { fetchForm } from '../games/registry.ts'
import { useLink } from '../net/use-link.ts'
import { usePrefs } from '../prefs/prefs.ts'
import { useText } from '../text/language.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import styles from './offline-card.module.css'
import { isAnySaved } from './saved-table.ts'

/** Above the games while the server cannot be reached: what still works. */
export function OfflineCard({ retry }: { retry: () => void }) {
  const { common, help, lab, offline } = useText()
  const { status } = useLink()
  const before = useRef(status)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the server comes back, not when the caller draws, nor on and on where it is there and fails.
  useEffect(() => {
    if (status === 'live' && before.current !== 'live') retry()
    before.current = status
  }, [status])
  return (
    <section className={`card ${styles.card}`} role="alert">
      <h2>
        <Icon name="wifi-off" /> {offline.title}
      </h2>
      <p>{offline.stillWorks}</p>
      <p className={styles.note}>{offline.notNow}</p>
      <div className={styles.ways}>
        <Button onClick={retry}>{common.retry}</Button>
        <Link className={buttonClass()} href="/lab">
          {lab.title}
        </Link>
        <Link className={buttonClass()} href="/help">
          {help.rules}
        </Link>
      </div>
    </section>
  )
}

const NewTableSheet = lazyComponent(() =>
  import('../lobby/new-table-sheet.tsx').then(({ NewTableSheet }) => NewTableSheet),
)

/** The ways to the bots of this device. */
export function PlayHere({ game }: { game: string }) {
  const texts = useText()
  const { home, offline } = texts
  const level = usePrefs((prefs) => prefs.level)
  const [form, setForm] = useState<GameInfo | null>(null)
  // A game that waits comes first: it would be lost behind another one.
  const isSaved = isAnySaved(game)
  const open = async () => {
    const [{ localGameInfo }] = await Promise.all([import('./open-local.ts'), fetchForm(NewTableSheet, game)])
    setForm(localGameInfo(game))
  }
  return (
    <div className={styles.here}>
      <Link className={`${buttonClass('primary')} ${styles.play}`} href={`/alone/${game}`}>
        {isSaved ? offline.goOn : offline.playAlone}
      </Link>
      {isSaved ? null : (
        <Button square aria-label={home.ownRules} title={home.ownRules} onClick={() => void open()}>
          <Icon name="gear" />
        </Button>
      )}
      {form ? (
        <Suspense fallback={null}>
          <NewTableSheet
            game={form}
            title={gameName(texts, game)}
            against={level}
            isHere
            onClose={() => setForm(null)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
