import { type CatanState, OPEN, VIEWER } from '../state/layout.ts'

/** May the viewer of this state know the cards of p? */
export function isKnown(s: CatanState, p: number): boolean {
  return s[VIEWER] === OPEN || s[VIEWER] === p
}
