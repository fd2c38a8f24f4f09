import { isIntegerIn, isObject } from '@serai/kernel'
import { DIE_SIDES } from '../actions/numbers.ts'
import { diceLeft, headAllowance, roll, useDie } from '../rules/dice.ts'
import { FIRST, HEAD, MOVE, type NardeState, SIDE, STAGE } from '../state/layout.ts'

/** `{ roll, left, head }`: the dice thrown, those not played yet, and how many checkers may still leave the head. */
export function buildDice(s: NardeState, dice: unknown): string | null {
  if (dice === undefined || dice === null) return s[STAGE] === MOVE ? 'a turn needs dice' : null
  if (s[STAGE] !== MOVE) return 'dice lie only in a turn'
  if (!isObject(dice) || Object.keys(dice).some((key) => !['roll', 'left', 'head'].includes(key))) {
    return 'dice has roll, and may have left and head'
  }
  if (!isDiceList(dice.roll) || dice.roll.length !== 2) return 'dice.roll is two dice from 1 to 6'
  const [a, b] = dice.roll as [number, number]
  roll(s, a, b)
  const { left = diceLeft(s), head = s[HEAD] } = dice
  if (!isDiceList(left)) return 'dice.left is a list of dice from 1 to 6'
  const used = usedDice(diceLeft(s), left)
  if (used === null) return `dice ${left.join(', ')} cannot be left of ${a}-${b}`
  for (const die of used) useDie(s, die)
  const allowance = headAllowance(s[FIRST + s[SIDE]!] === 1, a, b)
  if (!isIntegerIn(head, 0, allowance)) return `dice.head is a number from 0 to ${allowance}`
  s[HEAD] = head
  return null
}

function isDiceList(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((die) => isIntegerIn(die, 1, DIE_SIDES))
}

/** What is missing in `left`; null when it holds a die that is not there. */
function usedDice(all: readonly number[], left: readonly number[]): number[] | null {
  const used = [...all]
  for (const die of left) {
    const at = used.indexOf(die)
    if (at === -1) return null
    used.splice(at, 1)
  }
  return used
}
