import { expect, it } from 'vitest'
import { localeOf } from './locale.ts'

const dateIn = (language: 'en' | 'ru') =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2026, 10, 17, 14, 45),
  )

it('writes dates as the texts are spelt, whatever browser shows them', () => {
  expect(dateIn('en')).toBe('17 Nov 2026, 14:45')
  expect(dateIn('ru')).toBe('17 нояб. 2026 г., 14:45')
})
