import { CHANCE, defaultOptions, type Random, stream } from '@serai/kernel'
import { diceAction } from '../src/actions/numbers.ts'
import { CHECKERS, HOME, POINTS } from '../src/board/route.ts'
import { narde } from '../src/game.ts'
import type { NardeOptions } from '../src/options.ts'
import {
  COUNT,
  FIRST,
  MATCH_POINTS,
  type NardeState,
  OCCUPIED,
  OFF,
  ROLL,
  SIDE,
  STAGE,
  WORDS,
} from '../src/state/layout.ts'
import { moverOf, playsOf } from './positions.ts'

/** Turns of random games, each as its side gets to move; the state is lent. */
export function* randomTurns(count: number, seed: string, options: Partial<NardeOptions> = {}): Generator<NardeState> {
  const random = stream(seed, 'turns')
  const all = { ...defaultOptions(narde.options), ...options }
  const s = narde.start(all, 2, random)
  for (let turns = 0; turns < count; ) {
    const { kind } = narde.toAct(s)
    if (kind === 'over') narde.start(all, 2, random, s)
    else if (kind === 'chance') narde.apply(s, CHANCE, narde.draw(s, random))
    else {
      turns++
      yield s
      const plays = playsOf(s)
      narde.apply(s, moverOf(s), plays[random.below(plays.length)]!)
    }
  }
}

/**
 * Positions that games seldom lead to: long walls with the opponent behind, few checkers outside home, heads of every
 * height. No game need lead to them.
 */
export function* madeUpTurns(count: number, seed: string): Generator<NardeState> {
  const random = stream(seed, 'made up')
  const s: NardeState = new Int32Array(WORDS)
  for (let turns = 0; turns < count; turns++) {
    s.fill(0)
    s[MATCH_POINTS] = 1
    s[SIDE] = random.below(2)
    const kind = random.below(4)
    if (kind === 0) wall(s, random)
    else if (kind === 3) homeWall(s, random)
    else scatter(s, random, kind === 1 ? 0 : HOME - 2)
    s[FIRST + s[SIDE]!] = random.below(2)
    s[STAGE] = ROLL
    narde.apply(s, CHANCE, diceAction(1 + random.below(6), 1 + random.below(6)))
    yield s
  }
}

/** The mover holds most of a stretch of its route, the opponent stands in its way or before it. */
function wall(s: NardeState, random: Random): void {
  const side = s[SIDE]!
  const start = random.below(15)
  for (let i = 0; i < 8; i++) if (random.below(5) > 0) put(s, side, start + i, 1)
  while (placed(s, side) < CHECKERS) put(s, side, random.below(3) === 0 ? 0 : Math.max(0, start - random.below(6)), 1)
  while (placed(s, 1 - side) < CHECKERS) putFree(s, 1 - side, random.below(random.below(8) === 0 ? POINTS : 10))
}

/** The mover is home but for one checker, with the opponent before its home. */
function homeWall(s: NardeState, random: Random): void {
  const side = s[SIDE]!
  put(s, side, HOME - 6 + random.below(9), 1)
  while (placed(s, side) < CHECKERS) put(s, side, HOME + random.below(6), 1)
  while (placed(s, 1 - side) < CHECKERS) putFree(s, 1 - side, random.below(HOME - 12))
}

/** Both sides anywhere at or after a progress; what is all home may be partly off. */
function scatter(s: NardeState, random: Random, first: number): void {
  for (const side of [s[SIDE]!, 1 - s[SIDE]!]) {
    const from = side === s[SIDE] ? first : random.below(HOME)
    if (from >= HOME - 2 && random.below(2) === 0) s[OFF + side] = random.below(CHECKERS - 1)
    const least = s[OFF + side]! > 0 ? HOME : from
    for (let tries = 0; placed(s, side) < CHECKERS && tries < 200; tries++) {
      putFree(s, side, least + random.below(POINTS - least))
    }
    // Crowded out: the rest is off, or stands anywhere.
    if (s[OFF + side]! > 0) s[OFF + side]! += CHECKERS - placed(s, side)
    while (placed(s, side) < CHECKERS) putFree(s, side, random.below(POINTS))
  }
}

function placed(s: NardeState, side: number): number {
  let sum = s[OFF + side]!
  for (let progress = 0; progress < POINTS; progress++) sum += s[COUNT + POINTS * side + progress]!
  return sum
}

function putFree(s: NardeState, side: number, progress: number): void {
  const theirs = (progress + POINTS / 2) % POINTS
  if (s[COUNT + POINTS * (1 - side) + theirs] === 0) put(s, side, progress, 1)
}

function put(s: NardeState, side: number, progress: number, checkers: number): void {
  if (placed(s, side) + checkers > CHECKERS || progress >= POINTS) return
  s[COUNT + POINTS * side + progress]! += checkers
  s[OCCUPIED + side]! |= 1 << progress
}
