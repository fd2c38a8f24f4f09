import { equalBytes, packWords } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../../test/positions.ts'
import { COUNT, HEAD, LEFT, OCCUPIED, STAGE, WHITE_SEAT, WORDS } from './layout.ts'
import { read, write } from './snapshot.ts'

const sound = position({ points: { white: { 24: 14, 18: 1 }, black: { 12: 15 } }, dice: { roll: [6, 5] } })

/** Words that a checksum does not find fault with. */
const spoilt = (word: number, value: number) => {
  const words = sound.slice()
  words[word] = value
  return packWords('long-narde-1', words)
}

describe('snapshots', () => {
  it('bring the state back', () => {
    const back = read(write(sound))
    expect(back).toEqual(sound)
    expect(equalBytes(write(back as Int32Array), write(sound))).toBe(true)
  })

  it.each([
    ['out of range', WHITE_SEAT, 2],
    ['out of range', STAGE, -1],
    ['out of range', COUNT, 16],
    ['white has 14 checkers, not 15', COUNT, 13],
    ['the occupied points of white do not fit its checkers', OCCUPIED, 3],
    ['more dice are left than were thrown', LEFT, 4],
    ['more checkers left the head than steps were made', HEAD, 0],
    ['more checkers left the head than steps were made', HEAD, 2],
  ])('%s', (fault, word, value) => {
    expect(read(spoilt(word, value))).toMatchObject({ code: 'E_SNAPSHOT', fault })
  })

  it('are refused when damaged, of another game, or of another length', () => {
    expect(read(new Uint8Array(3))).toMatchObject({ code: 'E_SNAPSHOT' })
    expect(read(write(sound).slice(1))).toMatchObject({ code: 'E_SNAPSHOT' })
    expect(read(packWords('catan-1', sound))).toMatchObject({ code: 'E_SNAPSHOT' })
    expect(read(packWords('long-narde-1', new Int32Array(WORDS - 1)))).toMatchObject({ code: 'E_SNAPSHOT' })
  })
})
