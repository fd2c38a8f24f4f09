import { activeSeat, type CatanState, catan, seatOf } from '@serai/catan'
import { isUndo } from '@serai/kernel'
import type { Moment } from '../../table/history.ts'
import type { Catalogue } from '../../text/catalogue.ts'
import { eventsOfMoment } from '../moment-events.ts'
import { lineOf } from './log-lines.tsx'
import { type Sentence, type Statement, statementsOf } from './statements.ts'

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
  'lostRoad',
  'lostArmy',
  'passedRoad',
  'passedArmy',
  'hasRoadNow',
  'hasArmyNow',
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
  const rolls: Statement[] = []
  const again: Statement[] = []
  let current: Statement | null = null
  for (let i = moments.length - 1; i >= 0; i--) {
    const moment = moments[i]!
    const { entry } = moment
    const isOwn = entry.by === seat
    if (isUndo(entry)) {
      if (isOwn) break
      again.unshift(...statementsOf(moments, i).filter((statement) => isOwedAgain(now, statement, again)))
      // On from the position that it led to: entry n stands at n - 1.
      i = entry.undo
      continue
    }
    const told = statementsOf(moments, i)
    const mine = told.filter((statement) => (isOwn ? statement.sentence === 'traded' : isFor(seat, statement)))
    // What it came of is told with it: the roll, the monopoly.
    if (mine.length > 0) return say([...(mine[0] === told[0] ? mine : [told[0]!, ...mine]), ...rolls, ...again])
    if (isOwn) break
    if (!eventsOfMoment(moment).some(({ kind }) => kind === 'rolled')) continue
    rolls.unshift(told[0]!)
    if (catan.turnCount(moment.after as CatanState) === catan.turnCount(now)) current = told[0]!
    if (activeSeat(now) !== seat) break
  }
  return say(current ? [current, ...again] : again)

  function say(statements: readonly Statement[]): string {
    return statements.map((statement) => `${lineOf('', statement, names, seat, texts).text}.`).join(' ')
  }
}

function isFor(seat: number, { sentence, seat: who, whom = [] }: Statement): boolean {
  return sentence === 'resigned' || (CONCERNS.has(sentence) && (who === seat || whom.includes(seat)))
}

function isOwedAgain(now: CatanState, { sentence, seat }: Statement, told: readonly Statement[]): boolean {
  if (sentence !== 'tookDiscardBack' || seat === null || seatOf(now, seat).owes === 0) return false
  return told.every((statement) => statement.seat !== seat)
}
