import { useRef } from 'react'
import type { TableProps } from '../../games/registry.ts'
import { ChatBubble } from '../../table/chat.tsx'
import { Guide } from '../../table/guide.tsx'
import { SidePanel } from '../../table/side-panel.tsx'
import { useText } from '../../text/language.ts'
import type { IconName } from '../../ui/icon.tsx'
import { FlightLayer } from '../motion/flight-layer.tsx'
import { type OpenSheet, TableSheets, useOpenSheet } from '../sheets/table-sheets.tsx'
import { OffersPanel } from '../trade/offers-panel.tsx'
import { turnText } from '../view/words.ts'
import styles from './catan-table.module.css'
import { Dock } from './dock.tsx'
import { Players } from './players.tsx'
import { Sea } from './sea.tsx'
import { HeadButtons, TableHead } from './table-head.tsx'
import { useTableKeys } from './table-keys.ts'
import { useCatanSession } from './use-catan-session.ts'
import { useCatanView } from './use-catan-view.ts'
import { usePlay } from './use-play.ts'

/** A game of Catan under way: as a player, or watched. */
export function CatanTable({ session }: TableProps) {
  const texts = useText()
  const { catanTable } = texts
  const game = useCatanSession(session)
  const view = useCatanView(game)
  const [sheet, setSheet] = useOpenSheet(game, view.cards)
  const play = usePlay(game, (again) => setSheet({ kind: 'trade', again }))
  const anchors = useRef<HTMLElement>(null)
  const openByKey = (next: OpenSheet) => {
    // Where the log has its column, it needs no sheet.
    if (next.kind === 'log' && hasLog) anchors.current?.querySelector<HTMLElement>('[role="tab"]')?.focus()
    else setSheet(next)
  }
  useTableKeys({ game, play, cards: view.cards, onOpen: openByKey })

  const { state, seat, moments, names, isFree, canUndo } = game
  const { lines, me, size, hasLog } = view
  const { places, take } = play.selecting
  const guide = seat === null ? null : <CatanGuide />
  const offers = (compact: boolean) => (
    <OffersPanel
      session={session}
      state={state}
      seat={seat}
      compact={compact}
      onCompose={(counter) => {
        take(null)
        setSheet({ kind: 'trade', counter })
      }}
    />
  )
  return (
    <main ref={anchors} className={styles.table}>
      <h1 className="vh">{catanTable.table(turnText(state, texts))}</h1>
      <TableHead session={session} state={state} me={me} isPhone={size === 'phone'}>
        <HeadButtons game={game} view={view} onOpen={setSheet} />
      </TableHead>
      <Players game={game} view={view} />
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
          spots={places}
          preview={play.preview}
          hint={play.hintAt}
          last={view.last}
          onPick={play.pick}
          onInspect={play.inspect}
          onHint={isFree ? play.askHint : null}
          noHint={play.noHint}
          isThinking={play.isThinking}
          onUndo={canUndo ? () => void session.undo() : null}
        />
        {hasLog ? null : <ChatBubble session={session} seat={null} className={styles.bubble} />}
        {/* While a place is chosen, all of the island is needed. */}
        {size === 'phone' && places.length === 0 ? <div className={styles.offers}>{offers(true)}</div> : null}
      </section>
      <div className={styles.dock}>
        <Dock game={game} view={view} play={play} above={size === 'desktop' ? null : guide} onOpen={setSheet} />
      </div>
      {hasLog ? (
        <aside className={styles.right} aria-label={catanTable.offersAndLog}>
          {size === 'desktop' ? guide : null}
          {size === 'phone' ? null : offers(false)}
          <SidePanel session={session} lines={lines} />
        </aside>
      ) : null}
      <FlightLayer moments={moments} seat={seat} anchors={anchors} />
      {sheet ? (
        <TableSheets
          session={session}
          state={state}
          seat={seat}
          sheet={sheet}
          cards={view.cards}
          lines={lines}
          onOpen={setSheet}
        />
      ) : null}
    </main>
  )
}

const STEPS: readonly { readonly icon: IconName; readonly part: string }[] = [
  { icon: 'next', part: 'prompt' },
  { icon: 'settlement', part: 'board' },
  { icon: 'wheat', part: 'actions' },
  { icon: 'trade', part: 'trade' },
  { icon: 'hint', part: 'hint' },
]

function CatanGuide() {
  const { catanTable } = useText()
  return <Guide id="catan-table" steps={STEPS.map((step, index) => ({ ...step, ...catanTable.guide[index]! }))} />
}
