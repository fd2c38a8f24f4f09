import type { PastGame } from '@serai/protocol'
import { Link } from 'wouter'
import { gameName } from '../games/game-words.ts'
import { looksOf } from '../games/registry.ts'
import { usePrefs } from '../prefs/prefs.ts'
import { useText } from '../text/language.ts'
import { localeOf } from '../text/locale.ts'
import { SeatLooks } from '../ui/seat-looks.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import styles from './account.module.css'
import { changeText } from './rating-text.ts'

/** Somebody's games, newest first. */
export function PastGames({ games }: { games: readonly PastGame[] }) {
  return (
    <ul className={styles.games}>
      {games.map((game) => (
        <SeatLooks key={game.table} value={looksOf(game.game)}>
          <Row past={game} />
        </SeatLooks>
      ))}
    </ul>
  )
}

function Row({ past }: { past: PastGame }) {
  const texts = useText()
  const { account } = texts
  const language = usePrefs((prefs) => prefs.language)
  const { table, game, endedAt, outcome, names, change } = past
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(endedAt)
  return (
    <li>
      <Link href={`/t/${table}`} aria-label={account.openGame(names.join(', '))}>
        <b>{account.outcomes[outcome]}</b>
        <span>{gameName(texts, game)}</span>
        <time dateTime={new Date(endedAt).toISOString()}>{date}</time>
        <span className={styles.people}>
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <span key={seat}>
              <SeatMark seat={seat} size={16} />
              {name}
            </span>
          ))}
        </span>
        {change ? <Change before={change.before} after={change.after} /> : null}
      </Link>
    </li>
  )
}

/** What a game did to a rating. */
export function Change({ before, after }: { before: number; after: number }) {
  const { account } = useText()
  const tone = after > before ? styles.up : after < before ? styles.down : ''
  return (
    <span className={`num ${styles.change} ${tone}`} title={account.changed(before, after)}>
      {changeText(before, after)}
    </span>
  )
}
