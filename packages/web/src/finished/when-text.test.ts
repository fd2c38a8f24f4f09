import { expect, it } from 'vitest'
import { whenText } from './when-text.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).getTime()

it('says today and yesterday by the calendar, and older days by their date', () => {
  const now = at(16, 9)
  expect(whenText(at(16, 8), now, 'en-GB')).toBe('today, 08:05')
  expect(whenText(at(15, 23), now, 'en-GB')).toBe('yesterday, 23:05')
  expect(whenText(at(15, 1), now, 'ru')).toBe('вчера, 01:05')
  expect(whenText(at(14, 23), now, 'en-GB')).toBe('14 Nov 2026, 23:05')
})
