import { MOST_SEED, type TableSummary } from '@serai/protocol'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { gameName } from '../games/game-words.ts'
import { looksOf, useGameScreens } from '../games/registry.ts'
import { useGames } from '../games/use-games.ts'
import { api } from '../net/api.ts'
import { useAttempt } from '../net/use-attempt.ts'
import { useMe } from '../people/me.ts'
import { usePrefs } from '../prefs/prefs.ts'
import { ChatPanel, WhoMayWrite } from '../table/chat.tsx'
import { refusalText } from '../table/refusal-text.ts'
import type { TableSession } from '../table/table-session.ts'
import { useTableView } from '../table/use-session.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Header } from '../ui/header.tsx'
import { Icon } from '../ui/icon.tsx'
import { SeatLooks } from '../ui/seat-looks.ts'
import { useTitle } from '../ui/use-title.ts'
import { Invite, JoinCard } from './invite.tsx'
import styles from './lobby-screen.module.css'
import { RulesCard } from './rules-card.tsx'
import { type SeatActions, SeatList, seatRows, standingOf } from './seat-list.tsx'
import { CloseTable, StartBar } from './start-bar.tsx'

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
          {seat === null ? null : <SeedCard id={id} />}
        </div>
      </main>
    </SeatLooks>
  )
}

/** That another is the host than when I came: the role goes on when a host is away for long. */
export function HostNote({ summary, isMe }: { summary: TableSummary; isMe: boolean }) {
  const { lobby } = useText()
  const [first] = useState(summary.hostId)
  const text = summary.hostId === first ? '' : isMe ? lobby.hostIsYou : lobby.hostIs(summary.host)
  return <p role="status">{text}</p>
}

/** My own seed of the fair dice: with it, nobody else can have known them. */
function SeedCard({ id }: { id: string }) {
  const { lobby } = useText()
  const [seed, setSeed] = useState('')
  const [saved, setSaved] = useState<string | null>(null)
  const { isBusy, refusal, attempt } = useAttempt()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (await attempt(() => api.seed(id, seed))) setSaved(seed)
  }
  return (
    <section className={`card ${styles.card}`}>
      <h2>{lobby.luck}</h2>
      <p>{lobby.luckNote}</p>
      <form className={styles.luck} onSubmit={save}>
        <input
          className="input"
          value={seed}
          maxLength={MOST_SEED}
          aria-label={lobby.luckField}
          autoComplete="off"
          onChange={(event) => setSeed(event.currentTarget.value)}
        />
        <Button type="submit" disabled={isBusy || seed === '' || seed === saved}>
          {lobby.luckSave}
        </Button>
      </form>
      <p role="status" className={refusal ? styles.refusal : undefined}>
        {refusal ?? (saved !== null && saved === seed ? lobby.luckDone : '')}
      </p>
    </section>
  )
}
