import { type CatanState, diceOf, hasRolled } from '@serai/catan'
import { useRef } from 'react'
import { mayMove } from '../../prefs/prefs.ts'
import type { Moment } from '../../table/history.ts'
import { useText } from '../../text/language.ts'
import { eventsOfMoment } from '../moment-events.ts'
import { useFresh } from '../motion/fresh.ts'
import css from './dice.module.css'

const ROLL = 420

/** The two dice as they fell, a few degrees askew; those of an earlier turn stay, unlit. Nothing before the first roll. */
export function Dice({ state, moments }: { state: CatanState; moments: readonly Moment[] }) {
  const { catanBoard } = useText()
  const both = useRef<HTMLDivElement>(null)
  const fell = (moment: Moment) => eventsOfMoment(moment).some(({ kind }) => kind === 'rolled')
  useFresh(moments, (fresh) => {
    if (!both.current || !mayMove() || !fresh.some(fell)) return
    for (const [index, die] of both.current.querySelectorAll('svg').entries()) {
      die.animate(tumble(index), { duration: ROLL, easing: 'cubic-bezier(.2,.7,.2,1)' })
    }
  })
  const dice = diceOf(state)
  if (!dice) return null
  const { a, b } = dice
  return (
    <div ref={both} className={css.dice} data-fresh={hasRolled(state) || undefined}>
      <Die value={a} />
      <Die value={b} />
      <span className="vh">{catanBoard.dice(a, b)}</span>
    </div>
  )
}

/** From above with a turn and a half, away from the edge of the sea; the second a little wider. */
function tumble(index: number): Keyframe[] {
  const wide = 1 + index
  return [
    { transform: `translate(${24 * wide}px, -46px) rotate(${-280 * wide}deg) scale(.8)`, opacity: 0 },
    { transform: `translate(${8 * wide}px, -14px) rotate(${-90 * wide}deg) scale(1.08)`, opacity: 1, offset: 0.45 },
    {},
  ]
}

const [L, M, R] = [-10, 0, 10] as const
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[M, M]],
  [
    [R, L],
    [L, R],
  ],
  [
    [L, L],
    [M, M],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [L, R],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [M, M],
    [L, R],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [L, M],
    [R, M],
    [L, R],
    [R, R],
  ],
]

/** One face of ivory; the words are beside it. */
export function Die({ value }: { value: number }) {
  return (
    <svg viewBox="-24 -24 48 48" aria-hidden="true">
      <rect x="-21" y="-19" width="42" height="42" rx="10" opacity=".25" />
      <rect
        x="-21"
        y="-21"
        width="42"
        height="42"
        rx="10"
        fill="var(--die, #fdf8ea)"
        stroke="var(--die-line, #b9a77f)"
        strokeWidth="1.5"
      />
      {PIPS[value]?.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="4" fill="var(--die-pip, #2a241c)" />
      ))}
    </svg>
  )
}
