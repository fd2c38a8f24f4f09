import type { CatanState } from '@serai/catan'
import { useState } from 'react'
import type { TableSession } from '../../table/table-session.ts'
import { useTableView } from '../../table/use-session.ts'
import { useText } from '../../text/language.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { changed, NONE, total } from '../resources/counts.ts'
import { GoodsRow } from '../resources/resource-row.tsx'
import { goodsText } from '../resources/resource-text.ts'
import { plentyModel } from './plenty-model.ts'
import styles from './sheets.module.css'

interface Props {
  readonly session: TableSession
  readonly state: CatanState
  readonly onClose: () => void
}

/** R104 */
export function PlentySheet({ session, state, onClose }: Props) {
  const { catanTrade } = useText()
  const busy = useTableView(session, (view) => view.busy)
  const [choice, setChoice] = useState(NONE)
  const { action, bank, count } = plentyModel(state, choice)
  const take = async (): Promise<void> => {
    if (action !== null && !busy && (await session.act(action))) onClose()
  }
  return (
    <Sheet title={catanTrade.plentyTitle(count)} beside onClose={onClose}>
      <div className={styles.stack}>
        <GoodsRow
          label={catanTrade.plentyTitle(count)}
          counts={choice}
          most={bank}
          canAdd={(good) => total(choice) < count && choice[good]! < bank[good]!}
          note={(good) => catanTrade.bankHas(bank[good]!)}
          onChange={(good, by) => setChoice(changed(choice, good, by))}
        />
        <div className={styles.foot}>
          <Button kind="quiet" onClick={onClose}>
            {catanTrade.keepCard}
          </Button>
          <Button kind="primary" aria-disabled={action === null || undefined} onClick={() => void take()}>
            {action === null
              ? catanTrade.moreToChoose(count - total(choice))
              : catanTrade.take(goodsText(catanTrade, choice, 'accusative'))}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
