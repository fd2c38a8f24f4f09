import { useEffect } from 'react'
import { fetchAhead } from '../games/fetch-ahead.ts'
import { gameIds } from '../games/registry.ts'
import { useGames } from '../games/use-games.ts'
import { connection } from '../net/connection.ts'
import { useLink } from '../net/use-link.ts'
import { OfflineCard } from '../offline/offline-card.tsx'
import { OfflineGame } from '../offline/offline-game.tsx'
import { useMe } from '../people/me.ts'
import { refusalText } from '../table/refusal-text.ts'
import { useText } from '../text/language.ts'
import { Header } from '../ui/header.tsx'
import { useMedia } from '../ui/use-media.ts'
import { GameCard } from './game-card.tsx'
import styles from './home-page.module.css'
import { TablesCard } from './tables-card.tsx'
import { useLobby } from './use-lobby.ts'
import { useMyTables } from './use-my-tables.ts'
import { YourGames } from './your-games.tsx'

export function HomePage() {
  const texts = useText()
  const { common, home } = texts
  const { isPaused, isGone } = useLink()
  const ban = useMe((state) => state.ban)
  const { games, hasFailed, retry } = useGames()
  // While the tables pause the server is there, and the page says so.
  const isAway = (hasFailed && !games) || (isGone && !isPaused)
  const tryAgain = () => {
    retry()
    connection.hurry()
  }
  const tables = useLobby()
  const mine = useMyTables()
  const going = mine.filter(({ status }) => status === 'running' || status === 'open')
  // In one column, what I am in the middle of comes before what I could begin.
  const goesFirst = useMedia('(max-width: 1100px)') && going.length > 0
  useEffect(() => (games ? fetchAhead(games.map(({ id }) => id)) : undefined), [games])
  return (
    <>
      <Header />
      <main className={styles.page}>
        <section className={styles.hero}>
          <h1>{home.title}</h1>
          {ban ? (
            <p role="alert">{refusalText(texts, ban)}</p>
          ) : (
            <p role="status">{isPaused ? common.pausedHere : home.lead}</p>
          )}
        </section>
        {goesFirst ? (
          <div className={`card ${styles.mine}`}>
            <YourGames tables={going} />
          </div>
        ) : null}
        <div className={styles.games}>
          {isAway ? <OfflineCard retry={tryAgain} /> : null}
          {games
            ? games.map((game) => <GameCard key={game.id} game={game} isAway={isAway} />)
            : isAway
              ? gameIds.map((game) => <OfflineGame key={game} game={game} />)
              : null}
        </div>
        <aside className={`card ${styles.tables}`}>
          <YourGames tables={goesFirst ? mine.filter((table) => !going.includes(table)) : mine} />
          <TablesCard tables={tables} mine={mine} />
        </aside>
      </main>
    </>
  )
}
