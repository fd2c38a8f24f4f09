import { expect, it } from 'vitest'
import { hasEffect } from './form.ts'

it('knows that the last roll does nothing without draws', () => {
  expect(hasEffect('lastRoll', {})).toBe(false)
  expect(hasEffect('lastRoll', { scoring: 'winloss' })).toBe(false)
  expect(hasEffect('lastRoll', { scoring: 'winlosstie' })).toBe(true)
  expect(hasEffect('scoring', {})).toBe(true)
})
