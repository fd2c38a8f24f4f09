import type { Advice, BoardPicture } from '@serai/lab'
import { isRoadNext } from './draft.ts'
import type { Draft } from './use-draft.ts'

type Marks = Pick<BoardPicture, 'position' | 'advice'>

/** What lies on the island on the screen, for a picture of it. */
export function marksOnScreen({ state, advice }: Pick<Draft, 'state' | 'advice'>, hasHeat: boolean): Marks {
  if (!advice) return { position: state }
  // The settlement stands: no ring is drawn over it.
  const places: Advice['places'] = isRoadNext(state) ? [] : advice.places
  return { position: state, advice: { heat: hasHeat ? advice.heat : [], foreseen: advice.foreseen, places } }
}
