import { type CatanState, harboursOf } from '@serai/catan'
import { useMemo } from 'react'
import type { Moment } from '../../table/history.ts'
import { useText } from '../../text/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { useStable } from '../../ui/use-stable.ts'
import { Dice } from '../dice/dice.tsx'
import { Island, type IslandProps } from '../island/island.tsx'
import { islandModel } from '../island/island-model.ts'
import { turnText } from '../view/turn-text.ts'
import styles from './sea.module.css'
import { useGlow } from './use-glow.ts'

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
