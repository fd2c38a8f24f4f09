import { useEffect, useState } from 'react'
import type { Moment } from '../../table/history.ts'
import { rolledHexes } from '../end/last-spot.ts'
import { eventsOfMoment } from '../events-of.ts'
import { useFresh } from '../motion/fresh.ts'

/** Long enough to see which lands pay. */
const GLOW = 1_400
const NONE: readonly number[] = []

/** The lands of the roll that has just fallen. */
export function useGlow(moments: readonly Moment[]): readonly number[] {
  const [glowing, setGlowing] = useState(NONE)
  useFresh(moments, (fresh) => {
    // Only what changes something is set: entries may come faster than the page is drawn.
    const roll = fresh.findLast((moment) => eventsOfMoment(moment).some(({ kind }) => kind === 'rolled'))
    const hexes = rolledHexes(roll ?? null)
    if (hexes.length > 0) setGlowing(hexes)
  })
  useEffect(() => {
    if (glowing === NONE) return
    const timer = setTimeout(() => setGlowing(NONE), GLOW)
    return () => clearTimeout(timer)
  }, [glowing])
  return glowing
}
