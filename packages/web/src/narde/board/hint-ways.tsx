import { OFF, type Place } from '../targets.ts'
import type { BoardModel, HintWay } from './board-model.ts'
import type { Geometry, Spot } from './geometry.ts'
import styles from './narde-board.module.css'

/** Lines that say which suggested checker goes where. */
export function HintWays({ model, geometry }: { model: BoardModel; geometry: Geometry }) {
  return model.hintWays.map(({ from, to }: HintWay) => {
    const start = spotAt(model, geometry, from, false)
    const end = spotAt(model, geometry, to, true)
    // From rim to rim.
    const away = geometry.radius / Math.hypot(end.x - start.x, end.y - start.y)
    const [x, y] = [(end.x - start.x) * away, (end.y - start.y) * away]
    const line = { x1: start.x + x, y1: start.y + y, x2: end.x - x, y2: end.y - y }
    const scale = geometry.radius / 40
    return (
      <g key={`${from}-${to}`} className={styles.hintWay}>
        <line {...line} className={styles.hintHalo} style={{ strokeWidth: 7 * scale }} />
        <line {...line} className={styles.hint} style={{ strokeWidth: 4 * scale }} />
      </g>
    )
  })
}

/** The checker that leaves a point, or the free place of one that comes. */
function spotAt({ points, off, side }: BoardModel, geometry: Geometry, place: Place, comes: boolean): Spot {
  if (place === OFF) return geometry.tray(true, off[side]! + 1)
  const { progress, count, hint } = points.find(({ point }) => point === place)!
  return geometry.checker(progress, comes ? count : count - 1, hint === 'to' ? count + 1 : count)
}
