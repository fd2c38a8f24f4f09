import { isRefusal } from '@serai/kernel'
import { narde } from '@serai/narde'

/** The legal steps of a written-down position, and why another step is refused. */
export function askPosition(): { legal: string[]; refused: string | undefined } {
  const state = narde.parsePosition({
    points: { white: { 24: 14, 17: 1 }, black: { 19: 5, 18: 5, 6: 5 } },
    dice: { roll: [6, 5] },
  })
  if (isRefusal(state)) throw new Error(state.code)
  const steps: number[] = []
  const count = narde.legal(state, 0, steps)
  const lower = narde.decode({ type: 'STEP', from: 17, die: 5 })
  return {
    legal: steps.slice(0, count).map((step) => narde.format(step)),
    refused: isRefusal(lower) ? lower.code : narde.check(state, 0, lower)?.code,
  }
}
