import { type CatanState, makeAction, offerById, stageOf } from '@serai/catan'
import { useEffect, useState } from 'react'
import { KeysSheet } from '../../table/keys-sheet.tsx'
import type { LogLine } from '../../table/log-line.ts'
import { SidePanel, useLogTitle } from '../../table/side-panel.tsx'
import type { TableSession } from '../../table/table-session.ts'
import { useText } from '../../text/language.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { keyHelp } from '../table/table-keys.ts'
import type { CatanSession } from '../table/use-catan-session.ts'
import type { Draft } from '../trade/composer.ts'
import { TradeSheet } from '../trade/trade-sheet.tsx'
import type { HeldCard } from '../view/hand-cards.ts'
import { CardSheet, MonopolySheet, PlentySheet } from './card-sheets.tsx'
import styles from './sheets.module.css'

/** The sheet that lies over the table; one at a time. */
export type OpenSheet =
  | { readonly kind: 'trade'; readonly counter?: number | undefined; readonly again?: Draft | undefined }
  | { readonly kind: 'card'; readonly card: HeldCard['card'] }
  | { readonly kind: 'cards' | 'monopoly' | 'plenty' | 'log' | 'keys' }

/** Which sheet is open, for as long as it is of use. */
export function useOpenSheet({ session, state }: CatanSession, cards: readonly HeldCard[]) {
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  useEffect(() => {
    if (!sheet || hasReason(sheet, state, cards)) return
    // What was put together as an answer can still be offered.
    const isStale = sheet.kind === 'trade' && sheet.counter !== undefined
    setSheet(isStale && hasReason({ kind: 'trade' }, state, cards) ? { kind: 'trade' } : null)
    if (isStale) session.refuse({ code: 'E_TRADE_STALE', message: '' })
  }, [session, sheet, state, cards])
  return [sheet, setSheet] as const
}

interface Props {
  readonly session: TableSession
  readonly state: CatanState
  readonly seat: number | null
  readonly sheet: OpenSheet
  readonly cards: readonly HeldCard[]
  readonly lines: readonly LogLine[]
  readonly onOpen: (sheet: OpenSheet | null) => void
}

export function TableSheets({ session, state, seat, sheet, cards, lines, onOpen }: Props) {
  const texts = useText()
  const { catanTable } = texts
  const close = () => onOpen(null)
  const play = ({ card }: HeldCard) => {
    if (card === 'monopoly') onOpen({ kind: 'monopoly' })
    else if (card === 'year_of_plenty') onOpen({ kind: 'plenty' })
    else {
      close()
      void session.act(makeAction({ type: card === 'knight' ? 'PLAY_KNIGHT' : 'PLAY_ROAD_BUILDING' }))
    }
  }
  switch (sheet.kind) {
    case 'log':
      return <LogSheet session={session} lines={lines} onClose={close} />
    case 'keys':
      return <KeysSheet keys={keyHelp(texts)} onClose={close} />
    case 'trade':
      return seat === null ? null : (
        <TradeSheet
          session={session}
          state={state}
          seat={seat}
          counter={sheet.counter}
          again={sheet.again}
          onClose={close}
        />
      )
    case 'monopoly':
      return <MonopolySheet session={session} onClose={close} />
    case 'plenty':
      return <PlentySheet session={session} state={state} onClose={close} />
    case 'cards':
      return <CardSheet title={catanTable.yourCards} cards={cards} onPlay={play} onClose={close} />
    case 'card': {
      const card = cards.find((held) => held.card === sheet.card)
      return card ? (
        <CardSheet title={catanTable.howMany(card.title, card.count)} cards={[card]} onPlay={play} onClose={close} />
      ) : null
    }
  }
}

/** The log goes to its newest line when it is drawn, so it is drawn once the sheet is open. */
function LogSheet({ session, lines, onClose }: Pick<Props, 'session' | 'lines'> & { onClose: () => void }) {
  const title = useLogTitle(session)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <Sheet title={title} onClose={onClose}>
      <div className={styles.log}>{isOpen ? <SidePanel session={session} lines={lines} /> : null}</div>
    </Sheet>
  )
}

/** Whether what lies over the table can still be of use: turns end and offers go while somebody thinks. */
export function hasReason(sheet: OpenSheet, state: CatanState, cards: readonly HeldCard[]): boolean {
  const canPlay = (wanted: HeldCard['card']) => cards.some(({ card, canPlay }) => card === wanted && canPlay)
  switch (sheet.kind) {
    case 'trade':
      return sheet.counter === undefined ? stageOf(state) === 'main' : offerById(state, sheet.counter) !== null
    case 'monopoly':
      return canPlay('monopoly')
    case 'plenty':
      return canPlay('year_of_plenty')
    default:
      return true
  }
}
