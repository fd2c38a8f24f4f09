import { type CatanState, layout, REASONS, stage, trueScore } from '@serai/catan'
import type { Catalogue } from '../../text/catalogue.ts'

/** How a game came to its end, in words. */
export function resultText(state: CatanState, names: readonly string[], mine: number | null, end: Catalogue['end']) {
  const winner = state[layout.WINNER]!
  const turn = state[layout.TURN]!
  if (state[layout.STAGE] !== stage.STAGE_OVER) return { title: end.givenUp, detail: end.givenUpDetail }
  const title = winner < 0 ? end.draw : winner === mine ? end.youWin : end.wins(names[winner]!)
  switch (REASONS[state[layout.REASON]!]) {
    case 'last_player':
      return { title, detail: end.lastPlayer(turn) }
    case 'turn_cap':
      return { title, detail: end.turnCap(turn) }
    default: {
      const won = end.pointsOnTurn(trueScore(state, winner), turn)
      return { title, detail: hasResigned(state, mine) ? end.andAlso(end.youResigned, won) : won }
    }
  }
}

function hasResigned(state: CatanState, seat: number | null): boolean {
  return seat !== null && ((state[layout.PLAYING]! >> seat) & 1) === 0
}
