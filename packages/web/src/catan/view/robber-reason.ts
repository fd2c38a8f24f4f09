import { actions, type CatanState, layout, pips } from '@serai/catan'
import { hasSeat, listSeats } from '@serai/kernel'
import { legalActions } from './aim.ts'
import { livingAt, previewWords } from './preview-words.ts'
import type { Texts } from './words.ts'
import { hexYield } from './yield-words.ts'

/** Whom the robber stops, how much of it, and who can be robbed there. */
export function robberReasons(
  state: CatanState,
  seat: number,
  hex: number,
  names: readonly string[],
  texts: Texts,
): string[] {
  const others = listSeats(livingAt(state, hex) & ~(1 << seat))
  const yields = hexYield(state, hex, texts)
  if (!yields || others.length === 0 || hasSeat(livingAt(state, hex), seat)) {
    return [previewWords(state, seat, 'robber', { kind: 'hex', at: hex }, names, texts).detail]
  }
  const loss = (p: number) => state[layout.YIELD + 4 * hex + p]! * pips(state[layout.NUMBER + hex]!)
  const whose = texts.catanTrade.and(others.map((p) => texts.catanTable.lossOf(names[p] ?? '', loss(p))))
  const [first] = [...others].sort((a, b) => state[layout.POINTS + b]! - state[layout.POINTS + a]!)
  return [texts.catanTable.whyStops(yields, whose), playerWords(state, first!, names, texts)]
}

/** Why this player of those who can be robbed. */
export function victimReasons(
  state: CatanState,
  seat: number,
  victim: number,
  names: readonly string[],
  texts: Texts,
): string[] {
  const rivals = legalActions(state, seat)
    .map((action) => action - actions.STEAL_RANDOM_CARD)
    .filter((p) => p >= 0 && p < names.length && p !== victim)
  const isMost = (field: number) => rivals.every((p) => state[field + p]! < state[field + victim]!)
  const words = [playerWords(state, victim, names, texts)]
  if (rivals.length === 0) return [...words, texts.catanTable.whyOnlyOne]
  if (isMost(layout.POINTS)) return [...words, texts.catanTable.whyMostPoints]
  return isMost(layout.HAND_SIZE) ? [...words, texts.catanTable.whyMostCards] : words
}

function playerWords(state: CatanState, seat: number, names: readonly string[], texts: Texts): string {
  const [points, cards] = [state[layout.POINTS + seat]!, state[layout.HAND_SIZE + seat]!]
  return texts.catanTable.whyPlayer(names[seat] ?? '', points, state[layout.TARGET]!, cards)
}
