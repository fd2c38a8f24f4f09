import { type RefObject, useLayoutEffect, useRef } from 'react'
import { mayMove } from '../../prefs/prefs.ts'
import type { Geometry } from './geometry.ts'
import { moveLayer, movingLayer, type Placement } from './moving-layer.ts'
import styles from './narde-board.module.css'
import type { DiceModel } from './still-model.ts'

const TILT = [-6, 5] as const
const STEPS_OF_DOUBLE = 4
/** Wider than the die, for a finger. */
const TOUCH = 64

interface Props {
  readonly dice: DiceModel
  readonly isMine: boolean
  readonly geometry: Geometry
  readonly label: string
}

const ROLL = { ms: 420, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', restMs: 240 }
/** Of a die of 42, with its line and its shadow. */
const DIE_REACH = 25

/** Dice that come to the board roll to their places; in a picture they lie there. */
function useRoll(
  dice: RefObject<SVGSVGElement | null>,
  places: readonly Placement[],
  isRolled: boolean,
  isUsed: boolean,
): void {
  const latest = useRef(places)
  latest.current = places
  useLayoutEffect(() => {
    if (!isRolled || isUsed || !mayMove() || !dice.current?.closest(`.${styles.stage}`)) return
    const rolls = [...dice.current.querySelectorAll<SVGElement>('[data-die]')].map((die, index) => {
      const at = latest.current[index]!
      const frames = [
        { transform: `rotate(${at.turn - 200}deg) scale(0.6)`, opacity: 0 },
        // As pale as it will lie there.
        { transform: `rotate(${at.turn}deg)`, opacity: die.parentElement?.getAttribute('opacity') ?? 1 },
      ]
      return moveLayer(movingLayer(die, at, DIE_REACH), frames, ROLL, die)
    })
    return () => {
      for (const stop of rolls) stop()
    }
  }, [dice, isRolled, isUsed])
}

/** Some of the dice, or of the steps of a double. */
function isPlayed({ used, marks }: DiceModel): boolean {
  return used.includes(true) || (marks !== null && marks < STEPS_OF_DOUBLE)
}

function transformOf({ x, y, turn, scale }: Placement): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale})`
}

/** The dice in the half of the side that rolled them; before I roll mine they have no faces. */
export function Dice({ dice, isMine, geometry, label }: Props) {
  const spots = geometry.dice(isMine)
  const scale = geometry.dieSize / 48
  const places = spots.map((spot, index) => ({ ...spot, turn: TILT[index]!, scale }))
  const middle = { x: (spots[0].x + spots[1].x) / 2, y: (spots[0].y + spots[1].y) / 2 }
  const gap = geometry.kind === 'flat' ? 20 : 11
  const drawing = useRef<SVGSVGElement>(null)
  useRoll(drawing, places, !dice.isCovered, isPlayed(dice))
  const along = (index: number) => (index - (STEPS_OF_DOUBLE - 1) / 2) * gap
  return (
    <svg
      ref={drawing}
      role="img"
      aria-label={label}
      className={dice.isCovered ? styles.covered : undefined}
      overflow="visible"
    >
      {places.map((place, index) => (
        <g key={`${place.x} ${place.y}`} transform={transformOf(place)}>
          <g data-die>
            <Die value={dice.isCovered ? 0 : dice.values[index]!} isUsed={!dice.isCovered && dice.used[index]!} />
            {dice.isCovered ? (
              <>
                <rect x="-25" y="-25" width="50" height="50" rx="13" className={styles.movable} />
                <rect x={-TOUCH / 2} y={-TOUCH / 2} width={TOUCH} height={TOUCH} fill="transparent" />
              </>
            ) : null}
          </g>
        </g>
      ))}
      {dice.marks === null || dice.isCovered
        ? null
        : Array.from({ length: STEPS_OF_DOUBLE }, (_, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place.
              key={index}
              x={middle.x + (geometry.kind === 'flat' ? along(index) : 0) - gap * 0.28}
              y={middle.y + (geometry.kind === 'flat' ? 0 : along(index)) - gap * 0.28}
              width={gap * 0.56}
              height={gap * 0.56}
              rx={gap * 0.14}
              className={index < dice.marks! ? styles.mark : styles.markUsed}
            />
          ))}
    </svg>
  )
}

/** The opening roll: each die in the half of who threw it, the lower one pale. */
export function OpeningDice({
  values,
  geometry,
  label,
}: Pick<Props, 'geometry' | 'label'> & { values: readonly [number, number] }) {
  const scale = geometry.dieSize / 48
  const drawing = useRef<SVGSVGElement>(null)
  const places = values.map((_, index) => {
    const [a, b] = geometry.dice(index === 0)
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, turn: TILT[index]!, scale }
  })
  useRoll(drawing, places, true, false)
  return (
    <svg ref={drawing} role="img" aria-label={label} overflow="visible">
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is whose it is.
        <g key={index} transform={transformOf(places[index]!)} opacity={value < Math.max(...values) ? 0.6 : 1}>
          <g data-die>
            <Die value={value} />
          </g>
        </g>
      ))}
    </svg>
  )
}

/** Pips on a grid of three, by their places in it. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]

/** A die of 48 around its middle; 0 has no face yet. A used one is pale and barred. */
export function Die({ value, isUsed = false }: { value: number; isUsed?: boolean }) {
  return (
    <g opacity={isUsed ? 0.4 : 1}>
      <rect x="-21" y="-19" width="42" height="42" rx="10" fill="#000" opacity=".25" />
      <rect x="-21" y="-21" width="42" height="42" rx="10" fill="#fdf8ea" stroke="#b9a77f" strokeWidth="1.5" />
      {PIPS[value]?.map((at) => (
        <circle key={at} cx={((at % 3) - 1) * 10} cy={(Math.floor(at / 3) - 1) * 10} r="4" fill="#2a241c" />
      ))}
      {isUsed ? <path d="M-15,15L15,-15" stroke="#2a241c" strokeWidth="4" strokeLinecap="round" /> : null}
    </g>
  )
}
