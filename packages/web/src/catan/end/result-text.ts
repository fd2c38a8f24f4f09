import { type CatanState, catan, seatOf, trueScore } from '@serai/catan'
import type { Catalogue } from '../../text/catalogue.ts'

/** How a game came to its end, in words. */
export function resultText(state: CatanState, names: readonly string[], mine: number | null, end: Catalogue['end']) {
  const result = catan.result(state)
  if (!result) return { title: end.givenUp, detail: end.givenUpDetail }
  const { winner, reason } = result
  const turn = catan.turnCount(state)
  const title = winner === null ? end.draw : winner === mine ? end.youWin : end.wins(names[winner]!)
  if (reason === 'last_player') return { title, detail: end.lastPlayer(turn) }
  if (reason === 'turn_cap' || winner === null) return { title, detail: end.turnCap(turn) }
  const won = end.pointsOnTurn(trueScore(state, winner), turn)
  const hasResigned = mine !== null && !seatOf(state, mine).isPlaying
  return { title, detail: hasResigned ? end.andAlso(end.youResigned, won) : won }
}
