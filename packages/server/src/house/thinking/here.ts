import { answer } from './answer.ts'
import type { Thinkers } from './question.ts'

/** In this thread, at once: for tests, and for bots that take no time. */
export const thinkHere: Thinkers = {
  decide: async (question) => answer(question),
  close: async () => {},
}
