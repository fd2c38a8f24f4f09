import { answer } from '@serai/bots'
import { tableBoard } from '@serai/lab'
import type { Thinkers } from '../../src/house/thinking/thinkers.ts'
import { verdictOn } from '../../src/house/verdict.ts'

/** In this thread, at once. */
export const thinkHere: Thinkers = {
  decide: async (question) => answer(question),
  makeBoard: async (request) => tableBoard(request),
  verify: async (log) => verdictOn(log),
  close: async () => {},
}
