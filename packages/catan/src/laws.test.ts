import { describeLaws, describeRefusals, soaked } from '@serai/test-kit'
import { DRAW, FINITE_ACTIONS, HIDDEN, RESIGN, STOLEN } from './actions/numbers.ts'
import { catan } from './game.ts'

const finite = Array.from({ length: FINITE_ACTIONS }, (_, action) => action)

describeLaws(catan, {
  setups: [
    { seats: 4 },
    { seats: 3, options: { board: 'random' } },
    { seats: 4, options: { board: 'beginner' } },
    { seats: 2, options: { trading: false } },
  ],
  walks: soaked(1),
  every: 6,
  universe: finite.filter((action) => action !== DRAW + HIDDEN && action !== STOLEN + HIDDEN),
  unlisted: (action) => action === RESIGN,
  pinned: { first: '213a636f65dab582', second: 'edef1e0df3dec5b5' },
})

describeRefusals(catan, { count: soaked(100_000), setups: [{ seats: 4 }, { seats: 3, options: { board: 'random' } }] })
