import { useEffect } from 'react'
import { gameIds } from '../games/registry.ts'
import { useGames } from '../games/use-games.ts'
import { connection } from '../net/connection.ts'
import { useLink } from '../net/use-link.ts'
import { OfflineCard } from '../offline/offline-card.tsx'
import { useMe } from '../people/me.ts'
import { fetchAhead } from '../table/lazy-table-page.ts'
import { refusalText } from '../table/refusal-text.ts'
import { useText } from '../text/language.ts'
import { Header } from '../ui/header.tsx'
import { useMedia } from '../ui/use-media.ts'
import { GameCard, OfflineGameCard } from './game-card.tsx'
import styles from './home-page.module.css'
import { TablesCard, YourGames } from './tables-card.tsx'
import { useLobby, useMyTables } from './use-tables.ts'

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
  const unfinished = mine.filter(({ status }) => status === 'running' || status === 'open')
  // In one column, what I am in the middle of comes before what I could begin.
  const showsMineFirst = useMedia('(max-width: 1100px)') && unfinished.length > 0
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
        {showsMineFirst ? (
          <div className={`card ${styles.mine}`}>
            <YourGames tables={unfinished} />
          </div>
        ) : null}
        <div className={styles.games}>
          {isAway ? <OfflineCard retry={tryAgain} /> : null}
          {games
            ? games.map((game) => <GameCard key={game.id} game={game} isAway={isAway} />)
            : isAway
              ? gameIds.map((game) => <OfflineGameCard key={game} game={game} />)
              : null}
        </div>
        <aside className={`card ${styles.tables}`}>
          <YourGames tables={showsMineFirst ? mine.filter((table) => !unfinished.includes(table)) : mine} />
          <TablesCard tables={tables} mine={mine} />
        </aside>
      </main>
    </>
  )
}
