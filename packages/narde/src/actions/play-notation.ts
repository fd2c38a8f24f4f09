import type { Action } from '@serai/kernel'
import { pointAt, progressAt } from '../board/route.ts'
import { listMoves, packMoves, playHigh, playLow, playSide } from '../plays/play.ts'
import { BLACK, SIDES, type Side, WHITE } from '../vocabulary.ts'
import { stepDie, stepFrom } from './numbers.ts'
import { formatSideStep, parseStep } from './step-notation.ts'

/** `white 6-5: 24/18 13/8`, `black 4-4: pass`. */
export function formatPlay(play: Action): string {
  const side = playSide(play) === 0 ? WHITE : BLACK
  const steps = listMoves(play).map(({ source, die }) => formatSideStep(side, pointAt(side, source), die))
  return `${SIDES[side]} ${playHigh(play)}-${playLow(play)}: ${steps.join(' ') || 'pass'}`
}

const PLAY_TEXT = /^(white|black) ([1-6])-([1-6]): (.+)$/

/** A well-formed play, or null; whether it is legal is for a position to say. */
export function parsePlay(text: string): Action | null {
  const found = PLAY_TEXT.exec(text)
  if (!found) return null
  const side = found[1] === 'white' ? WHITE : BLACK
  const [a, b] = [Number(found[2]), Number(found[3])]
  const moves: { source: number; die: number }[] = []
  for (const word of found[4] === 'pass' ? [] : found[4]!.split(' ')) {
    const step = parseStep(word)
    if (step === null || !agrees(word, side, step)) return null
    moves.push({ source: progressAt(side, stepFrom(step)), die: stepDie(step) })
  }
  return packMoves(side, Math.min(a, b), Math.max(a, b), moves)
}

/** White never goes from 3 to 22, and Black never bears off there. */
function agrees(word: string, side: Side, step: Action): boolean {
  return word === formatSideStep(side, stepFrom(step), stepDie(step))
}
