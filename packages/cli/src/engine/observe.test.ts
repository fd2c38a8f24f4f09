import { games } from '@serai/bots'
import { type Action, type AnyGame, CHANCE, defaultOptions, lowestSeat, stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { askEngine } from '../../test/ask-engine.ts'
import { toy } from '../../test/toy.ts'

/** A position some way into a game, with whatever lies hidden in it, and something to choose. */
function later(game: AnyGame) {
  const random = stream(5, 'walk')
  const state = game.start(defaultOptions(game.options), game.seats.max, random)
  const list: Action[] = []
  for (let i = 0; i < 1000; i++) {
    const { kind, must } = game.toAct(state)
    const seat = kind === 'chance' ? CHANCE : lowestSeat(must)
    const count = kind === 'seats' ? game.legal(state, seat, list) : 0
    if (i >= 150 && count > 1) return state
    game.apply(state, seat, kind === 'chance' ? game.draw(state, random) : list[random.below(count)]!)
  }
  throw new Error('nothing to choose')
}

it.each(games)('tells each seat what the encodings say, and which codes it has: $id', async (game) => {
  const state = later(game)
  const build = { op: 'build', game: game.id, position: game.describe(state) }
  const seats = [...Array(game.seatCount(state)).keys()]
  let choices = 0
  for (const seat of seats) {
    const [, reply, legal, offers] = await askEngine(
      [build, { op: 'observe', seat }, { op: 'legal', seat, codes: true }, { op: 'offers', seat, codes: true }],
      { games: [game] },
    )
    const numbers = new Float32Array(game.observation.size)
    game.observation.write(state, seat, numbers)
    expect(reply!.observation).toEqual([...numbers])
    const mask = reply!.mask as number[]
    expect(mask).toHaveLength(game.codes)
    const open = mask.flatMap((bit, code) => (bit === 1 ? [code] : []))
    const listed = [legal!, offers!].flatMap(({ codes }) => codes as number[])
    expect(open).toEqual(listed.sort((a, b) => a - b))
    choices += open.length
    // What the seat knows is enough.
    const view = { op: 'build', game: game.id, position: game.describe(game.redact(state, seat)) }
    expect((await askEngine([view, { op: 'observe', seat }], { games: [game] }))[1]).toEqual(reply)
  }
  expect(choices).toBeGreaterThan(1)
})

it('looks at nothing but what the seat may know, even if the game would let it', async () => {
  const peeking: AnyGame = {
    ...toy,
    observation: { size: 1, write: (state, _, out) => out.set([toy.viewer(state) ?? 99]) },
    legal: (state, seat, out) => toy.legal(state, toy.viewer(state) === null ? 1 - seat : seat, out),
  }
  const start = { op: 'start', game: 'toy', seats: 2, seed: 3 }
  const [, turn, ...replies] = await askEngine(
    [start, { op: 'turn' }, { op: 'observe', seat: 0 }, { op: 'observe', seat: 1 }],
    { games: [peeking] },
  )
  expect(replies.map(({ observation }) => observation)).toEqual([[0], [1]])
  const active = (turn!.must as number[])[0]!
  expect(replies.map(({ mask }) => (mask as number[]).includes(1))).toEqual([active === 0, active === 1])
})
