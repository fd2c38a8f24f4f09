import { type CatanEvent, type CatanState, catan } from '@serai/catan'
import type { SoundName } from '../alerts/sound.ts'
import type { Moment } from '../table/history.ts'
import { eventsOfMoment } from './moment-events.ts'

const SOUNDS: { readonly [Kind in CatanEvent['kind']]?: SoundName } = {
  rolled: 'dice',
  built: 'build',
  robberMoved: 'robber',
  stole: 'robber',
  traded: 'trade',
  bankTrade: 'trade',
  discarded: 'card',
  drewCard: 'card',
  playedCard: 'card',
}

/** What an entry sounds like. */
export function soundOf(moment: Moment): SoundName | null {
  if (catan.result(moment.after as CatanState)) return 'end'
  for (const { kind } of eventsOfMoment(moment)) {
    const sound = SOUNDS[kind]
    if (sound) return sound
  }
  return null
}
