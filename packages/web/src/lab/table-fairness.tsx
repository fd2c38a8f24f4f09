import { decodeBoard } from '@serai/catan'
import { isRefusal, type Json } from '@serai/kernel'
import { formatBoardCode } from '@serai/lab'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { useText } from '../text/language.ts'
import { buttonClass } from '../ui/button.tsx'
import { boardAddress } from './board-address.ts'
import { FairnessPanel } from './fairness-panel.tsx'

/** How fair the board of a table is, where it was given and not drawn. */
export function TableFairness({ board: json, seats }: { board: Json; seats: number }) {
  const { lab } = useText()
  const board = useMemo(() => decodeBoard(json), [json])
  if (isRefusal(board)) return null
  return (
    <FairnessPanel board={board} seats={seats}>
      <Link className={buttonClass('plain')} href={boardAddress(formatBoardCode(board), seats)}>
        {lab.openInLab}
      </Link>
    </FairnessPanel>
  )
}
