import { orderSide, type SetupPlan } from '@serai/lab'
import { memo } from 'react'
import { VERTEX_PLACES, VIEW_BOX } from '../catan/island/places.ts'
import styles from './plan-layer.module.css'

/** When each settlement of a plan is placed, at its shoulder: dark where it stands already. */
export const PlanLayer = memo(function PlanLayer({ plan }: { plan: SetupPlan }) {
  return (
    <svg className={styles.layer} viewBox={VIEW_BOX} aria-hidden="true">
      {plan.placements.map((one, step) => {
        const { x, y } = VERTEX_PLACES[one.vertex]!
        return (
          <g key={one.vertex} transform={`translate(${x + 25 * orderSide(one)} ${y - 25})`}>
            <g className={`${styles.order} ${one.isPlaced ? styles.placed : ''}`}>
              <circle r="18" />
              <text y="7.5">{step + 1}</text>
            </g>
          </g>
        )
      })}
    </svg>
  )
})
