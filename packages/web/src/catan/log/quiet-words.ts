import { actions, type CatanState, kindOf, layout } from '@serai/catan'
import { isUndo } from '@serai/kernel'
import type { Moment } from '../../table/history.ts'
import type { Catalogue } from '../../text/catalogue.ts'
import type { LogEvent } from './event.ts'
import { lineOf } from './line-of.tsx'

/** What a step was that has no line in the log, because another line says it. */
export function catanQuietWords(
  moment: Moment,
  names: readonly string[],
  seat: number | null,
  texts: Catalogue,
): string | null {
  const event = quiet(moment)
  return event && lineOf('', event, names, seat, texts).text
}

function quiet({ entry, before }: Moment): LogEvent | null {
  if (isUndo(entry)) return null
  const { by, action } = entry
  switch (kindOf(action)) {
    case 'ROLL_DICE':
      return { sentence: 'tookDice', seat: by }
    case 'END_TURN':
      return { sentence: 'ended', seat: by }
    case 'DISCARD':
      return { sentence: 'discardedOne', seat: by }
    case 'STEAL_RANDOM_CARD':
      return { sentence: 'chose', seat: by, whom: [actions.ARGUMENT_OF[action]!] }
    case 'DRAW':
      return { sentence: 'drewUnseen', seat: (before as CatanState)[layout.ACTIVE]! }
    default:
      return null
  }
}
