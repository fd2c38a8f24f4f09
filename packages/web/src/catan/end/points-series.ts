import { type CatanState, layout, trueScore } from '@serai/catan'
import type { Deed } from '../../end/moments-in-effect.ts'

export interface PointsAt {
  /** The turn; 0 is the set-up. */
  readonly x: number
  readonly y: number
}

/** By seat: the points, hidden ones too, whenever they changed, and at the end. */
export function pointsSeries(deeds: readonly Deed<CatanState>[], seats: number): readonly (readonly PointsAt[])[] {
  return Array.from({ length: seats }, (_, seat) => {
    const series: PointsAt[] = []
    for (const { after } of deeds) {
      const turn = after[layout.TURN]!
      const points = trueScore(after, seat)
      if (turn === 0) series[0] = { x: 0, y: points }
      else if (series.at(-1)?.y !== points) series.push({ x: turn, y: points })
    }
    const last = deeds.at(-1)?.after[layout.TURN]
    const { x, y } = series.at(-1) ?? { x: 0, y: 0 }
    return last !== undefined && last > x ? [...series, { x: last, y }] : series
  })
}
