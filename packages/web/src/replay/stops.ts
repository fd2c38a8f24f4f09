import type { History, Moment } from '../table/history.ts'

/** Where a replay stops, as numbers of moments: after each that shows something, and at the end. */
export function stopsOf(
  { moments }: History,
  showsNothing: (moment: Moment) => boolean = () => false,
): readonly number[] {
  const isStop = (moment: Moment, index: number) => index === moments.length - 1 || !showsNothing(moment)
  return [0, ...moments.flatMap((moment, index) => (isStop(moment, index) ? [index + 1] : []))]
}

/** The step that shows so many moments, and perhaps one more. */
export function stepAt(stops: readonly number[], moments: number): number {
  const step = stops.findIndex((stop) => stop >= moments)
  return step < 0 ? stops.length - 1 : step
}
