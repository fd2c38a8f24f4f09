import { type Game, isRefusal } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { setupsOf } from '../setup.ts'
import { END, OFFER } from '../toy/actions.ts'
import { SEATS, type ToyState, TURNS } from '../toy/state.ts'
import { isUnlistedToy, type ToyOptions, toyGame } from '../toy/toy-game.ts'
import { fuzzActions, type Unlisted } from './fuzz-actions.ts'
import { fuzzPositions } from './fuzz-positions.ts'
import { fuzzRecord } from './fuzz-record.ts'

type Toy = Game<ToyState, ToyOptions>

const [setup] = setupsOf(toyGame)
const walk = { seed: 'fuzz', steps: 200 }
const toyUnlisted: Unlisted<ToyState> = {
  isUnlisted: (action) => isUnlistedToy(action) || action > OFFER,
  isLegal: (s, by, action) => toyGame.check(s, by, action) === null,
}

const fuzzed = {
  actions: (game: Toy) => fuzzActions(game, toyUnlisted, setup!, walk, { valid: [], seen: 0 }, { codes: new Set() }),
  record: (game: Toy) => fuzzRecord(game, setup!, walk),
  positions: (game: Toy) => fuzzPositions(game, setup!, walk),
}

describe('a sound game stands it', () => {
  it('actions', () => {
    const { unreadable, refused, accepted } = fuzzed.actions(toyGame)
    expect(Math.min(unreadable, refused, accepted)).toBeGreaterThan(100)
  })

  it('record', () => {
    const { calls, accepted } = fuzzed.record(toyGame)
    expect(Math.min(calls - accepted, accepted)).toBeGreaterThan(20)
  })

  it('positions', () => {
    const { refused, sound } = fuzzed.positions(toyGame)
    expect(Math.min(refused, sound)).toBeGreaterThan(5)
  })
})

describe('a flawed one is caught', () => {
  it.each<[string, keyof typeof fuzzed, Partial<Toy>, RegExp]>([
    [
      'a check that changes the position',
      'actions',
      {
        check(s, by, action) {
          const refusal = toyGame.check(s, by, action)
          if (refusal) s[TURNS]!++
          return refusal
        },
      },
      /the position was changed/,
    ],
    [
      'a check that takes half an action',
      'actions',
      { check: (s, by, action) => toyGame.check(s, by, Math.floor(action)) },
      /accepted: /,
    ],
    [
      'a check that takes less than is listed',
      'actions',
      { check: (s, by, action) => (action === END ? { code: 'E_NO' } : toyGame.check(s, by, action)) },
      /listed and refused/,
    ],
    [
      'a decoder that throws',
      'actions',
      {
        decode: (json) =>
          toyGame.decode({ ...(json as { type: string }), type: (json as { type: string }).type.trim() }),
      },
      /TypeError|trim/,
    ],
    [
      'an apply that depends on what was before',
      'record',
      {
        apply(s, by, action, reveal) {
          toyGame.apply(s, by, action, reveal)
          if (action === END && applied++ % 7 === 0) s[TURNS]!++
        },
      },
      /after entry|position|after replay/,
    ],
    [
      'bytes that are not checked',
      'positions',
      {
        read(bytes) {
          const s = toyGame.read(bytes)
          return isRefusal(s) ? new Int32Array(40).fill(bytes[0] ?? 0, SEATS) : s
        },
      },
      /its own description/,
    ],
  ])('%s', (_, which, flaw, says) => {
    expect(() => fuzzed[which]({ ...toyGame, ...flaw })).toThrow(says)
  })
})

let applied = 0
