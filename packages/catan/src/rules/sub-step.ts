import * as layout from '../state/layout.ts'

const { RETURN_STAGE, STAGE } = layout

/** Back to where a sub-step was entered: robber, free roads, the choice of the first player (R44, R109). */
export function resume(s: layout.CatanState): void {
  s[STAGE] = s[RETURN_STAGE]!
  s[RETURN_STAGE] = 0
}
