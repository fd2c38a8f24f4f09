import { isRefusal } from '@serai/kernel'
import { type NardeState, narde } from '@serai/narde'

/** A position of Long Narde from its description; a fault of it fails the test. */
export function position(description: object): NardeState {
  const state = narde.parsePosition(description)
  if (isRefusal(state)) throw new Error(JSON.stringify(state))
  return state
}
