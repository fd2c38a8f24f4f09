import { type CatanState, KNIGHT, kindOf, layout, REASONS, stage, trueScore } from '@serai/catan'
import { type ActionEntry, hasSeat, listSeats } from '@serai/kernel'
import type { Moment } from '../../table/history.ts'
import type { LogEvent } from './event.ts'

/** Actions by which a hand gets smaller without a word about offers (R78). */
const SPENDING: ReadonlySet<string> = new Set([
  'BUILD_ROAD',
  'BUILD_SETTLEMENT',
  'UPGRADE_TO_CITY',
  'BUY_DEVELOPMENT_CARD',
  'TRADE_WITH_BANK',
  'PLAY_MONOPOLY',
  'STOLEN',
])

/** What an action brought about besides itself: lapsed offers, awards, the end. */
export function tellConsequences(moment: Moment, entry: ActionEntry): readonly LogEvent[] {
  const [before, after] = [moment.before as CatanState, moment.after as CatanState]
  return [...lapsed(before, after, entry), ...awards(before, after), ...ending(before, after)]
}

function lapsed(before: CatanState, after: CatanState, { action }: ActionEntry): readonly LogEvent[] {
  if (!SPENDING.has(kindOf(action))) return []
  return listSeats(before[layout.OFFERING]!)
    .filter((seat) => !hasSeat(after[layout.OFFERING]!, seat))
    .map((seat) => ({ sentence: 'lapsed', seat, whom: [seat] }))
}

function awards(before: CatanState, after: CatanState): readonly LogEvent[] {
  const road = after[layout.LONGEST_ROAD]!
  const army = after[layout.LARGEST_ARMY]!
  return [
    ...handover(before[layout.LONGEST_ROAD]!, road, after[layout.ROAD_LENGTH + road]!, ROAD),
    ...handover(before[layout.LARGEST_ARMY]!, army, after[layout.CARDS_SHOWN + 5 * army + KNIGHT]!, ARMY),
  ]
}

const ROAD = { took: 'tookRoad', tookFrom: 'tookRoadFrom', lost: 'lostRoad' } as const
const ARMY = { took: 'tookArmy', tookFrom: 'tookArmyFrom', lost: 'lostArmy' } as const

/** `from` and `to`: who has the award, below zero nobody; `number`: with how many. */
function handover(from: number, to: number, number: number, say: typeof ROAD | typeof ARMY): readonly LogEvent[] {
  if (from === to) return []
  if (to < 0) return [{ sentence: say.lost, seat: null, icon: 'crown' }]
  if (from < 0) return [{ sentence: say.took, seat: to, icon: 'crown', number }]
  return [{ sentence: say.tookFrom, seat: to, icon: 'crown', number, whom: [from] }]
}

function ending(before: CatanState, after: CatanState): readonly LogEvent[] {
  if (after[layout.STAGE] !== stage.STAGE_OVER || before[layout.STAGE] === stage.STAGE_OVER) return []
  const winner = after[layout.WINNER]!
  if (winner < 0) return [{ sentence: 'noWinner', seat: null, icon: 'flag' }]
  if (REASONS[after[layout.REASON]!] === 'last_player') return [{ sentence: 'wonAlone', seat: winner, icon: 'crown' }]
  return [{ sentence: 'won', seat: winner, icon: 'crown', number: trueScore(after, winner), isPoints: true }]
}
