import { type RefusalOf, refuser } from '@serai/kernel'
import type { StageName } from '../vocabulary.ts'

/** Section 8a of the rules, in the order of the checks. */
export const REFUSALS = [
  'E_GAME_OVER',
  'E_PAYLOAD',
  'E_NOT_ACTIVE',
  'E_DIE',
  'E_NO_CHECKER',
  'E_OCCUPIED',
  'E_HEAD',
  'E_NOT_HOME',
  'E_OVERSHOOT',
  'E_BLOCK',
  'E_MORE_DICE',
  'E_HIGHER_DIE',
  'E_UNFINISHED',
] as const
type Code = (typeof REFUSALS)[number]

interface Details {
  E_PAYLOAD: { readonly fault: string }
  /** The stage, where it is not the time for this; else what is wrong. */
  E_NOT_ACTIVE: { readonly stage: StageName } | { readonly fault: string }
  E_DIE: { readonly die: number; readonly left: readonly number[] }
  E_NO_CHECKER: { readonly from: number }
  E_OCCUPIED: { readonly from: number; readonly to: number }
  E_HEAD: { readonly allowed: number }
  E_NOT_HOME: { readonly outside: number }
  E_OVERSHOOT: { readonly farthest: number }
  E_BLOCK: { readonly from: number; readonly to: number }
  E_MORE_DICE: { readonly playable: number }
  E_HIGHER_DIE: { readonly die: number }
  E_UNFINISHED: { readonly left: readonly number[] }
}

export type NardeRefusal = RefusalOf<Code, Details>

export const refuse = refuser<Code, Details>()
