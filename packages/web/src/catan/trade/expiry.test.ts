import { expect, it } from 'vitest'
import { leftOf } from './expiry.tsx'

it('runs out, and never below nothing nor above all', () => {
  const expiry = { since: 5000, until: 25_000 }
  expect(leftOf(expiry, 4000)).toEqual({ seconds: 20, share: 1 })
  expect(leftOf(expiry, 9500)).toEqual({ seconds: 16, share: 0.775 })
  expect(leftOf(expiry, 30_000)).toEqual({ seconds: 0, share: 0 })
})
