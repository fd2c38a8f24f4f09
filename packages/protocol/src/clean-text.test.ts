import { expect, it } from 'vitest'
import { cleanText } from './index.ts'

it.each([
  'Zoë, Жанна и ポリー',
  '👩‍❤️‍👨 👨‍👩‍👧‍👦 👨‍🦰 👍🏽 👩🏽‍🚀 ⛹🏽‍♀️',
  '🏳️‍🌈 🏴‍☠️ 🇬🇧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ❤️ ☠︎',
  'می‌خواهم',
  'ශ්‍රී क्‍ष র‍্য',
  '葛󠄀',
  'ᠨ᠋',
  'שלום, سلام',
])('%s stays as it is', (text) => {
  expect(cleanText(text)).toBe(text)
})

it.each([
  ['a line break', 'one\r\ntwo\u2028three\u2029four', 'one two three four'],
  ['a control', 'a\u0000b\u0007c\u0085d', 'a b c d'],
  ['spaces of any kind', ' a \t\u00a0\u3000\u2800 b ', 'a b'],
  ['marks of direction', '\u202eAnn\u202c \u2066x\u2069\u200e\u200f\u061c', 'Ann x'],
  ['what has no width', 'A\u200bn\ufeffn\u2060a\u00ad\u034f \u200b Lee', 'Anna Lee'],
  ['fillers', '\u3164\u115f\u1160\uffa0', ''],
  ['a joiner that joins nothing', 'An\u200dn\u200c \u200d👍\u200d', 'Ann 👍'],
  ['a second selector, or one after a letter', '❤\ufe0f\ufe0f Ann\ufe0f 1\ufe0f', '❤\ufe0f Ann 1'],
  ['text in tags', '🏴\u{e0068}\u{e0069} a\u{e0041}', '🏴 a'],
  ['private signs', 'a\ue000b\u{f0000}', 'ab'],
  ['signs that hold other signs apart', 'a\ufff9b\ufffac\ufffb', 'abc'],
  ['letters made of two', 'e\u0301 e\u034f\u0301', 'é é'],
])('takes away %s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean)
  expect(cleanText(clean)).toBe(clean)
})
