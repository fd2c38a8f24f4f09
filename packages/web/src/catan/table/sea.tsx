import { type CatanState, harboursOf } from '@serai/catan'
import { useEffect, useMemo, useState } from 'react'
import type { Moment } from '../../table/history.ts'
import { useText } from '../../text/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { useStable } from '../../ui/use-stable.ts'
import { Island, type IslandProps } from '../island/island.tsx'
import { islandModel } from '../island/island-model.ts'
import { eventsOfMoment, rolledHexes } from '../moment-events.ts'
import { useFresh } from '../motion/fresh.ts'
import { turnText } from '../view/words.ts'
import { Dice } from './dice.tsx'
import styles from './sea.module.css'

interface Props extends Omit<IslandProps, 'names' | 'model' | 'label' | 'myHarbours' | 'glowing'> {
  readonly state: CatanState
  readonly moments: readonly Moment[]
  readonly seat: number | null
  readonly names: readonly string[]
  /** Null: there is nothing to ask for. */
  readonly onHint: (() => void) | null
  /** Why it would not be answered now. */
  readonly noHint: string | null
  readonly isThinking: boolean
  readonly onUndo: (() => void) | null
}

/** The island in its sea; what belongs to it stands in the sea's empty corners. */
export function Sea({ state, moments, seat, names, onHint, noHint, isThinking, onUndo, ...island }: Props) {
  const texts = useText()
  const { catanTable } = texts
  const model = useStable(useMemo(() => islandModel(state), [state]))
  const myHarbours = useStable(useMemo(() => (seat === null ? [] : harboursOf(state, seat)), [state, seat]))
  const told = useMemo(
    () => names.map((name, other) => (other === seat ? catanTable.you : name)),
    [names, seat, catanTable],
  )
  const glowing = useGlow(moments)
  return (
    <div className={styles.sea}>
      <Island
        model={model}
        label={catanTable.island}
        names={told}
        myHarbours={myHarbours}
        glowing={glowing}
        {...island}
      />
      <span className={styles.turn}>{turnText(state, texts)}</span>
      {onHint ? (
        <button
          type="button"
          className={`${styles.round} ${styles.hint} ${isThinking ? styles.thinking : ''}`}
          aria-label={isThinking ? catanTable.hintThinking : catanTable.hint}
          data-part="hint"
          aria-disabled={noHint !== null}
          title={noHint ?? catanTable.hint}
          onClick={onHint}
        >
          <Icon name="hint" />
        </button>
      ) : null}
      {onUndo ? (
        <button
          type="button"
          className={`${styles.round} ${styles.undo}`}
          aria-label={catanTable.undo}
          title={catanTable.undo}
          onClick={onUndo}
        >
          <Icon name="undo" />
        </button>
      ) : null}
      <div className={styles.dice}>
        <Dice state={state} moments={moments} />
      </div>
    </div>
  )
}

/** Long enough to see which lands pay. */
const GLOW = 1_400
const NO_HEXES: readonly number[] = []

/** The lands of the roll that has just fallen. */
export function useGlow(moments: readonly Moment[]): readonly number[] {
  const [glowing, setGlowing] = useState(NO_HEXES)
  useFresh(moments, (fresh) => {
    // Only what changes something is set: entries may come faster than the page is drawn.
    const roll = fresh.findLast((moment) => eventsOfMoment(moment).some(({ kind }) => kind === 'rolled'))
    const hexes = rolledHexes(roll ?? null)
    if (hexes.length > 0) setGlowing(hexes)
  })
  useEffect(() => {
    if (glowing === NO_HEXES) return
    const timer = setTimeout(() => setGlowing(NO_HEXES), GLOW)
    return () => clearTimeout(timer)
  }, [glowing])
  return glowing
}
