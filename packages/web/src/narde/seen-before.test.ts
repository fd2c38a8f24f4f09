// @vitest-environment happy-dom

import { expect, it, vi } from 'vitest'
import { keepSeen, seenBefore } from './seen-before.ts'

it('knows the last table that was shown in this tab, and no other', () => {
  expect(seenBefore('a')).toBeNull()
  keepSeen({ table: 'a', seq: 7, isRolled: true })
  expect(seenBefore('a')).toEqual({ table: 'a', seq: 7, isRolled: true })
  expect(seenBefore('b')).toBeNull()
})

it('knows nothing where nothing is kept', () => {
  sessionStorage.setItem('serai.narde', '{')
  expect(seenBefore('a')).toBeNull()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => keepSeen({ table: 'a', seq: 8, isRolled: false })).not.toThrow()
})
