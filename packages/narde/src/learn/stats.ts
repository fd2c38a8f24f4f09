import type { Action, Seat, Stats } from '@serai/kernel'
import { isPass, PLAY, usesAllDice } from '../plays/play.ts'
import { DRAWS, GAMES, MARS_GAMES, type NardeState, STARTER_WINS, TURNS } from '../state/layout.ts'

const COUNTERS = ['games', 'turns', 'starterWins', 'mars', 'draws', 'plays', 'forced', 'passes', 'partial'] as const

const [AT_GAMES, AT_TURNS, AT_STARTER, AT_MARS, AT_DRAWS, AT_PLAYS, AT_FORCED, AT_PASSES, AT_PARTIAL] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
]

/** N32: whole plays only; single steps do not show how many results a turn had. */
function decision(_s: NardeState, _seat: Seat, choices: number, action: Action, sums: Float64Array): void {
  if (action < PLAY) return
  sums[AT_PLAYS]!++
  if (choices === 1) sums[AT_FORCED]!++
  if (isPass(action)) sums[AT_PASSES]!++
  else if (!usesAllDice(action)) sums[AT_PARTIAL]!++
}

function finish(s: NardeState, sums: Float64Array): void {
  sums[AT_GAMES]! += s[GAMES]!
  sums[AT_TURNS]! += s[TURNS]!
  sums[AT_STARTER]! += s[STARTER_WINS]!
  sums[AT_MARS]! += s[MARS_GAMES]!
  sums[AT_DRAWS]! += s[DRAWS]!
}

function report(sums: Float64Array): Record<string, number> {
  const games = sums[AT_GAMES]! || 1
  const plays = sums[AT_PLAYS]! || 1
  return {
    turns: sums[AT_TURNS]! / games,
    firstMoverShare: sums[AT_STARTER]! / games,
    marsShare: sums[AT_MARS]! / games,
    forcedShare: sums[AT_FORCED]! / plays,
    passShare: sums[AT_PASSES]! / plays,
    partialShare: sums[AT_PARTIAL]! / plays,
    drawShare: sums[AT_DRAWS]! / games,
  }
}

export const stats: Stats<NardeState> = { counters: COUNTERS, decision, finish, report }
