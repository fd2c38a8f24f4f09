import { soaked } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { playsOf } from '../../test/positions.ts'
import { randomTurns } from '../../test/random-positions.ts'
import { format, parse } from '../actions/notation.ts'
import { isPlay, listMoves, packMoves, playHigh, playLow, playPrefix, playSide } from '../plays/play.ts'
import { HIGH, LOW, SIDE } from '../state/layout.ts'
import { PLAY_CODES, playCode, playOfCode } from './play-code.ts'

const TURNS = soaked(20_000)

describe('T18: whole-turn codes', () => {
  it(`come back from ${TURNS} random turns, without collision and inside their range`, () => {
    let passes = 0
    let doubles = 0
    for (const s of randomTurns(TURNS, 'codes')) {
      const [side, low, high] = [s[SIDE]!, s[LOW]!, s[HIGH]!]
      const codes = new Set<number>()
      for (const play of playsOf(s)) {
        const code = playCode(play)
        if (!(code >= 0 && code < PLAY_CODES) || codes.has(code)) expect.fail(`code ${code} of ${format(play)}`)
        if (playOfCode(code, side, low, high) !== play) expect.fail(`${format(play)} comes back as another play`)
        codes.add(code)
        if (play === playPrefix(side, low, high)) passes++
      }
      if (low === high) doubles++
    }
    expect(passes).toBeGreaterThan(0.003 * TURNS)
    expect(doubles).toBeGreaterThan(0.15 * TURNS)
  })

  it('are dense: every code is a play, and no two are the same', () => {
    expect(PLAY_CODES).toBe(21_100)
    const plays = new Set<number>()
    for (let code = 0; code < PLAY_CODES; code++) {
      const play = code < 625 ? playOfCode(code, 0, 1, 2) : playOfCode(code, 1, 3, 3)
      expect(play !== null && isPlay(play) && playCode(play) === code).toBe(true)
      plays.add(play!)
    }
    expect(plays.size).toBe(PLAY_CODES)
  })

  it.each([
    [0, 3, 3],
    [625, 1, 2],
    [-1, 1, 2],
    [21_100, 3, 3],
    [0.5, 1, 2],
  ])('code %d is no play of %i-%i', (code, low, high) => expect(playOfCode(code, 0, low, high)).toBeNull())
})

describe('whole plays', () => {
  it('come back from their moves and from their text', () => {
    for (const s of randomTurns(soaked(500), 'texts')) {
      for (const play of playsOf(s)) {
        expect(packMoves(playSide(play), playLow(play), playHigh(play), listMoves(play))).toBe(play)
        expect(parse(format(play))).toBe(play)
      }
    }
  })

  it('are no other numbers', () => {
    const pass = playPrefix(0, 5, 6)
    expect(isPlay(pass)).toBe(true)
    for (const broken of [
      pass | 1,
      pass | (31 << 10),
      playPrefix(0, 6, 5),
      playPrefix(0, 0, 6),
      playPrefix(1, 7, 7),
      pass + 0.5,
    ]) {
      expect(isPlay(broken), String(broken)).toBe(false)
    }
    expect(isPlay(playPrefix(0, 4, 4) | (20 << 0) | (21 << 5))).toBe(false)
  })
})
