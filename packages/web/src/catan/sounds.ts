import type { CatanState } from '@serai/catan'
import { catan } from '@serai/catan'
import type { SoundName } from '../signals/notes.ts'
import type { Moment } from '../table/history.ts'
import type { Change } from './motion/change.ts'
import { changesOf } from './motion/changes.ts'

const SOUNDS: { readonly [Kind in Change['kind']]?: SoundName } = {
  dice: 'dice',
  build: 'build',
  robber: 'robber',
  steal: 'robber',
  trade: 'trade',
  'bank-trade': 'trade',
  discard: 'card',
  'card-drawn': 'card',
  'card-played': 'card',
  monopoly: 'card',
  plenty: 'card',
}

/** What an entry sounds like. */
export function soundOf(moment: Moment): SoundName | null {
  if (catan.result(moment.after as CatanState)) return 'end'
  for (const { kind } of changesOf(moment)) {
    const sound = SOUNDS[kind]
    if (sound) return sound
  }
  return null
}
