import { expect, it } from 'vitest'
import { bannedIn, quotedIn } from './banned-phrases.mjs'

it.each([
  ['Whoever runs the house sees it.', ['1: "the house" (say: the server)', '1: "Whoever" (say: the player, the host, the caller)']],
  ['A settlement is\nno good at its own harbour: it goes on.', ['2: "goes on" (say: continue)']],
  ['Every good, and the goods', ['1: "goods" (say: resources, cards)', '1: "Every good" (say: resource)']],
  ['Взять назад посёлок', ['1: "посёл', '1: "Взять назад']],
])('finds the phrases of %j', (text, faults) => {
  const found = bannedIn(text)
  expect(found).toHaveLength(faults.length)
  for (const [i, fault] of faults.entries()) expect(found[i]).toContain(fault)
})

it.each([
  'The server plays for you. A good bot continues.',
  'These house rules are not part of the game.',
  'Rolls automatically at the start of your turn.',
  'Отменить ход: поселение снова у вас.',
])('has nothing against %j', (text) => {
  expect(bannedIn(text)).toEqual([])
})

it('reads what stands in quotes, with its line, and neither comments nor code', () => {
  const source = [
    '// whoever, in "a comment"',
    "const goods = 'a house', more = /it's \"no\" text/",
    '/* somebody',
    'else */ const b = `given up ${goods[0]} by {goods}`',
    'const c = "don\'t", d = \'a\\\'b\'',
  ].join('\n')
  expect(quotedIn(source)).toEqual([
    { text: 'a house', line: 2 },
    { text: 'given up … by …', line: 4 },
    { text: "don't", line: 5 },
    { text: "a\\'b", line: 5 },
  ])
})
