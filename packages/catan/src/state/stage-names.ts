import type { JsonObject } from '@serai/kernel'
import type { TurnStage } from '../vocabulary.ts'
import { type CatanState, RETURN_STAGE, STAGE } from './layout.ts'
import * as stage from './stage.ts'

/** R43, R175: a stage as people and programs know it, with its sub-step. */
export interface StageName {
  readonly turnStage: TurnStage
  readonly subStep: string | null
}

const NAMES: Readonly<Record<number, StageName>> = {
  [stage.STAGE_SETUP_SETTLEMENT]: { turnStage: 'setup_place_settlement_road', subStep: 'settlement' },
  [stage.STAGE_SETUP_ROAD]: { turnStage: 'setup_place_settlement_road', subStep: 'road' },
  [stage.STAGE_BEFORE_ROLL]: { turnStage: 'roll_or_play_knight', subStep: null },
  [stage.STAGE_DICE]: { turnStage: 'resolve_roll', subStep: null },
  [stage.STAGE_DISCARD]: { turnStage: 'robber_discard', subStep: null },
  [stage.STAGE_MOVE_ROBBER]: { turnStage: 'robber_move_steal', subStep: 'move' },
  [stage.STAGE_STEAL]: { turnStage: 'robber_move_steal', subStep: 'steal' },
  [stage.STAGE_STOLEN]: { turnStage: 'robber_move_steal', subStep: 'stolen' },
  [stage.STAGE_MAIN]: { turnStage: 'main_actions', subStep: null },
  [stage.STAGE_DRAW]: { turnStage: 'main_actions', subStep: 'draw' },
  [stage.STAGE_OVER]: { turnStage: 'game_end', subStep: null },
}

/** Stages that belong to the one they return to. */
const WITHIN: Readonly<Record<number, string>> = {
  [stage.STAGE_FIRST_PLAYER]: 'first_player',
  [stage.STAGE_FREE_ROAD]: 'free_road',
}

export function stageName(s: CatanState): StageName & JsonObject {
  const within = WITHIN[s[STAGE]!]
  return within ? { ...NAMES[s[RETURN_STAGE]!]!, subStep: within } : { ...NAMES[s[STAGE]!]! }
}

/** The way back: the stage, and for a sub-step inside another stage that stage too; null when there is no such pair. */
export function findStage(turnStage: unknown, subStep: unknown): { stage: number; within: number } | null {
  for (const [code, word] of Object.entries(WITHIN)) {
    if (subStep !== word) continue
    const within = Object.entries(NAMES).find(([, name]) => name.turnStage === turnStage)?.[0]
    return within === undefined ? null : { stage: Number(code), within: Number(within) }
  }
  const found = Object.entries(NAMES).find(([, name]) => name.turnStage === turnStage && name.subStep === subStep)
  return found ? { stage: Number(found[0]), within: 0 } : null
}
