import type { BotRequest } from '@serai/bots'
import { type CatanState, catan } from '@serai/catan'
import { isRefusal } from '@serai/kernel'
import type { GameHints } from '../games/hints.ts'
import { nextStep } from './view/next-step.ts'
import { otherDiscards } from './view/other-discards.ts'
import { setupHint } from './view/setup-hint.ts'

export const hints: GameHints = {
  known: (question) => {
    const state = stateOf(question)
    return state && setupHint(state, question.seat)
  },
  rest: (question, action) => {
    const state = stateOf(question)
    return state ? otherDiscards(question, state, action) : []
  },
  next: (question, action) => {
    const state = stateOf(question)
    return state && nextStep(question, state, action)
  },
}

function stateOf({ view }: Pick<BotRequest, 'view'>): CatanState | null {
  const state = catan.read(view)
  return isRefusal(state) ? null : state
}
