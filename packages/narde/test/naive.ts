/**
 * Long Narde move by move, as the rules say it and as slowly as that is: the twin that the engine is compared with. It
 * shares nothing with the engine.
 */
export interface Board {
  readonly side: 0 | 1
  /** Checkers by point: index 1 … 24. */
  readonly own: readonly number[]
  readonly theirs: readonly number[]
  readonly off: number
  readonly theirsOff: number
  /** How many checkers may still leave the head. */
  readonly head: number
}

export interface Move {
  readonly from: number
  readonly die: number
  readonly after: Board
}

const descending = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => from - i)
/** N2: the points in the order in which each side passes them. */
const ROUTES = [descending(24, 1), [...descending(12, 1), ...descending(24, 13)]] as const

/** N9: every single step that a die allows. */
export function moves(board: Board, die: number): Move[] {
  const route = ROUTES[board.side]
  const found: Move[] = []
  route.forEach((from, index) => {
    if (board.own[from] === 0) return
    if (index === 0 && board.head === 0) return
    const to = route[index + die]
    if (to === undefined) {
      if (!mayBearOff(board, index, die)) return
    } else if (board.theirs[to]! > 0) return
    const own = [...board.own]
    own[from]!--
    if (to !== undefined) own[to]!++
    const off = to === undefined ? board.off + 1 : board.off
    const after = { ...board, own, off, head: index === 0 ? board.head - 1 : board.head }
    if (!holdsIllegalBlock(after)) found.push({ from, die, after })
  })
  return found
}

/** N18, N19. */
function mayBearOff(board: Board, index: number, die: number): boolean {
  const route = ROUTES[board.side]
  if (route.slice(0, 18).some((point) => board.own[point]! > 0)) return false
  if (index + die === 24) return true
  return route.slice(18, index).every((point) => board.own[point] === 0)
}

/** N15: six points in a row beyond the opponent's foremost checker. */
function holdsIllegalBlock(board: Board): boolean {
  if (board.theirsOff > 0) return false
  const theirRoute = ROUTES[board.side === 0 ? 1 : 0]
  let run = 0
  for (const point of theirRoute) {
    if (board.theirs[point]! > 0 || board.own[point] === 0) run = 0
    else run++
    if (run === 6 && !theirRoute.slice(theirRoute.indexOf(point)).some((later) => board.theirs[later]! > 0)) return true
  }
  return false
}

function without(dice: readonly number[], die: number): number[] {
  const rest = [...dice]
  rest.splice(rest.indexOf(die), 1)
  return rest
}

export function keyOf(board: Board): string {
  return `${board.own.slice(1).join(',')}/${board.off}`
}

/** N10: how many of the dice can be played. */
export function longest(board: Board, dice: readonly number[], known = new Map<string, number>()): number {
  const key = String.fromCharCode(...board.own, board.head, ...dice)
  const before = known.get(key)
  if (before !== undefined) return before
  let most = 0
  for (const die of new Set(dice)) {
    for (const { after } of moves(board, die)) {
      most = Math.max(most, 1 + longest(after, without(dice, die), known))
      if (most === dice.length) break
    }
  }
  known.set(key, most)
  return most
}

/** N10, N11, N21: the steps that the rules allow now. */
export function legalMoves(board: Board, dice: readonly number[], known = new Map<string, number>()): Move[] {
  const all = [...new Set(dice)].flatMap((die) => moves(board, die))
  const most = longest(board, dice, known)
  const high = Math.max(...dice)
  const highPlays = all.some((move) => move.die === high)
  return all.filter(({ die, after }) => {
    if (after.off === 15) return true
    if (1 + longest(after, without(dice, die), known) < most) return false
    return !(most === 1 && dice.length === 2 && highPlays && die !== high)
  })
}

/** Every board that a whole turn can lead to; of a turn that passes, the board itself. */
export function results(board: Board, dice: readonly number[]): Set<string> {
  const known = new Map<string, number>()
  const seen = new Set<string>()
  const found = new Set<string>()
  visit(board, dice)
  return found

  function visit(from: Board, left: readonly number[]): void {
    const key = String.fromCharCode(...from.own, from.head, ...left)
    if (seen.has(key)) return
    seen.add(key)
    const next = left.length === 0 ? [] : legalMoves(from, left, known)
    if (next.length === 0) found.add(keyOf(from))
    for (const { die, after } of next) visit(after, without(left, die))
  }
}
