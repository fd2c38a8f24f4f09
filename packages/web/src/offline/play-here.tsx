import { Link } from 'wouter'
import { buttonClass } from '../look/button.tsx'
import { useText } from '../text/language.ts'
import styles from './offline-card.module.css'
import { readShelf } from './shelf.ts'

/** The way to the bots of this device. */
export function PlayHere({ game }: { game: string }) {
  const { offline } = useText()
  return (
    <Link className={`${buttonClass('primary')} ${styles.play}`} href={`/alone/${game}`}>
      {readShelf(game) ? offline.goOn : offline.playAlone}
    </Link>
  )
}
