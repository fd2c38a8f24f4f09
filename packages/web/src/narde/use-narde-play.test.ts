import { expect, it } from 'vitest'
import { narde } from './text/en/table.ts'
import { nardeKeyHelp } from './use-narde-play.ts'

const keys = (isPlayer: boolean) => nardeKeyHelp(narde, isPlayer).map(({ key }) => key)

it('tells those who watch of no key that does nothing for them', () => {
  expect(keys(false)).toEqual(['L', '?'])
  expect(keys(true)).toEqual(['Space', 'Backspace', 'U', 'Arrow keys', 'Tab', 'Enter', 'Esc', 'H', 'A', 'L', '?'])
})
