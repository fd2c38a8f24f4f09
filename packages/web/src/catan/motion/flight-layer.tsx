import { type RefObject, useEffect, useRef } from 'react'
import { mayMove } from '../../prefs/prefs.ts'
import type { Moment } from '../../table/history.ts'
import { eventsOfMoment } from '../moment-events.ts'
import { handoversOf, honour } from './awards.ts'
import css from './flight-layer.module.css'
import { flightsOf, fly, mark } from './flights.ts'
import { useFresh } from './fresh.ts'

interface FlightLayerProps {
  readonly moments: readonly Moment[]
  /** My seat; null when I watch. */
  readonly seat: number | null
  /** What holds the anchors: `hex-7`, `seat-2`, `road-2`, `knight-2`, `hand-wood`, `hand`, `bank`, `points`, `island`. */
  readonly anchors: RefObject<HTMLElement | null>
}

/** Cards fly over the table, from where they were to where they are, and awards. The next ones cut these short. */
export function FlightLayer({ moments, seat, anchors }: FlightLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  const stopCards = useRef<() => void>(() => undefined)
  const stopAwards = useRef<() => void>(() => undefined)

  useFresh(moments, (fresh) => {
    if (!layer.current || !anchors.current) return
    const events = fresh.flatMap(eventsOfMoment)
    const [flights, handovers] = [flightsOf(events, seat), handoversOf(events, seat)]
    if (flights.length > 0) {
      stopCards.current()
      stopCards.current = mayMove() ? fly(flights, anchors.current, layer.current) : mark(flights, anchors.current)
    }
    if (handovers.length > 0) {
      stopAwards.current()
      stopAwards.current = honour(handovers, anchors.current, layer.current, mayMove())
    }
  })
  useEffect(
    () => () => {
      stopCards.current()
      stopAwards.current()
    },
    [],
  )

  return <div ref={layer} className={css.layer} aria-hidden="true" />
}
