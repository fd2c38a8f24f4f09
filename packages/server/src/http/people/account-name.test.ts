import { expect, it } from 'vitest'
import { isMixed, looksOf, nameKey, numbered } from './account-name.ts'

it.each([
  'ANN LEE',
  ' Ann  Lee ',
  'Ann\u00a0Lee',
  'Ann\u2003\u3000Lee',
  'A\u034fnn Lee',
  'Ann\ufe0f Lee',
  'Ann \u3164\u2800Lee',
  '\uff21nn Lee',
])('%j is Ann Lee to whoever looks', (name) => {
  expect(nameKey(name)).toBe(nameKey('Ann Lee'))
})

it('makes letters and marks one, whatever stands between them', () => {
  expect(nameKey('Zoe\u034f\u0308')).toBe(nameKey('Zoë'))
})

it.each(['Ann', 'AnnLee', 'Ann-Lee', 'Ann Leë'])('%j is somebody else', (name) => {
  expect(nameKey(name)).not.toBe(nameKey('Ann Lee'))
})

const areAlike = (name: string, other: string) => looksOf(name).some((look) => looksOf(other).includes(look))

it.each([
  ['alice', 'Alice'],
  ['Аlice', 'Alice'],
  ['ALICЕ', 'Alice'],
  ['Oля', 'Оля'],
  ['Сор', 'Cop'],
  ['Cop', 'Сор'],
  ['\u04c0lya', 'Ilya'],
  ['llya', 'Ilya'],
  ['ilya', 'Ilya'],
  ['І\u04c0уа', 'Ilya'],
  ['AIice', 'Alice'],
  ['\u04c0ВАН', 'ІВАН'],
  ['іvan', 'IVAN'],
  ['Αννα', 'Avva'],
  ['ΑNΝΑ', 'Anna'],
  ['Αnna', 'Anna'],
  ['Annɑ', 'Anna'],
  ['АНХАР', 'ΑΗΧΑΡ'],
  ['ᎪNNᎪ', 'Anna'],
  ['ꓮꓠꓠꓮ', 'ANNA'],
  ['Օlya', 'Olya'],
  ['𝐀nna', 'Anna'],
  ['Carrnen', 'Carmen'],
  ['B0b1', 'Bobl'],
  ['Аnn Lее', 'ANN LEE'],
  ['Іda Й', 'Ida Й'],
])('%j looks like %j', (name, other) => {
  expect(areAlike(name, other)).toBe(true)
})

it.each([
  ['вот', 'bot'],
  ['Ольга', 'Olga'],
  ['Kal', 'Kai'],
  ['Lia', 'Ila'],
  ['Zoë', 'Zoe'],
  ['Ида', 'Ида 2'],
  ['Иван', 'Йван'],
  ['Ann', 'Anna'],
  ['علي', 'علی رضا'],
  ['ポリー', 'ポリ'],
  ['王', '玉'],
])('%j does not look like %j', (name, other) => {
  expect(areAlike(name, other)).toBe(false)
})

it.each([
  ['Pоlly', true],
  ['Аре Ape', true],
  ['Polly 2 🎲', false],
  ['Полли', false],
  ['ポリー', false],
  ['Αnna', true],
  ['Άννα', false],
  ['Анна Άννα', true],
  ['М\u04c0ара', false],
  ['Polly ポリー', false],
])('tells whether %j has letters of more than one of the scripts that look alike', (name, yes) => {
  expect(isMixed(name)).toBe(yes)
})

it.each([
  ['Alice', 'Alice 2'],
  ['Alice 2', 'Alice 2'],
  ['x'.repeat(24), `${'x'.repeat(22)} 2`],
  [`${'x'.repeat(21)} 🎲`, `${'x'.repeat(21)} 2`],
])('%j gives way as %j', (name, other) => {
  expect(numbered(name, 2)).toBe(other)
})
