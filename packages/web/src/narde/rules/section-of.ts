import type { NardeRules } from '../text/en/rules.ts'

/** Where a refusal is explained; nowhere, if the rules have nothing to do with it. */
export const sectionOf: { readonly [code: string]: keyof NardeRules['sections'] } = {
  E_GAME_OVER: 'aim',
  E_NOT_ACTIVE: 'turn',
  E_DIE: 'turn',
  E_NO_CHECKER: 'turn',
  E_OCCUPIED: 'turn',
  E_HEAD: 'head',
  E_NOT_HOME: 'bearing',
  E_OVERSHOOT: 'bearing',
  E_BLOCK: 'block',
  E_MORE_DICE: 'dice',
  E_HIGHER_DIE: 'dice',
  E_UNFINISHED: 'dice',
}
