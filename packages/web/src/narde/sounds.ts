import type { SoundName } from '../alerts/sound.ts'
import type { Moment } from '../table/history.ts'
import { eventsIn, gameEndIn, stepIn } from './moment-events.ts'

/** What an entry sounds like when it is shown; a seat hears its own checkers when it lays them. */
export function soundOf(moment: Moment, seat: number | null): SoundName | null {
  if (gameEndIn(moment)) return 'end'
  const step = stepIn(moment)
  if (step) return step.seat === seat ? null : 'checker'
  const [event] = eventsIn(moment)
  if (event?.type === 'takenBack') return 'checker'
  return event?.type === 'opened' || event?.type === 'rolled' ? 'dice' : null
}
