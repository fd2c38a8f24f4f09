import type { TableSummary } from '@serai/protocol'
import { useLocation } from 'wouter'
import { gameName } from '../games/game-words.ts'
import { looksOf } from '../games/registry.ts'
import { useGameScreens } from '../games/use-game-screens.ts'
import { useGames } from '../games/use-games.ts'
import { api } from '../net/api.ts'
import { useMe } from '../people/me.ts'
import { useAttempt } from '../people/use-attempt.ts'
import { usePrefs } from '../prefs/prefs.ts'
import { ChatPanel } from '../table/chat-panel.tsx'
import { refusalText } from '../table/refusal-text.ts'
import type { TableSession } from '../table/table-session.ts'
import { useTableView } from '../table/use-session.ts'
import { WhoMayWrite } from '../table/who-may-write.tsx'
import { useText } from '../text/language.ts'
import { Header } from '../ui/header.tsx'
import { Icon } from '../ui/icon.tsx'
import { SeatLooks } from '../ui/seat-looks.ts'
import { useTitle } from '../ui/use-title.ts'
import { CloseTable } from './close-table.tsx'
import { HostNote } from './host-note.tsx'
import { Invite } from './invite.tsx'
import { JoinCard } from './join-card.tsx'
import styles from './lobby.module.css'
import { Luck } from './luck.tsx'
import { RulesCard } from './rules-card.tsx'
import { type SeatActions, SeatList } from './seat-list.tsx'
import { seatRows, standingOf } from './seat-rows.ts'
import { StartBar } from './start-bar.tsx'

/** A table before its start: who sits where, under which rules, and how others get here. */
export function LobbyScreen({ session, summary }: { session: TableSession; summary: TableSummary }) {
  const texts = useText()
  const { home, lobby } = texts
  const { id } = summary
  const seat = useTableView(session, (view) => view.seat)
  const unsaid = useTableView(session, (view) => view.refusal)
  const { me, isKnown } = useMe()
  const game = useGames().games?.find((one) => one.id === summary.game) ?? null
  const LobbyCard = useGameScreens(summary.game)?.LobbyCard
  const standing = standingOf(summary, seat, me)
  const level = usePrefs((prefs) => prefs.level)
  const { isBusy, refusal, attempt } = useAttempt()

  const [, go] = useLocation()
  useTitle(home.tableOf(summary.host))

  const empty = summary.seats.filter(({ kind }) => kind === 'empty')
  const actions: SeatActions = {
    sit: (at) => void attempt(() => api.sit(id, at)),
    stand: () => void attempt(() => api.stand(id)),
    addBot: (at) => void attempt(() => api.addBot(id, level, at)),
    changeBot: (at, wanted) => void attempt(() => api.removeBot(id, at).then(() => api.addBot(id, wanted, at))),
    removeBot: (at) => void attempt(() => api.removeBot(id, at)),
    free: (at) => void attempt(() => api.freeSeat(id, at)),
  }
  const close = async () => {
    if (await attempt(() => api.closeTable(id))) go('/', { replace: true })
  }
  return (
    <SeatLooks value={looksOf(summary.game)}>
      <Header />
      <main className={styles.page}>
        <div className={styles.title}>
          <h1>{home.tableOf(summary.host)}</h1>
          <p>
            {summary.isPrivate ? <Icon name="lock" /> : null}
            {lobby.joined([
              gameName(texts, summary.game),
              ...(summary.isPrivate ? [lobby.privateTable] : []),
              lobby.beforeStart,
            ])}
          </p>
        </div>
        <div className={styles.column}>
          {seat === null && isKnown ? <JoinCard summary={summary} /> : null}
          <section className={`card ${styles.card}`}>
            <HostNote summary={summary} isMe={standing.isHost} />
            <SeatList rows={seatRows(summary, game, standing, texts)} game={game} isBusy={isBusy} actions={actions} />
            <StartBar
              summary={summary}
              isHost={standing.isHost}
              isBusy={isBusy}
              refusal={refusal}
              onFill={() => void attempt(() => Promise.all(empty.map((one) => api.addBot(id, level, one.seat))))}
              onStart={() => void attempt(() => api.start(id))}
            />
            {standing.isHost ? <CloseTable isBusy={isBusy} onClose={() => void close()} /> : null}
          </section>
          {me ? (
            <section className={`card ${styles.card} ${styles.last}`}>
              <h2>{texts.table.chat}</h2>
              <div className={styles.chat}>
                <ChatPanel session={session} />
              </div>
              <WhoMayWrite session={session} />
              <p role="status" className={styles.refusal}>
                {unsaid ? refusalText(texts, unsaid) : ''}
              </p>
            </section>
          ) : null}
        </div>
        <div className={styles.column}>
          <Invite id={id} />
          {game ? <RulesCard summary={summary} game={game} isHost={standing.isHost} /> : null}
          {LobbyCard ? <LobbyCard summary={summary} /> : null}
          {seat === null ? null : <Luck id={id} />}
        </div>
      </main>
    </SeatLooks>
  )
}
