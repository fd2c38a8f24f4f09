import { actions, type CatanState, kindOf, layout } from '@serai/catan'
import { type ActionEntry, isUndo } from '@serai/kernel'
import type { IconName } from '../../look/icon.tsx'
import type { Moment } from '../../table/history.ts'
import { type Counts, GOODS, NONE, total } from '../goods/counts.ts'
import { discarded } from './discarded.ts'
import type { LogEvent, Sentence } from './event.ts'
import { handChanges } from './hand-changes.ts'
import { missed } from './missed.ts'
import { tellConsequences } from './tell-consequences.ts'
import { tellLate } from './tell-late.ts'
import { tellTrade } from './tell-trade.ts'

/** What is to be told of one moment; those before it are there for what took several. */
export function tell(moments: readonly Moment[], index: number): readonly LogEvent[] {
  const moment = moments[index]!
  const { entry } = moment
  if (!isUndo(entry)) {
    const late = tellLate(moments, index, entry)
    return [...late, ...tellAction(moments, index, moment, entry), ...tellConsequences(moment, entry)]
  }
  const owes = (state: unknown) => (state as CatanState)[layout.OWES + entry.by]!
  if (owes(moment.after) > owes(moment.before)) return [{ sentence: 'tookDiscardBack', seat: entry.by, icon: 'undo' }]
  const last = moments[index - 1]?.entry
  const position = last === undefined ? 0 : isUndo(last) ? last.undo : last.seq
  return [{ sentence: entry.undo > position ? 'didAgain' : 'tookBack', seat: entry.by, icon: 'undo' }]
}

function tellAction(
  moments: readonly Moment[],
  index: number,
  moment: Moment,
  { by, action, late }: ActionEntry,
): readonly LogEvent[] {
  const before = moment.before as CatanState
  const active = before[layout.ACTIVE]!
  const argument = actions.ARGUMENT_OF[action] ?? 0
  const kind = kindOf(action)
  switch (kind) {
    case 'FIRST_PLAYER':
      return [{ sentence: 'first', seat: argument }]
    case 'PLACE_SETUP_SETTLEMENT':
      return [{ sentence: 'placedSettlement', seat: by }, ...gains(moment)]
    case 'PLACE_SETUP_ROAD':
      return [{ sentence: 'placedRoad', seat: by }]
    case 'DICE':
      return tellRoll(moment, active, Math.floor(argument / 6) + (argument % 6) + 2)
    case 'DISCARD': {
      const goods = discarded(moments, index)
      return goods ? [{ sentence: 'discarded', seat: by, goods }] : []
    }
    case 'MOVE_ROBBER': {
      const hex = { terrain: before[layout.TERRAIN + argument]!, number: before[layout.NUMBER + argument]! }
      return [{ sentence: 'movedRobber', seat: by, icon: 'robber', hex }]
    }
    case 'STEAL_RANDOM_CARD':
      return before[layout.HAND_SIZE + argument] === 0
        ? [{ sentence: 'stoleNothing', seat: argument, whom: [argument] }]
        : []
    case 'STOLEN':
      return [tellTheft(active, before[layout.VICTIM]!, argument)]
    case 'BUILD_ROAD':
      return [{ sentence: 'builtRoad', seat: by }]
    case 'BUILD_SETTLEMENT':
      return [{ sentence: 'builtSettlement', seat: by }]
    case 'UPGRADE_TO_CITY':
      return [{ sentence: 'builtCity', seat: by }]
    case 'BUY_DEVELOPMENT_CARD':
      return [{ sentence: 'bought', seat: by }]
    case 'DRAW':
      return argument === actions.HIDDEN ? [] : [{ sentence: 'drew', seat: active, whom: [active], card: argument }]
    case 'PLAY_KNIGHT':
      return [{ sentence: 'playedKnight', seat: by }]
    case 'PLAY_ROAD_BUILDING':
      return [{ sentence: 'playedRoads', seat: by }]
    case 'PLAY_YEAR_OF_PLENTY':
      return [{ sentence: 'playedPlenty', seat: by, goods: handChanges(moment)[by]! }]
    case 'PLAY_MONOPOLY':
      return tellMonopoly(moment, by, argument)
    case 'REJECT_TRADE':
      return [{ sentence: late ? 'silent' : 'refused', seat: by }]
    case 'PROPOSE_TRADE':
    case 'COUNTER_TRADE':
    case 'ACCEPT_TRADE':
    case 'CANCEL_TRADE':
    case 'CONFIRM_TRADE':
    case 'TRADE_WITH_BANK':
      return tellTrade(moment, by, action, kind)
    case 'RESIGN':
      return [{ sentence: 'resigned', seat: by, icon: 'flag' }]
    // The dice and the rule above the next turn say these.
    case 'ROLL_DICE':
    case 'END_TURN':
    // Not played: they count by themselves (R102).
    case 'PLAY_VICTORY_POINT':
      return []
  }
}

function tellRoll(moment: Moment, active: number, number: number): readonly LogEvent[] {
  const got = gains(moment)
  const rolled: LogEvent = { sentence: 'rolled', seat: active, icon: 'dice', number }
  if (number === 7) return [rolled]
  const { byRobber, byBank } = missed(moment)
  return [
    rolled,
    ...(got.length > 0 ? got : [{ sentence: 'nobodyGot', seat: null, icon: 'cards' } satisfies LogEvent]),
    ...missing('robberKept', 'robber', byRobber),
    ...missing('bankShort', 'cards', byBank),
  ]
}

function missing(sentence: Sentence, icon: IconName, goods: readonly Counts[]): readonly LogEvent[] {
  return goods.flatMap((give, seat) => (total(give) > 0 ? [{ sentence, icon, seat, whom: [seat], give }] : []))
}

function gains(moment: Moment): readonly LogEvent[] {
  return handChanges(moment).flatMap((goods, seat) => (total(goods) > 0 ? [{ sentence: 'got', seat, goods }] : []))
}

/** Only the two of them know the card (R152). */
function tellTheft(thief: number, victim: number, card: number): LogEvent {
  const whom = [victim]
  if (card === actions.HIDDEN) return { sentence: 'stole', seat: thief, whom }
  return { sentence: 'stoleKnown', seat: thief, whom, goods: NONE.map((_, good) => (good === card ? 1 : 0)) }
}

function tellMonopoly(moment: Moment, by: number, resource: number): readonly LogEvent[] {
  const changes = handChanges(moment)
  const given = changes.flatMap((counts, seat): LogEvent[] =>
    counts[resource]! < 0 ? [{ sentence: 'gave', seat, goods: GOODS.map((good) => 0 - counts[good]!) }] : [],
  )
  if (given.length === 0) return [{ sentence: 'playedMonopolyVain', seat: by, good: resource }]
  return [{ sentence: 'playedMonopoly', seat: by, goods: changes[by]! }, ...given]
}
