import { type CatanState, kindOf, layout } from '@serai/catan'
import { isUndo } from '@serai/kernel'
import type { Moment } from '../../table/history.ts'
import type { Catalogue } from '../../text/catalogue.ts'
import type { LogEvent, Sentence } from './event.ts'
import { lineOf } from './line-of.tsx'
import { tell } from './tell.ts'

/** What changes somebody's cards or points without their doing. */
const CONCERNS: ReadonlySet<Sentence> = new Set<Sentence>([
  'got',
  'robberKept',
  'bankShort',
  'stole',
  'stoleKnown',
  'drew',
  'gave',
  'traded',
  'lapsed',
  'tookRoadFrom',
  'tookArmyFrom',
])

/**
 * The last thing that happened to me since I did something myself: until somebody rolls again, and in my own turn with
 * what was rolled after it. Without one, what was rolled in this turn. Then whose discard the table waits for once more.
 * Empty: nothing.
 */
export function newsFor(
  moments: readonly Moment[],
  seat: number | null,
  names: readonly string[],
  texts: Pick<Catalogue, 'catanLog' | 'catanTrade'>,
): string {
  const last = moments.at(-1)
  if (!last || seat === null) return ''
  const now = last.after as CatanState
  const rolls: LogEvent[] = []
  const again: LogEvent[] = []
  let current: LogEvent | null = null
  for (let i = moments.length - 1; i >= 0; i--) {
    const { entry, after } = moments[i]!
    const isOwn = entry.by === seat
    if (isUndo(entry)) {
      if (isOwn) break
      again.unshift(...tell(moments, i).filter((event) => isOwedAgain(now, event, again)))
      // On from the position that it led to: entry n stands at n - 1.
      i = entry.undo
      continue
    }
    const events = tell(moments, i)
    const mine = events.filter((event) => (isOwn ? event.sentence === 'traded' : isFor(seat, event)))
    // What it came of is told with it: the roll, the monopoly.
    if (mine.length > 0) return say([...(mine[0] === events[0] ? mine : [events[0]!, ...mine]), ...rolls, ...again])
    if (isOwn) break
    if (kindOf(entry.action) !== 'DICE') continue
    rolls.unshift(events[0]!)
    if ((after as CatanState)[layout.TURN] === now[layout.TURN]) current = events[0]!
    if (now[layout.ACTIVE] !== seat) break
  }
  return say(current ? [current, ...again] : again)

  function say(events: readonly LogEvent[]): string {
    return events.map((event) => `${lineOf('', event, names, seat, texts).text}.`).join(' ')
  }
}

function isFor(seat: number, { sentence, seat: who, whom = [] }: LogEvent): boolean {
  return sentence === 'resigned' || (CONCERNS.has(sentence) && (who === seat || whom.includes(seat)))
}

function isOwedAgain(now: CatanState, { sentence, seat }: LogEvent, told: readonly LogEvent[]): boolean {
  if (sentence !== 'tookDiscardBack' || seat === null || now[layout.OWES + seat] === 0) return false
  return told.every((event) => event.seat !== seat)
}
