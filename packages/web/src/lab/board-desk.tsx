import type { Board } from '@serai/catan'
import type { Action } from '@serai/kernel'
import { type AdviceMethod, analyse, isDrafting } from '@serai/lab'
import { type ReactNode, useCallback, useMemo } from 'react'
import { spotWords } from '../catan/island/board-words.ts'
import { Island } from '../catan/island/island.tsx'
import { islandModel, type Spot } from '../catan/island/island-model.ts'
import { useText } from '../text/language.ts'
import { Icon } from '../ui/icon.tsx'
import { AdvicePanel, SHOWN } from './advice-panel.tsx'
import { isRoadNext } from './draft.ts'
import { FairnessPanel } from './fairness-card.tsx'
import { HeatKey, HeatLayer, marksOnScreen } from './heat-map.tsx'
import styles from './lab.module.css'
import type { LabView } from './lab-page.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { useDraft } from './use-draft.ts'

interface Props {
  readonly board: Board
  readonly seats: number
  /** The draft on it. */
  readonly placed: readonly Action[]
  readonly onPlaced: (placed: readonly Action[]) => void
  readonly view: LabView
  readonly onView: (view: LabView) => void
  /** Lies over the island while another board is looked for. */
  readonly searching: ReactNode
  readonly onSettings: () => void
  readonly isSharing: boolean
  readonly onShared: () => void
}

/** One board on the table: the island, how fair it is, and where to settle. */
export function BoardDesk(props: Props) {
  const { board, seats, placed, onPlaced, view, onView, searching, onSettings, isSharing, onShared } = props
  const { lab, catanBoard } = useText()
  const { method, hasHeat } = view
  const draft = useDraft({ board, seats, placed, onPlaced, method })
  const { state, advice, spots } = draft
  const model = useMemo(() => islandModel(state), [state])
  const pips = analyse(board).vertexPips
  const isOpen = isDrafting(state)
  const isRoad = isRoadNext(state)
  const describe = useCallback(
    (spot: Spot) => {
      const corner = spotWords(model, spot, catanBoard)
      if (spot.kind !== 'vertex') return corner
      const rank = advice?.places.slice(0, SHOWN).findIndex(({ vertex }) => vertex === spot.at) ?? -1
      return lab.placeHere(corner, pips[spot.at]!, rank < 0 ? null : rank + 1)
    },
    [model, advice, pips, catanBoard, lab],
  )
  const names = useMemo(() => Array.from({ length: seats }, (_, seat) => lab.seat(seat)), [seats, lab])
  return (
    <>
      <section className={styles.mid} aria-label={lab.board}>
        <Island
          model={model}
          label={isOpen ? lab.island : lab.islandDone}
          names={names}
          spots={spots}
          isQuiet={!isRoad}
          describeSpot={describe}
          onPick={draft.pick}
        >
          {advice ? <HeatLayer advice={advice} pips={pips} hasHeat={hasHeat} isRoad={isRoad} /> : null}
        </Island>
        {isOpen ? (
          <button
            type="button"
            className={styles.heat}
            aria-pressed={hasHeat}
            aria-label={lab.heatMap}
            onClick={() => onView({ ...view, hasHeat: !hasHeat })}
          >
            <Icon name="eye" />
            <span>{lab.heatMap}</span>
          </button>
        ) : null}
        <button type="button" className={styles.toSettings} aria-label={lab.mode} onClick={onSettings}>
          <Icon name="gear" />
          <span>{lab.mode}</span>
        </button>
        {searching}
      </section>
      {isOpen && hasHeat && !draft.retry ? <HeatKey /> : null}
      <aside className={`${styles.scroller} ${styles.rail}`} aria-label={lab.fairness}>
        <FairnessPanel board={board} seats={seats} />
        <AdvicePanel
          draft={draft}
          method={method}
          onMethod={(next: AdviceMethod) => onView({ ...view, method: next })}
        />
      </aside>
      {isSharing ? (
        <ShareSheet board={board} seats={seats} marks={marksOnScreen(draft, hasHeat)} onClose={onShared} />
      ) : null}
    </>
  )
}
