import type { Action } from '@serai/kernel'
import type { OffersModel } from './offers-model.ts'

/** What a plain yes means: to accept the first offer that waits for me, or to close the one deal that I can close. */
export function yesTo({ mine, incoming }: OffersModel): Action | null {
  if (incoming[0]) return incoming[0].accept
  const deals = mine?.answers.flatMap(({ confirm, counter }) => confirm ?? counter?.accept ?? []) ?? []
  return deals.length === 1 ? deals[0]! : null
}

/** What a plain no means: to refuse the first offer, or counter-offer, that waits for me. */
export function noTo({ mine, incoming }: OffersModel): Action | null {
  return incoming[0]?.refuse ?? mine?.answers.find(({ counter }) => counter)?.counter?.refuse ?? null
}

/** The first offer, or counter-offer, that I can answer with another one. */
export function counterTo({ mine, incoming }: OffersModel): number | null {
  const [asked] = incoming
  const counters = mine?.answers.flatMap(({ counter }) => counter ?? []) ?? []
  return (asked ? [asked] : counters).find(({ canCounter }) => canCounter)?.id ?? null
}
