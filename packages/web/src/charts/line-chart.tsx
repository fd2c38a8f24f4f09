import { type FormEvent, type PointerEvent, type ReactNode, useMemo, useRef } from 'react'
import { useKept } from '../end/place.ts'
import { useText } from '../text/language.ts'
import { withMinus } from '../text/numbers.ts'
import { useSeatLooks } from '../ui/seat-looks.ts'
import { LookShape, SeatMark } from '../ui/seat-mark.tsx'
import styles from './charts.module.css'
import { nameWidth, scale, shorten, spread, ticks, useWidth } from './scale.ts'

export interface Line {
  readonly seat: number
  readonly name: string
  /** In the order of x. */
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

interface Props {
  /** Its own on the page. */
  readonly name: string
  readonly label: string
  readonly lines: readonly Line[]
  /** A value holds until the next one: steps in place of slopes. */
  readonly isStepped?: boolean
  readonly from?: number
  readonly to: number
  /** A dashed line across. */
  readonly mark?: number
  readonly height?: number
  /** A value in words. */
  readonly valueText?: (value: number) => string
  /** What leads to a turn that was chosen. */
  readonly watch: (x: number) => ReactNode
}

/** Lines of equal values run beside each other, so far apart. */
const APART = 3
const LABEL_GAP = 22
/** Of the mark before a name, and of the gaps around it. */
const MARK = 32
/** Half of what a slider is moved by: its middle goes from end to end of the chart. */
const GRIP = 8

/** A line for each seat; each ends in the seat's shape and name, so no key is needed. */
export function LineChart(props: Props) {
  const {
    name,
    label,
    lines,
    isStepped = false,
    from = 0,
    to,
    mark,
    height = 280,
    valueText = withMinus,
    watch,
  } = props
  const { end } = useText()
  const [chosen, choose] = useKept(name, null)
  const [box, width] = useWidth<HTMLDivElement>()
  const looks = useSeatLooks()
  const widthOf = useMemo(nameWidth, [])
  const most = width < 420 ? 76 : 120
  const names = lines.map(({ name }) => shorten(name, most, widthOf))
  const room = Math.max(...names.map(widthOf), 0)
  const [left, right, top, floor] = [30, width - MARK - room, 16, height - 24]
  const last = Math.max(1, ...lines.map(({ points }) => points.at(-1)?.x ?? 0))
  const at = Math.min(last, chosen ?? Math.round(last / 2))
  const slide = useSlide({ inset: GRIP, last, value: at, choose })
  const values = lines.map(({ points }) => valueText(valueAt(points, at)))
  const reading = lines.map((line, index) => `${line.name}: ${values[index]}`).join('; ')
  const x = scale(0, last, left, right)
  const y = scale(from, to, floor, top)
  const shift = (index: number) => (index - (lines.length - 1) / 2) * APART
  const ends = lines.map(({ points }, index) => y(points.at(-1)?.y ?? from) + shift(index))
  const labels = spread(ends, LABEL_GAP, floor)
  return (
    <>
      <div ref={box} className={styles.box}>
        <input
          type="range"
          className={styles.reach}
          style={{ left: left - GRIP, width: right - left + 2 * GRIP }}
          max={last}
          value={at}
          aria-label={end.turn}
          aria-valuetext={`${end.turn} ${at}. ${reading}`}
          {...slide}
        />
        <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {ticks(from, to, 6).map((value) => (
            <g key={value}>
              <path d={`M${left},${y(value)}H${right}`} className={styles.grid} />
              <text x={left - 6} y={y(value) + 4} className={styles.axis} textAnchor="end">
                {withMinus(value)}
              </text>
            </g>
          ))}
          {ticks(0, last, width < 420 ? 4 : 5).map((value) => (
            <text key={value} x={x(value)} y={height - 5} className={styles.axis} textAnchor="middle">
              {value}
            </text>
          ))}
          {mark === undefined ? null : <path d={`M${left},${y(mark)}H${right}`} className={styles.mark} />}
          {lines.map(({ seat, points }, index) => {
            const { colour } = looks(seat)
            const path = pathOf(points, isStepped, x, (value) => y(value) + shift(index))
            const casing = colour === 'white' || colour === 'ivory' ? `var(--${colour}-line)` : 'var(--case)'
            return (
              <g key={seat} fill="none" strokeLinejoin="round">
                <path d={path} stroke={casing} strokeWidth="4.6" />
                <path d={path} stroke={`var(--${colour})`} strokeWidth="2.4" />
              </g>
            )
          })}
          {lines.map(({ seat }, index) => (
            <g key={seat} transform={`translate(${right + 12} ${labels[index]!})`}>
              <circle
                r="9.5"
                fill={`var(--${looks(seat).colour})`}
                stroke={`var(--${looks(seat).colour}-line)`}
                strokeWidth="1.5"
              />
              <g transform="scale(.85)">
                <LookShape look={looks(seat)} />
              </g>
              <text x="15" y="5" className={styles.name}>
                {names[index]}
              </text>
            </g>
          ))}
          <path d={`M${x(at)},${top}V${floor}`} className={styles.reading} />
          <circle cx={x(at)} cy={floor} r="6" className={styles.grip} />
        </svg>
      </div>
      <div className={styles.read}>
        <p className="num">
          {end.turn} {at}
          {lines.map((line, index) => (
            <span key={line.seat}>
              <SeatMark seat={line.seat} size={18} />
              <span>{line.name}</span>
              <b>{values[index]}</b>
            </span>
          ))}
        </p>
        {watch(at)}
      </div>
    </>
  )
}

type Axis = (value: number) => number

function valueAt(points: Line['points'], x: number): number {
  return points.findLast((point) => point.x <= x)?.y ?? 0
}

function pathOf(points: Line['points'], isStepped: boolean, x: Axis, y: Axis): string {
  return points
    .map((point, index) => {
      const [across, up] = [x(point.x).toFixed(1), y(point.y).toFixed(1)]
      if (index === 0) return `M${across},${up}`
      return isStepped ? `H${across}V${up}` : `L${across},${up}`
    })
    .join('')
}

/** Less than this, in pixels, is a tap. */
const SLOP = 8

interface SliderOptions {
  /** How far the middle of what is moved stays from the edges of the slider. */
  readonly inset: number
  readonly last: number
  readonly value: number
  readonly choose: (value: number) => void
}

interface Finger {
  readonly x: number
  readonly y: number
  /** Before it came. */
  readonly value: number
  isSliding: boolean
}

/** A finger on a slider that lies over a whole chart: it chooses by a tap or sideways, and scrolls the page otherwise. */
function useSlide({ inset, last, value, choose }: SliderOptions) {
  const finger = useRef<Finger | null>(null)
  const chooseAt = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const part = (clientX - left - inset) / (width - 2 * inset)
    choose(Math.round(Math.min(1, Math.max(0, part)) * last))
  }
  return {
    /** A browser moves a slider to where a finger comes down, whatever that is going to do. */
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      if (finger.current) currentTarget.value = String(value)
      else choose(currentTarget.valueAsNumber)
    },
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent<HTMLInputElement>) => {
      finger.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY, value, isSliding: false }
    },
    onPointerMove: (event: PointerEvent<HTMLInputElement>) => {
      const held = finger.current
      if (!held) return
      held.isSliding ||= Math.abs(event.clientX - held.x) > SLOP
      if (held.isSliding) chooseAt(event)
    },
    onPointerUp: (event: PointerEvent<HTMLInputElement>) => {
      const held = finger.current
      finger.current = null
      if (held && (held.isSliding || Math.abs(event.clientY - held.y) <= SLOP)) chooseAt(event)
    },
    /** The browser scrolls. */
    onPointerCancel: () => {
      if (finger.current) choose(finger.current.value)
      finger.current = null
    },
  }
}
