import { expect, it } from 'vitest'
import { end as en } from './en/end.ts'
import { withMinus } from './numbers.ts'
import { end as ru } from './ru/end.ts'

it('writes decimals as the language does', () => {
  expect(en.decimals(415.26)).toBe('415.3')
  expect(ru.decimals(415.26)).toBe('415,3')
  expect(ru.decimals(-3)).toBe('−3,0')
  expect(ru.decimals(-0.04)).toBe('0,0')
})

it('writes a true minus', () => {
  expect(withMinus(-40)).toBe('−40')
  expect(withMinus(40)).toBe('40')
})
