import { HARBOURS, RESOURCES } from '@serai/catan'
import { type Reason, setupModelError } from '@serai/lab'
import type { Catalogue } from '../text/catalogue.ts'

export type LabTexts = Pick<Catalogue, 'lab' | 'catanBoard'>

/** So many say why; more is a list. */
const MOST_PARTS = 3

/** "Three different resources, a red number, 3:1 harbour." What stands beside it as a number is not said again. */
export function reasonWords(reasons: readonly Reason[], texts: LabTexts): string {
  return sentence(partsOf(reasons, texts), texts)
}

/** The same for the best place, and at the end what it is worth by its method, at a table of so many seats. */
export function bestWords(reasons: readonly Reason[], seats: number, texts: LabTexts): string {
  const worth = reasons.flatMap((reason) => worthWords(reason, seats, texts) ?? [])
  return sentence([...partsOf(reasons, texts).slice(0, MOST_PARTS - worth.length), ...worth], texts)
}

/** In the terms of the method; null: it says nothing of the worth. */
function worthWords(reason: Reason, seats: number, { lab }: LabTexts): string | null {
  switch (reason.code) {
    case 'win_share':
      return lab.winShare(Math.round(100 * reason.share), Math.round(100 * setupModelError(seats)))
    case 'worst_seat':
      return lab.worstSeat(reason.types, reason.pips)
    case 'score':
      // No free place scores more, and none of their scores is below their pips.
      return reason.fresh + reason.coverage === 0 ? lab.mostPips : lab.score(reason.pips, reason.fresh, reason.coverage)
    default:
      return null
  }
}

function partsOf(reasons: readonly Reason[], texts: LabTexts): readonly string[] {
  return reasons.flatMap((reason) => wordsOf(reason, texts) ?? [])
}

function sentence(parts: readonly string[], { lab }: LabTexts): string {
  return parts.length === 0 ? '' : lab.sentence(parts.slice(0, MOST_PARTS).join(', '))
}

/** "3:1 harbour", "2:1 harbour for sheep". */
export function harbourWords(kind: number, catanBoard: Catalogue['catanBoard']): string {
  const name = HARBOURS[kind]!
  return name === '3:1' ? catanBoard.anyHarbour : catanBoard.harbour(catanBoard.resources[name])
}

function wordsOf(reason: Reason, { lab, catanBoard }: LabTexts): string | null {
  const nameOf = (resource: number): string => catanBoard.resources[RESOURCES[resource]!]
  const list = (resources: readonly number[]): string => lab.and([...new Set(resources)].map(nameOf))
  const harbour = (kind: number): string => harbourWords(kind, catanBoard)
  switch (reason.code) {
    case 'pips':
    case 'win_share':
    case 'worst_seat':
    case 'score':
      return null
    case 'different_resources':
      return reason.count === 0 ? null : lab.different(reason.count)
    case 'new_resources':
      return lab.adds(list(reason.resources))
    case 'full_set':
      return lab.fullSet
    case 'red_numbers':
      return lab.reds(reason.count)
    case 'scarce':
      return lab.scarce(nameOf(reason.resource))
    case 'harbour':
      return harbour(reason.kind)
    case 'harbour_near':
      return lab.harbourNear(harbour(reason.kind), reason.roads)
    case 'blocks':
      return lab.blocks(reason.count, reason.pips)
    case 'starting_cards':
      return reason.resources.length === 0 ? null : lab.startsWith(list(reason.resources))
    case 'desert':
      return lab.desertHere
    case 'coast':
      return lab.coast
  }
}
