import { MOST_NAME } from '@serai/protocol'
import { expect, it } from 'vitest'
import { home as en } from '../text/en/home.ts'
import { home as ru } from '../text/ru/home.ts'
import { guestName, nameInPath } from './names.ts'

it('puts a quality before an animal', () => {
  const words = { guestQualities: ['Calm', 'Brave'], guestAnimals: ['Heron', 'Otter', 'Owl'] }
  expect(guestName(words, () => 0)).toBe('Calm Heron')
  expect(guestName(words, () => 0.99)).toBe('Brave Owl')
})

it.each([
  ['English', en],
  ['Russian', ru],
])('every %s name is one that the server takes', (_, { guestQualities, guestAnimals }) => {
  const longest = (words: readonly string[]) => Math.max(...words.map(({ length }) => length))
  expect(longest(guestQualities) + 1 + longest(guestAnimals)).toBeLessThanOrEqual(MOST_NAME)
})

it.each(['Mira', 'Мира', '100%', '50% & more', 'a/b?c#d', ';/?:@&=+$,#', '%', '%zz', '50 %é'])(
  'finds %s in its address',
  (name) => {
    expect(nameInPath(decodeURI(encodeURIComponent(name)))).toBe(name)
  },
)
