import styles from './charts.module.css'
import { scale } from './scale.ts'
import { useWidth } from './use-width.ts'

export interface Bar {
  readonly label: string
  readonly value: number
  /** A line across the bar. */
  readonly expected: number
  readonly isQuiet?: boolean
}

interface Props {
  /** For screen readers: what the picture shows. */
  readonly label: string
  readonly bars: readonly Bar[]
  readonly height?: number
}

/** What happened as bars, what was to be expected as a line across each. */
export function BarChart({ label, bars, height = 250 }: Props) {
  const [box, width] = useWidth<HTMLDivElement>()
  const most = Math.max(1, ...bars.map(({ value, expected }) => Math.max(value, expected)))
  const floor = height - 24
  const y = scale(0, most, floor, 20)
  const pitch = width / bars.length
  const thick = Math.min(44, pitch * 0.74)
  return (
    <div ref={box} className={styles.box}>
      <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {bars.map(({ label: name, value, expected, isQuiet }, index) => {
          const middle = pitch * (index + 0.5)
          const half = Math.min(thick / 2 + 3, pitch / 2 - 1)
          return (
            <g key={name}>
              <rect
                x={middle - thick / 2}
                y={y(value)}
                width={thick}
                height={floor - y(value)}
                rx="3"
                fill={isQuiet ? 'var(--ink-3)' : 'var(--glaze)'}
              />
              <path d={`M${middle - half},${y(expected)}H${middle + half}`} className={styles.expected} />
              <text x={middle} y={y(Math.max(value, expected)) - 6} className={styles.axis} textAnchor="middle">
                {value}
              </text>
              <text x={middle} y={height - 5} className={styles.strong} textAnchor="middle">
                {name}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
