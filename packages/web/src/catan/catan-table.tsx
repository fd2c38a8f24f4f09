import { type CatanState, handOf, seatOf, seatsToRob, stageOf, targetOf } from '@serai/catan'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useMyTurn } from '../alerts/use-my-turn.ts'
import { useSounds } from '../alerts/use-sounds.ts'
import type { TableProps } from '../games/registry.ts'
import { usePrefs } from '../prefs/prefs.ts'
import { AutopilotSwitch, useAutopilot } from '../table/autopilot.tsx'
import { ChatBubble } from '../table/chat.tsx'
import { LogButton, SidePanel } from '../table/side-panel.tsx'
import { TableMenu } from '../table/table-menu.tsx'
import { useTableView } from '../table/use-session.ts'
import { useText } from '../text/language.ts'
import { useStable } from '../ui/use-stable.ts'
import { CatanGuide } from './catan-guide.tsx'
import { catanLogLines } from './log/log-lines.tsx'
import { FlightLayer } from './motion/flight-layer.tsx'
import { NONE } from './resources/counts.ts'
import { DiscardSheet } from './sheets/discard-sheet.tsx'
import { VictimSheet } from './sheets/victim-sheet.tsx'
import { soundOf } from './sounds.ts'
import { ActionButtons } from './table/action-buttons.tsx'
import { Bank } from './table/bank.tsx'
import { Dock } from './table/dock.tsx'
import { FairnessEntry } from './table/fairness-entry.tsx'
import { Hand } from './table/hand.tsx'
import { hasReason } from './table/has-reason.ts'
import { PlayerCard } from './table/player-card.tsx'
import { Sea } from './table/sea.tsx'
import { TableHead } from './table/table-head.tsx'
import styles from './table/table-layout.module.css'
import { type Over, TableSheets } from './table/table-sheets.tsx'
import { useForced } from './table/use-forced.ts'
import { usePlay } from './table/use-play.ts'
import { focusLitPlace, useTableKeys } from './table/use-table-keys.ts'
import { useHasLog, useRoomForCards, useTableSize } from './table/use-table-size.ts'
import { OffersPanel } from './trade/offers-panel.tsx'
import { useNames } from './trade/use-names.ts'
import type { ActionId } from './view/action-bar.ts'
import { heldCards } from './view/hand-cards.ts'
import { lastBuilt } from './view/last-built.ts'
import { isWaitedFor, playerPanels } from './view/player-panels.ts'
import type { Targeting } from './view/targeting.ts'
import { turnText } from './view/turn-text.ts'

const PIECES: { readonly [A in Targeting]: 'road' | 'settlement' | 'city' | 'robber' } = {
  'setup-settlement': 'settlement',
  'setup-road': 'road',
  road: 'road',
  settlement: 'settlement',
  city: 'city',
  robber: 'robber',
}

/** A game of Catan under way: as a player, or watched. */
export function CatanTable({ session }: TableProps) {
  const texts = useText()
  const { catanTable } = texts
  const state = useTableView(session, (view) => view.state) as CatanState
  const seat = useTableView(session, (view) => view.seat)
  const moments = useTableView(session, (view) => view.moments)
  const summary = useTableView(session, (view) => view.summary)
  const seats = summary?.seats
  const names = useNames(session)
  const size = useTableSize()
  const hasLog = useHasLog()
  const room = useRoomForCards()
  const isPiloted = useAutopilot(session)
  const plays = seat !== null && seatOf(state, seat).isPlaying
  const isFree = plays && !isPiloted
  const anchors = useRef<HTMLElement>(null)
  const [over, setOver] = useState<Over | null>(null)
  const play = usePlay(session, state, seat, names, (again) => setOver({ kind: 'trade', again }))
  const { selecting, placing, prompt } = play
  const cards = useStable(useMemo(() => (seat === null ? [] : heldCards(state, seat, texts)), [state, seat, texts]))
  useEffect(() => {
    if (!over || hasReason(over, state, cards)) return
    // What was put together as an answer can still be offered.
    const isStale = over.kind === 'trade' && over.counter !== undefined
    setOver(isStale && hasReason({ kind: 'trade' }, state, cards) ? { kind: 'trade' } : null)
    if (isStale) session.refuse({ code: 'E_TRADE_STALE', message: '' })
  }, [session, over, state, cards])
  const lines = useMemo(() => catanLogLines(moments, names, seat, texts), [moments, names, seat, texts])
  const panels = useStable(useMemo(() => playerPanels(state, seats ?? [], seat, texts), [state, seats, seat, texts]))
  const last = useStable(useMemo(() => lastBuilt(moments), [moments]))
  const canUndo = isFree && session.history?.canUndo(seat) === true
  const isMine = isFree && isWaitedFor(state, seat)
  useMyTurn(session, isMine)
  useSounds(session, moments, soundOf)
  useForced(session, state, seat, isFree)
  const goods = useStable(seat === null ? NONE : handOf(state, seat))
  const items = useStable(play.items)
  const latest = useRef(play)
  useEffect(() => {
    latest.current = play
  })
  const choose = useCallback((id: ActionId, isByKey: boolean) => {
    latest.current.choose(id)
    if (isByKey) focusLitPlace()
  }, [])
  const openOver = (next: Over) => {
    // Where the log has its column, it needs no sheet.
    if (next.kind === 'log' && hasLog) anchors.current?.querySelector<HTMLElement>('[role="tab"]')?.focus()
    else setOver(next)
  }
  useTableKeys({ session, state, seat, play, cards, canUndo, onOver: openOver })

  const autoForced = usePrefs((prefs) => prefs.autoForced)
  const owes = isFree && stageOf(state) === 'discard' && seatOf(state, seat).owes > 0
  const robs = isMine && stageOf(state) === 'steal' && (seatsToRob(state, seat).length > 1 || !autoForced)
  const choice = play.isHeld ? null : owes ? (
    <DiscardSheet session={session} state={state} seat={seat} hinted={play.hintedDiscard} />
  ) : robs ? (
    <VictimSheet session={session} state={state} seat={seat} />
  ) : null
  const me = panels.find((panel) => panel.isMe) ?? null
  const target = targetOf(state)
  const guide = seat === null ? null : <CatanGuide />
  const offers = (compact: boolean) => (
    <OffersPanel
      session={session}
      state={state}
      seat={seat}
      compact={compact}
      onCompose={(counter) => {
        selecting.take(null)
        setOver({ kind: 'trade', counter })
      }}
    />
  )
  return (
    <main ref={anchors} className={styles.table}>
      <h1 className="vh">{catanTable.table(turnText(state, texts))}</h1>
      <TableHead session={session} state={state} me={me} isPhone={size === 'phone'}>
        {hasLog ? null : <LogButton session={session} icon="chat" onClick={() => setOver({ kind: 'log' })} />}
        <TableMenu session={session} onKeys={() => setOver({ kind: 'keys' })}>
          {size === 'desktop' ? null : <Bank state={state} />}
          {summary ? <FairnessEntry summary={summary} /> : null}
        </TableMenu>
      </TableHead>
      <section className={styles.side} aria-label={catanTable.players}>
        {panels.map((panel) =>
          panel.isMe ? null : <PlayerCard key={panel.seat} session={session} panel={panel} target={target} />,
        )}
        {size === 'desktop' ? <Bank state={state} /> : null}
        {size === 'desktop' && plays ? (
          <div className={`card ${styles.pilot}`}>
            <AutopilotSwitch session={session} />
          </div>
        ) : null}
        {me && size !== 'phone' ? (
          <div className={styles.me}>
            <PlayerCard session={session} panel={me} target={target} />
          </div>
        ) : null}
      </section>
      <section
        className={styles.sea}
        aria-label={catanTable.island}
        tabIndex={-1}
        data-anchor="island"
        data-board
        data-part="board"
      >
        <Sea
          state={state}
          moments={moments}
          seat={seat}
          names={names}
          spots={selecting.places}
          preview={placing && seat !== null ? { spot: placing.spot, seat, piece: PIECES[placing.targeting] } : null}
          hint={play.hintAt}
          last={last}
          onPick={play.pick}
          onInspect={play.inspect}
          onHint={isFree ? play.askHint : null}
          noHint={play.noHint}
          isThinking={play.isThinking}
          onUndo={canUndo ? () => void session.undo() : null}
        />
        {hasLog ? null : <ChatBubble session={session} seat={null} className={styles.bubble} />}
        {/* While a place is chosen, all of the island is needed. */}
        {size === 'phone' && selecting.places.length === 0 ? <div className={styles.offers}>{offers(true)}</div> : null}
      </section>
      <div className={styles.dock}>
        <Dock
          prompt={prompt}
          whyCode={play.whyCode}
          onDeed={play.action}
          onCancel={play.cancel}
          above={size === 'desktop' ? null : guide}
          choice={choice}
          hand={plays ? <Hand goods={goods} cards={cards} room={room} onOver={setOver} /> : null}
          actions={plays ? <ActionButtons items={items} onChoose={choose} /> : null}
        />
      </div>
      {hasLog ? (
        <aside className={styles.right} aria-label={catanTable.offersAndLog}>
          {size === 'desktop' ? guide : null}
          {size === 'phone' ? null : offers(false)}
          <SidePanel session={session} lines={lines} />
        </aside>
      ) : null}
      <FlightLayer moments={moments} seat={seat} anchors={anchors} />
      {over ? (
        <TableSheets
          session={session}
          state={state}
          seat={seat}
          over={over}
          cards={cards}
          lines={lines}
          onOver={setOver}
        />
      ) : null}
    </main>
  )
}
