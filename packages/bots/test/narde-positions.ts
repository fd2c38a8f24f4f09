import { type Action, CHANCE, defaultOptions, isRefusal, type Seat, stream } from '@serai/kernel'
import { diceAction, type NardeState, narde } from '@serai/narde'
import { layout } from '@serai/narde/raw'

export const options = defaultOptions(narde.options)

export const seatToMove = (s: NardeState): Seat => s[layout.SIDE]! ^ s[layout.WHITE_SEAT]!

/** Positions of random games in which a side has to move, one of every `gap`. */
export function walk(count: number, gap: number, seed: number): NardeState[] {
  const random = stream(seed, 'walk')
  const plays: Action[] = []
  const found: NardeState[] = []
  let s = narde.start(options, 2, random)
  for (let turn = 0; found.length < count; turn++) {
    if (narde.result(s)) s = narde.start(options, 2, random)
    narde.apply(s, CHANCE, narde.draw(s, random))
    if (turn % gap === 0) found.push(narde.clone(s))
    const seat = seatToMove(s)
    narde.apply(s, seat, plays[random.below(narde.plays!.list(s, seat, plays))]!)
  }
  return found
}

interface Placed {
  /** Checkers by the side's own progress; the rest are borne off. */
  readonly white: { readonly [progress: number]: number }
  readonly black: { readonly [progress: number]: number }
  readonly dice: readonly [low: number, high: number]
}

/** A position of seat 0 as White to move. */
export function place({ white, black, dice: [low, high] }: Placed): NardeState {
  const s = narde.start(options, 2, stream(1, 'unused'))
  const { COUNT, FIRST, MOVE, OCCUPIED, OFF, STAGE } = layout
  for (const [side, checkers] of [white, black].entries()) {
    let on = 0
    s[OCCUPIED + side] = 0
    s[COUNT + 24 * side] = 0
    for (const [progress, count] of Object.entries(checkers)) {
      s[COUNT + 24 * side + Number(progress)] = count
      s[OCCUPIED + side]! |= 1 << Number(progress)
      on += count
    }
    s[OFF + side] = 15 - on
    s[FIRST + side] = 0
  }
  s[STAGE] = layout.ROLL
  narde.apply(s, CHANCE, diceAction(low, high))
  if (s[STAGE] !== MOVE) throw new Error('nobody moves')
  const sound = narde.read(narde.write(s))
  if (isRefusal(sound)) throw new Error(JSON.stringify(sound))
  return s
}
