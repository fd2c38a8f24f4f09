import { SeatMark } from '../ui/seat-mark.tsx'
import styles from './charts.module.css'

export interface StackedRow {
  readonly seat: number
  readonly name: string
  /** One for each of the kinds. */
  readonly values: readonly number[]
}

export type StackedKinds = readonly { readonly name: string; readonly colour: string }[]

interface Props {
  readonly label: string
  readonly kinds: StackedKinds
  readonly rows: readonly StackedRow[]
  /** What a bar of the whole width stands for. */
  readonly most: number
}

export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** One bar for each seat, made of parts. */
export function StackedBars({ label, kinds, rows, most }: Props) {
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
