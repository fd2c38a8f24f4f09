import { type Action, type Refusal, refuse } from '@serai/kernel'
import { isPlay } from '../plays/play.ts'
import { type NardeState, SIDE } from '../state/layout.ts'
import { BLACK, WHITE } from '../vocabulary.ts'
import {
  CONFIRM,
  diceAction,
  firstDie,
  isDice,
  isOpening,
  isStep,
  openingAction,
  RESIGN,
  secondDie,
  stepDie,
  stepFrom,
} from './numbers.ts'
import { formatPlay, parsePlay } from './play-notation.ts'
import { formatSideStep, formatStep, parseStep } from './step-notation.ts'

/** One line of text per action; what each form means is in the package's README. */
export function format(action: Action): string {
  if (isPlay(action)) return formatPlay(action)
  if (isStep(action)) return formatStep(stepFrom(action), stepDie(action))
  if (isOpening(action)) return `opening ${firstDie(action)} ${secondDie(action)}`
  if (isDice(action)) return `dice ${firstDie(action)} ${secondDie(action)}`
  return action === CONFIRM ? 'confirm' : 'resign'
}

/** Of a step, whose side is known here, the landing too. */
export function formatIn(s: NardeState, action: Action): string {
  const side = s[SIDE] === WHITE ? WHITE : BLACK
  return isStep(action) ? formatSideStep(side, stepFrom(action), stepDie(action)) : format(action)
}

const THROW = /^(opening|dice) ([1-6]) ([1-6])$/

export function parse(text: string): Action | Refusal<'E_PAYLOAD'> {
  const words = text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  if (words === 'confirm') return CONFIRM
  if (words === 'resign') return RESIGN
  const thrown = THROW.exec(words)
  if (thrown) {
    const [a, b] = [Number(thrown[2]), Number(thrown[3])]
    if (thrown[1] === 'dice') return diceAction(a, b)
    return a === b ? refuse('E_PAYLOAD', { fault: 'opening dice differ' }) : openingAction(a, b)
  }
  return parseStep(words) ?? parsePlay(words) ?? refuse('E_PAYLOAD', { fault: 'unknown text' })
}
