import { SPECTATOR } from '@serai/kernel'
import { expect, it } from 'vitest'
import { momentsFor, sampleGame } from '../../../test/catan-game.ts'
import en from '../../text/en/index.ts'
import { catanQuietWords } from './quiet-words.ts'
import { tell } from './tell.ts'

const NAMES = ['Mira', 'Anton', 'Zeynep', 'Lena']

it.each([SPECTATOR, 0])('has words for every step without a line, as %i sees it', (viewer) => {
  const seat = viewer === SPECTATOR ? null : viewer
  const moments = momentsFor(sampleGame('b'), viewer)
  const silent = moments.filter((_, index) => tell(moments, index).length === 0)
  const words = silent.map((moment) => catanQuietWords(moment, NAMES, seat, en))
  const who = seat === null ? 'Mira' : 'You'
  expect(words).not.toContain(null)
  expect(words).toContain(`${who} took the dice`)
  expect(words).toContain(`${who} ended the turn`)
  expect(words.filter((text) => /[{}]|undefined/.test(text!))).toEqual([])
})
