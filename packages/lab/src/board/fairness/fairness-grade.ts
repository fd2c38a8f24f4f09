/** From even to uneven. */
export const GRADES = ['very_even', 'even', 'uneven', 'very_uneven'] as const
export type Grade = (typeof GRADES)[number]

/** The largest gap of each grade: the best seat's expected share of wins less the worst seat's. */
export const MOST_GAP: { readonly [G in Grade]: number } = {
  very_even: 0.025,
  even: 0.06,
  uneven: 0.12,
  very_uneven: 1,
}

export function gradeOf(gap: number): Grade {
  return GRADES.find((grade) => gap <= MOST_GAP[grade])!
}
