import { expect, it } from 'vitest'
import { isMixed, nameKey, numbered, twinKeys } from './account-name.ts'

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

it.each([
  ['Аlice', 'Alice'],
  ['ALICЕ', 'Alice'],
  ['Oля', 'Оля'],
  ['Сор', 'Cop'],
  ['Cop', 'Сор'],
])('%j looks like %j', (name, twin) => {
  expect(nameKey(name)).not.toBe(nameKey(twin))
  expect(twinKeys(name)).toContain(nameKey(twin))
})

it.each([
  ['вот', 'bot'],
  ['Ольга', 'Olga'],
])('%j does not look like %j', (name, other) => {
  expect(twinKeys(name)).not.toContain(nameKey(other))
})

it.each([
  ['Pоlly', true],
  ['Аре Ape', true],
  ['Polly 2 🎲', false],
  ['Полли', false],
  ['ポリー', false],
])('tells whether %j has letters of both', (name, yes) => {
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
