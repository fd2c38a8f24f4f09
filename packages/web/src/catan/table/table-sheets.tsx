import { type CatanState, makeAction } from '@serai/catan'
import { useEffect, useState } from 'react'
import { KeysSheet } from '../../table/keys-sheet.tsx'
import type { LogLine } from '../../table/log-line.ts'
import { SidePanel, useLogTitle } from '../../table/side-panel.tsx'
import type { TableSession } from '../../table/table-session.ts'
import { useText } from '../../text/language.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { MonopolySheet } from '../sheets/monopoly-sheet.tsx'
import { PlentySheet } from '../sheets/plenty-sheet.tsx'
import type { Draft } from '../trade/composer.ts'
import { TradeSheet } from '../trade/trade-sheet.tsx'
import type { HeldCard } from '../view/hand-cards.ts'
import { CardSheet } from './card-sheet.tsx'
import { keyHelp } from './key-help.ts'
import styles from './table-sheets.module.css'

/** What lies over the table; one at a time. */
export type Over =
  | { readonly kind: 'trade'; readonly counter?: number | undefined; readonly again?: Draft | undefined }
  | { readonly kind: 'card'; readonly card: HeldCard['card'] }
  | { readonly kind: 'cards' | 'monopoly' | 'plenty' | 'log' | 'keys' }

interface Props {
  readonly session: TableSession
  readonly state: CatanState
  readonly seat: number | null
  readonly over: Over
  readonly cards: readonly HeldCard[]
  readonly lines: readonly LogLine[]
  readonly onOver: (over: Over | null) => void
}

export function TableSheets({ session, state, seat, over, cards, lines, onOver }: Props) {
  const texts = useText()
  const { catanTable } = texts
  const close = () => onOver(null)
  const play = ({ card }: HeldCard) => {
    if (card === 'monopoly') onOver({ kind: 'monopoly' })
    else if (card === 'year_of_plenty') onOver({ kind: 'plenty' })
    else {
      close()
      void session.act(makeAction({ type: card === 'knight' ? 'PLAY_KNIGHT' : 'PLAY_ROAD_BUILDING' }))
    }
  }
  switch (over.kind) {
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
          counter={over.counter}
          again={over.again}
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
      const card = cards.find((held) => held.card === over.card)
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
