import { type Action, CHANCE, defaultOptions, lowestSeat, stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { botMove } from './bot-move.ts'
import { findGame } from './games.ts'
import { botsOf } from './registry.ts'

const catan = findGame('catan')!

/** Seat 0 offers a trade that seat 1 may answer. */
function offering(): unknown {
  const random = stream(1, 'offering')
  const state = catan.start(defaultOptions(catan.options), 3, random)
  for (const list: Action[] = []; ; ) {
    if (catan.toAct(state).kind === 'chance') {
      catan.apply(state, CHANCE, catan.draw(state, random))
      continue
    }
    const seat = lowestSeat(catan.toAct(state).must)
    const offers = seat === 0 ? catan.offers(state, 0, list) : 0
    const action = offers > 0 ? list[offers - 1]! : list[catan.legal(state, seat, list) - 1]!
    catan.apply(state, seat, action)
    if (offers > 0 && catan.defaultAnswer!(state, 1) !== null) return state
  }
}

it.each(botsOf(catan).map(({ name }) => name))('says something to an offer: %s', (bot) => {
  const state = offering()
  const question = { game: 'catan', bot, seat: 1, optional: true, seed: 'a', history: null }
  const [said] = botMove({ ...question, view: catan.write(state) })
  expect(said).toBeDefined()
  catan.apply(state, 1, said!)
  expect(catan.defaultAnswer!(state, 1)).toBeNull()
})
