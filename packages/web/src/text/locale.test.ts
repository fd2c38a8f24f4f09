import { expect, it } from 'vitest'
import { localeOf } from './locale.ts'

it('is the kind of the language that the browser asks for', () => {
  expect(localeOf('en', ['de-DE', 'en-GB', 'en-US'])).toBe('en-GB')
  expect(localeOf('ru', ['en-GB', 'en'])).toBe('ru')
})
