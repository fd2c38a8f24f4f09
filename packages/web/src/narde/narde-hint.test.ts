import type { NardeState } from '@serai/narde'
import { expect, it } from 'vitest'
import { position } from '../../test/narde-position.ts'
import { hintReason } from './narde-hint.ts'
import { narde as texts } from './text/en/table.ts'

function white(points: object, off = 0): NardeState {
  return position({
    points: { white: points, black: { 12: 15 } },
    off: { white: off, black: 0 },
    firstTurn: { white: false, black: false },
  })
}

it.each([
  ['bears off', white({ 3: 3 }, 12), white({ 3: 1 }, 14), 'Bears off 2 checkers.'],
  ['comes home', white({ 3: 14, 8: 1 }), white({ 3: 14, 4: 1 }), 'Brings your last checker home.'],
  [
    'blocks',
    white({ 24: 12, 20: 1, 19: 1, 18: 1 }),
    white({ 24: 11, 20: 1, 19: 1, 18: 1, 17: 1 }),
    'Makes a block of 4 points.',
  ],
  ['holds', white({ 24: 15 }), white({ 24: 14, 20: 1 }), 'Makes 1 new point.'],
  ['leaves the head', white({ 24: 14, 20: 1 }), white({ 24: 13, 20: 2 }), 'Moves a checker off the head.'],
  ['else', white({ 24: 13, 20: 2 }), white({ 24: 13, 19: 2 }), 'The bot rates this play highest.'],
])('%s', (_, before, after, text) => {
  expect(hintReason({ narde: texts }, before, after, 0)).toBe(text)
})
