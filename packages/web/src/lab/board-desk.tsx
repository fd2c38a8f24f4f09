import type { Board } from '@serai/catan'
import type { Action } from '@serai/kernel'
import { type AdviceMethod, analyse, isDrafting } from '@serai/lab'
import { type ReactNode, useCallback, useMemo } from 'react'
import { spotWords } from '../catan/island/board-words.ts'
import { Island } from '../catan/island/island.tsx'
import { islandModel, type Spot } from '../catan/island/island-model.ts'
import { useText } from '../text/language.ts'
import { Choice } from '../ui/choice.tsx'
import { Icon } from '../ui/icon.tsx'
import { AdvicePanel, SHOWN } from './advice-panel.tsx'
import { draftOf, isRoadNext } from './draft.ts'
import { FairnessPanel } from './fairness-card.tsx'
import { HeatKey, HeatLayer, marksOnScreen } from './heat-map.tsx'
import styles from './lab.module.css'
import type { LabView } from './lab-page.tsx'
import { PlanLayer } from './plan-layer.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { useDraft } from './use-draft.ts'
import { usePlans } from './use-plans.ts'

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

const VIEWS = ['steps', 'plan'] as const
const NO_SPOTS: readonly Spot[] = []

/** One board on the table: the island, how fair it is, and where to settle. */
export function BoardDesk(props: Props) {
  const { board, seats, placed, onPlaced, view, onView, searching, onSettings, isSharing, onShared } = props
  const { lab, catanBoard } = useText()
  const { method, hasHeat } = view
  const draft = useDraft({ board, seats, placed, onPlaced, method })
  const { state, advice, spots } = draft
  const isPlan = view.shows === 'plan'
  const plans = usePlans(draft, isPlan ? method : null)
  const plan = isPlan ? plans.plan : null
  const model = useMemo(
    () => islandModel(plan ? draftOf(board, seats, plan.placements) : state),
    [board, seats, plan, state],
  )
  const pips = analyse(board).vertexPips
  const isOpen = isDrafting(state)
  const hasAdvice = isOpen && !isPlan
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
  const choose = (next: AdviceMethod) => onView({ ...view, method: next })
  return (
    <>
      <section className={styles.mid} aria-label={lab.board}>
        <Island
          model={model}
          label={isPlan ? lab.planIsland : isOpen ? lab.island : lab.islandDone}
          names={names}
          spots={isPlan ? NO_SPOTS : spots}
          isQuiet={!isRoad}
          describeSpot={describe}
          onPick={draft.pick}
        >
          {plan ? <PlanLayer plan={plan} /> : null}
          {advice && !isPlan ? <HeatLayer advice={advice} pips={pips} hasHeat={hasHeat} isRoad={isRoad} /> : null}
        </Island>
        {hasAdvice ? (
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
      {hasAdvice && hasHeat && !draft.retry ? <HeatKey /> : null}
      <aside className={`${styles.scroller} ${styles.rail}`} aria-label={lab.fairness}>
        <Choice
          label={lab.view}
          value={view.shows}
          values={VIEWS.map((value) => ({ value, label: lab.views[value] }))}
          onChange={(shows) => onView({ ...view, shows })}
        />
        {isPlan ? (
          <PlanPanel plans={plans} seats={seats} placed={placed.length >> 1} method={method} onMethod={choose} />
        ) : (
          <>
            <FairnessPanel board={board} seats={seats} />
            <AdvicePanel draft={draft} method={method} onMethod={choose} />
          </>
        )}
      </aside>
      {isSharing ? (
        <ShareSheet
          board={board}
          seats={seats}
          marks={plan ? { plan } : marksOnScreen(draft, hasHeat)}
          onClose={onShared}
        />
      ) : null}
    </>
  )
}
