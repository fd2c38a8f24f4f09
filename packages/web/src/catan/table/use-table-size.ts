import { type Size, useMedia, useSize } from '../../ui/use-media.ts'

/** A phone held sideways, or a window at 200 %: sheets are wide instead of high. */
const SHORT = '(max-height: 560px) and (max-width: 1100px)'
/** Rows below each other would leave too little of the height to the island: the parts of a phone. */
const LOW = '(max-height: 880px) and (max-width: 1100px)'
/** There the island and the parts have a column each, and the log what is left of theirs. */
const LOG_IN_COLUMN = `(orientation: landscape) and (min-height: 561px) and ${LOW}`

export function useIsShort(): boolean {
  return useMedia(SHORT)
}

/** The same steps as in the style sheets of the table. */
export function useTableSize(): Size {
  const size = useSize()
  return useMedia(LOW) ? 'phone' : size
}

/** Otherwise it is in a sheet. */
export function useHasLog(): boolean {
  const isInColumn = useMedia(LOG_IN_COLUMN)
  return useTableSize() !== 'phone' || isInColumn
}

/** So many kinds of development cards have room beside the actions; more are one pile. */
export function useRoomForCards(): number {
  const isSmall = useMedia('(max-width: 1320px)')
  const isMiddling = useMedia('(max-width: 1600px)')
  return isSmall ? 2 : isMiddling ? 3 : 5
}
