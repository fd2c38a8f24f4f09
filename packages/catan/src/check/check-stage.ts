import type { Kind } from '../actions/numbers.ts'
import { type CatanState, STAGE, TRADING } from '../state/layout.ts'
import * as stage from '../state/stage.ts'
import { stageName } from '../state/stage-names.ts'
import { type Refused, refuse } from './refusals.ts'

const MAIN_KINDS: readonly Kind[] = [
  'PLAY_KNIGHT',
  'PLAY_ROAD_BUILDING',
  'PLAY_YEAR_OF_PLENTY',
  'PLAY_MONOPOLY',
  'PLAY_VICTORY_POINT',
  'BUILD_ROAD',
  'BUILD_SETTLEMENT',
  'UPGRADE_TO_CITY',
  'BUY_DEVELOPMENT_CARD',
  'TRADE_WITH_BANK',
  'END_TURN',
]
const TRADE_KINDS: readonly Kind[] = [
  'PROPOSE_TRADE',
  'COUNTER_TRADE',
  'ACCEPT_TRADE',
  'REJECT_TRADE',
  'CANCEL_TRADE',
  'CONFIRM_TRADE',
]

/** R43: what may be done in each stage, besides resigning. */
const ALLOWED: Readonly<Record<number, readonly Kind[]>> = {
  [stage.STAGE_FIRST_PLAYER]: ['FIRST_PLAYER'],
  [stage.STAGE_SETUP_SETTLEMENT]: ['PLACE_SETUP_SETTLEMENT'],
  [stage.STAGE_SETUP_ROAD]: ['PLACE_SETUP_ROAD'],
  [stage.STAGE_BEFORE_ROLL]: ['ROLL_DICE', ...MAIN_KINDS.filter((kind) => kind.startsWith('PLAY_'))],
  [stage.STAGE_DICE]: ['DICE'],
  [stage.STAGE_DISCARD]: ['DISCARD'],
  [stage.STAGE_MOVE_ROBBER]: ['MOVE_ROBBER'],
  [stage.STAGE_STEAL]: ['STEAL_RANDOM_CARD'],
  [stage.STAGE_STOLEN]: ['STOLEN'],
  [stage.STAGE_MAIN]: MAIN_KINDS,
  [stage.STAGE_DRAW]: ['DRAW'],
  [stage.STAGE_FREE_ROAD]: ['BUILD_ROAD'],
}

export function isChanceStage(at: number): boolean {
  return (
    at === stage.STAGE_FIRST_PLAYER || at === stage.STAGE_DICE || at === stage.STAGE_STOLEN || at === stage.STAGE_DRAW
  )
}

/** R162: stage before actor, with its named exceptions. */
export function checkStage(s: CatanState, kind: Kind): Refused {
  const at = s[STAGE]!
  if (kind === 'RESIGN') return isChanceStage(at) ? wrongStage(s) : null
  if (ALLOWED[at]!.includes(kind)) return null
  if (at === stage.STAGE_MAIN && TRADE_KINDS.includes(kind)) return s[TRADING] === 1 ? null : wrongStage(s)
  if (kind === 'END_TURN' && at === stage.STAGE_BEFORE_ROLL) return refuse('E_MUST_ROLL')
  if (kind === 'ROLL_DICE' && (at === stage.STAGE_MAIN || at === stage.STAGE_DISCARD)) return refuse('E_ROLLED')
  return wrongStage(s)
}

function wrongStage(s: CatanState): Refused {
  return refuse('E_STAGE', stageName(s))
}
