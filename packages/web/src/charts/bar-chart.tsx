import { SeatMark } from '../ui/seat-mark.tsx'
import styles from './charts.module.css'
import { scale, useWidth } from './scale.ts'

export interface Bar {
  readonly label: string
  readonly value: number
  /** A line across the bar. */
  readonly expected: number
  readonly isQuiet?: boolean
}

interface BarProps {
  /** For screen readers: what the picture shows. */
  readonly label: string
  readonly bars: readonly Bar[]
  readonly height?: number
}

/** What happened as bars, what was to be expected as a line across each. */
export function BarChart({ label, bars, height = 250 }: BarProps) {
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

export interface StackedRow {
  readonly seat: number
  readonly name: string
  /** One for each of the kinds. */
  readonly values: readonly number[]
}

export type StackedKinds = readonly { readonly name: string; readonly colour: string }[]

interface StackedProps {
  readonly label: string
  readonly kinds: StackedKinds
  readonly rows: readonly StackedRow[]
  /** What a bar of the whole width stands for. */
  readonly most: number
}

export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** One bar for each seat, made of parts. */
export function StackedBars({ label, kinds, rows, most }: StackedProps) {
  return (
    <div className={styles.stacked}>
      <ul aria-label={label}>
        {rows.map(({ seat, name, values }) => (
          <li key={seat}>
            <SeatMark seat={seat} size={24} />
            <span className={styles.who}>{name}</span>
            <svg className={styles.bar} aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${most} 1`}>
              {values.map((value, kind) => (
                <rect
                  key={kinds[kind]!.name}
                  x={sum(values.slice(0, kind))}
                  width={value}
                  height="1"
                  fill={kinds[kind]!.colour}
                />
              ))}
            </svg>
            <b className="num">{sum(values)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.key}>
        {kinds.map(({ name, colour }) => (
          <span key={name}>
            <svg width="12" height="12" aria-hidden="true">
              <rect width="12" height="12" rx="3" fill={colour} />
            </svg>
            {name}
          </span>
        ))}
      </p>
    </div>
  )
}
