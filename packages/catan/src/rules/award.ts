import * as layout from '../state/layout.ts'
import { AWARD_POINTS } from '../vocabulary.ts'

const { POINTS } = layout
const worth = AWARD_POINTS

/** R131: an award is worth two points to its holder; below zero nobody holds it. */
export function handOver(s: layout.CatanState, award: number, to: number): void {
  const from = s[award]!
  if (from === to) return
  if (from >= 0) s[POINTS + from]! -= worth
  if (to >= 0) s[POINTS + to]! += worth
  s[award] = to
}
