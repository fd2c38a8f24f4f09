import { HOME, headOf, POINTS, pointAt, type Side } from '@serai/narde'
import { Guide } from '../table/guide.tsx'
import { useText } from '../text/language.ts'
import type { IconName } from '../ui/icon.tsx'
import styles from './narde-table.module.css'

const STEPS: readonly { readonly icon: IconName; readonly part: string }[] = [
  { icon: 'next', part: 'board' },
  { icon: 'dice', part: 'board' },
  { icon: 'star', part: 'board' },
  { icon: 'end', part: 'prompt' },
]

/** By the numbers on the frame, as this side goes past them. */
export function NardeGuide({ side }: { side: Side }) {
  const { narde } = useText()
  const texts = narde.guide(headOf(side), pointAt(side, HOME), pointAt(side, POINTS - 1))
  return (
    <div className={styles.guide}>
      <Guide id="narde-table" steps={STEPS.map((step, index) => ({ ...step, ...texts[index]! }))} />
    </div>
  )
}
