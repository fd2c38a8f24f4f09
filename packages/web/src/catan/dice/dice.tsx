import { type CatanState, diceOf, hasRolled } from '@serai/catan'
import { useRef } from 'react'
import { mayMove } from '../../prefs/prefs.ts'
import type { Moment } from '../../table/history.ts'
import { useText } from '../../text/language.ts'
import { eventsOfMoment } from '../events-of.ts'
import { useFresh } from '../motion/fresh.ts'
import css from './dice.module.css'
import { Die } from './die.tsx'

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
