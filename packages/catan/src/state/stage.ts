/** R43 with its sub-steps, and the moments in which chance acts (R173). */
export const STAGE_FIRST_PLAYER = 0
export const STAGE_SETUP_SETTLEMENT = 1
export const STAGE_SETUP_ROAD = 2
export const STAGE_BEFORE_ROLL = 3
export const STAGE_DICE = 4
export const STAGE_DISCARD = 5
export const STAGE_MOVE_ROBBER = 6
export const STAGE_STEAL = 7
export const STAGE_STOLEN = 8
export const STAGE_MAIN = 9
export const STAGE_DRAW = 10
export const STAGE_FREE_ROAD = 11
export const STAGE_OVER = 12

/** Their names, in the order of the codes. */
export const STAGES = [
  'first_player',
  'setup_settlement',
  'setup_road',
  'before_roll',
  'dice',
  'discard',
  'move_robber',
  'steal',
  'stolen',
  'main',
  'draw',
  'free_road',
  'over',
] as const
export type Stage = (typeof STAGES)[number]
