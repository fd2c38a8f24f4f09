import { type CatanState, numberAt, pips, seatOf, seatsPaidBy, seatsToRob, targetOf, yieldOf } from '@serai/catan'
import { hasSeat, listSeats, seatBit } from '@serai/kernel'
import { previewWords } from './preview-words.ts'
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
  const others = listSeats(seatsPaidBy(state, hex) & ~seatBit(seat))
  const yields = hexYield(state, hex, texts)
  if (!yields || others.length === 0 || hasSeat(seatsPaidBy(state, hex), seat)) {
    return [previewWords(state, seat, 'robber', { kind: 'hex', at: hex }, names, texts).detail]
  }
  const loss = (p: number) => yieldOf(state, hex, p) * pips(numberAt(state, hex))
  const whose = texts.catanTrade.and(others.map((p) => texts.catanTable.lossOf(names[p] ?? '', loss(p))))
  const [first] = [...others].sort((a, b) => seatOf(state, b).points - seatOf(state, a).points)
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
  const rivals = seatsToRob(state, seat).filter((p) => p !== victim)
  const isMost = (field: 'points' | 'handSize') =>
    rivals.every((p) => seatOf(state, p)[field] < seatOf(state, victim)[field])
  const words = [playerWords(state, victim, names, texts)]
  if (rivals.length === 0) return [...words, texts.catanTable.whyOnlyOne]
  if (isMost('points')) return [...words, texts.catanTable.whyMostPoints]
  return isMost('handSize') ? [...words, texts.catanTable.whyMostCards] : words
}

function playerWords(state: CatanState, seat: number, names: readonly string[], texts: Texts): string {
  const { points, handSize } = seatOf(state, seat)
  return texts.catanTable.whyPlayer(names[seat] ?? '', points, targetOf(state), handSize)
}
