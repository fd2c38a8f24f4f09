import { expect, it } from 'vitest'
import en from '../text/en/index.ts'
import { catanOptionNote } from './form.ts'

it('warns of games that may not end, unless they are stopped', () => {
  const note = (options: { readonly [name: string]: number }) => catanOptionNote('victoryPoints', options, en)
  expect(note({})).toBeNull()
  expect(note({ victoryPoints: 12 })).toBeNull()
  expect(note({ victoryPoints: 13 })).toBe(en.lobby.mayNotEnd(12))
  expect(note({ victoryPoints: 13, turnCap: 0 })).toBe(en.lobby.mayNotEnd(12))
  expect(note({ victoryPoints: 13, turnCap: 400 })).toBeNull()
  expect(catanOptionNote('turnCap', { victoryPoints: 13 }, en)).toBeNull()
})
