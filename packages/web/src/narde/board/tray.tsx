import { CHECKERS, type Side, WHITE } from '@serai/narde'
import { memo } from 'react'
import { grooveY, TRAY } from './geometry.ts'
import styles from './narde-board.module.css'

const { x: X, width: WIDTH, height: HEIGHT } = TRAY

/** Fifteen grooves at the right of the flat board. */
export const Tray = memo(function Tray({
  side,
  count,
  isMine,
  label,
  target,
  isHint,
}: {
  side: Side
  count: number
  isMine: boolean
  label: string
  target: string | null
  isHint: boolean
}) {
  const y = TRAY.top(isMine)
  return (
    <g>
      <rect x={X} y={y} width={WIDTH} height={HEIGHT} rx="8" fill="#000" opacity=".38" />
      <rect
        x={X}
        y={y}
        width={WIDTH}
        height={HEIGHT}
        rx="8"
        fill="none"
        stroke="var(--brass)"
        strokeOpacity=".5"
        strokeWidth="1.5"
      />
      {Array.from({ length: CHECKERS }, (_, index) => {
        const middle = grooveY(y, index)
        return index < count ? (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a groove is its place.
            key={index}
            data-newest={index === count - 1 ? side : undefined}
            x={X + 8}
            y={middle - 7}
            width={WIDTH - 16}
            height="14"
            rx="4"
            fill={side === WHITE ? '#f3ead6' : '#2e2722'}
            stroke={side === WHITE ? '#5a4a31' : '#d8c9a8'}
            strokeWidth="1.4"
          />
        ) : (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            key={index}
            d={`M${X + 10},${middle}h${WIDTH - 20}`}
            stroke="var(--brass)"
            strokeOpacity=".2"
            strokeWidth="1.5"
          />
        )
      })}
      <text x={X + WIDTH / 2} y={y + 296} className={styles.trayText}>
        {label}
      </text>
      {target === null ? null : (
        <>
          <rect x={X} y={y} width={WIDTH} height={HEIGHT} rx="8" className={styles.trayLit} />
          {/* Its own place, and within it what breathes: the motion would take the place of the attribute. */}
          <g transform={`translate(${X + WIDTH / 2} ${y + 60})`}>
            <g className={styles.ghost}>
              <circle r="32.3" className={styles.ghostFill} />
              <circle r="32.3" className={styles.ghostRing} />
              <text
                y="10"
                className={styles.ghostText}
                fontSize={target.length === 1 ? 30 : target.length <= 3 ? 24 : 15}
              >
                {target}
              </text>
            </g>
          </g>
        </>
      )}
      {isHint ? (
        <rect x={X - 4} y={y - 4} width={WIDTH + 8} height={HEIGHT + 8} rx="10" className={styles.hint} />
      ) : null}
    </g>
  )
})
