import { botMove } from '@serai/bots'
import { tableBoard } from '@serai/lab'
import { type TableWorkers, verdictOn } from '@serai/tables'

/** In this thread, at once. */
export const workersHere: TableWorkers = {
  decide: async (question) => botMove(question),
  makeBoard: async (request) => tableBoard(request),
  verify: async (log) => verdictOn(log),
  close: async () => {},
}
