import { MOST_NAME } from '@serai/protocol'
import { botName, type SeatData } from '@serai/tables'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../text/catalogue.ts'
import { common as commonEn } from '../text/en/common.ts'
import { home as en } from '../text/en/home.ts'
import { common as commonRu } from '../text/ru/common.ts'
import { home as ru } from '../text/ru/home.ts'
import { guestName, nameInPath, seatName } from './names.ts'

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

describe('the name at a seat', () => {
  const shown = (kind: 'bot' | 'person', name: string, common: Catalogue['common']) =>
    seatName({ kind, name }, { common })

  it('of a bot is in the letters of the language', () => {
    expect(shown('bot', 'Tamar', commonEn)).toBe('Tamar')
    expect(shown('bot', 'Tamar', commonRu)).toBe('Тамар')
  })

  it('of a player is as they write it', () => {
    expect(shown('person', 'Tamar', commonRu)).toBe('Tamar')
  })

  it('of every bot is Cyrillic in Russian', () => {
    const seats: SeatData[] = []
    const names = Array.from({ length: 20 }, () => {
      const name = botName(seats, 'Lena')
      seats.push({ kind: 'bot', bot: 'hard', name })
      return shown('bot', name, commonRu)
    })
    expect(new Set(names).size).toBe(20)
    // Three names stand side by side on a phone.
    expect(names.filter((name) => !/^[А-ЯЁ][а-яё]{2,5}$/.test(name))).toEqual([])
  })
})
