import type { Change } from './change.ts'

/** An award that goes from one player to another. */
export interface Handover {
  readonly icon: 'road' | 'knight'
  /** Names of anchors, the best first: what is not on the page is passed over. */
  readonly from: readonly string[]
  readonly to: readonly string[]
  /** Whose panels show it; null: nobody's. */
  readonly loser: readonly string[] | null
  readonly winner: readonly string[] | null
}

/** Where an award lies while nobody has it. */
const NOBODYS = ['island']

/** `me`: my seat, or null when I watch. */
export function handoversOf(changes: readonly Change[], me: number | null): Handover[] {
  return changes.flatMap((change): Handover[] => {
    if (change.kind !== 'award') return []
    const icon = change.award === 'longest-road' ? 'road' : 'knight'
    // Where there is no room for my card, my points stand for it.
    const well = (seat: number) => [`${icon}-${seat}`, ...(seat === me ? ['points'] : [`seat-${seat}`])]
    const panel = (seat: number | null) => (seat === null ? null : [`seat-${seat}`, ...(seat === me ? ['points'] : [])])
    return [
      {
        icon,
        from: change.from === null ? NOBODYS : well(change.from),
        to: change.to === null ? NOBODYS : well(change.to),
        loser: panel(change.from),
        winner: panel(change.to),
      },
    ]
  })
}
