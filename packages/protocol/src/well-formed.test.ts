import { expect, it } from 'vitest'
import { brokenText } from './index.ts'

it.each([
  ['half a pair at the end', { seed: 'a\ud83d' }, 'seed'],
  ['half a pair in the middle', { chat: { text: '\udc4da' } }, 'chat.text'],
  ['NUL', { actions: [{}, ['a\0']] }, 'actions.1.0'],
  ['the name of a field', { options: { '\ud800': 1 } }, 'options'],
  ['a mere string', '\ud800', ''],
])('finds %s', (_, json, at) => {
  expect(brokenText(json)).toBe(at)
})

it.each([['👍 Zoë\n'], [{ a: ['👩‍❤️‍👨', null, 1, true] }], [undefined]])('lets %j be', (json) => {
  expect(brokenText(json)).toBeNull()
})

it('looks as deep as there is anything', () => {
  const deep = JSON.parse(`${'['.repeat(16_000)}"\\ud800"${']'.repeat(16_000)}`)
  expect(brokenText(deep)).toMatch(/^0\.0\./)
})
