import { makeAction } from '@serai/catan'
import { useState } from 'react'
import type { TableSession } from '../../table/table-session.ts'
import { useTableView } from '../../table/use-session.ts'
import { useText } from '../../text/language.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { GoodsChoice } from '../resources/resource-choice.tsx'
import styles from './sheets.module.css'

interface Props {
  readonly session: TableSession
  readonly onClose: () => void
}

/** R107 */
export function MonopolySheet({ session, onClose }: Props) {
  const { catanTrade } = useText()
  const busy = useTableView(session, (view) => view.busy)
  const [good, setGood] = useState<number | null>(null)
  const take = async (): Promise<void> => {
    if (good === null || busy) return
    if (await session.act(makeAction({ type: 'PLAY_MONOPOLY', resource: good }))) onClose()
  }
  return (
    <Sheet title={catanTrade.monopolyTitle} beside onClose={onClose}>
      <div className={styles.stack}>
        <GoodsChoice label={catanTrade.monopolyTitle} chosen={good} onChoose={setGood} />
        <div className={styles.foot}>
          <Button kind="quiet" onClick={onClose}>
            {catanTrade.keepCard}
          </Button>
          <Button kind="primary" aria-disabled={good === null || undefined} onClick={() => void take()}>
            {catanTrade.takeAll(good)}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
