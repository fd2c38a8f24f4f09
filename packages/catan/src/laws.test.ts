import { describeLaws, describeRefusals } from '@serai/test-kit'
import { DRAW, FINITE_ACTIONS, HIDDEN, RESIGN, STOLEN } from './actions.ts'
import { catan } from './game.ts'

const finite = Array.from({ length: FINITE_ACTIONS }, (_, action) => action)
const soak = Number(process.env.SERAI_SOAK ?? 1)

describeLaws(catan, {
  setups: [
    { seats: 4 },
    { seats: 3, options: { board: 'random' } },
    { seats: 4, options: { board: 'beginner' } },
    { seats: 2, options: { trading: false } },
  ],
  walks: soak,
  every: 3,
  universe: finite.filter((action) => action !== DRAW + HIDDEN && action !== STOLEN + HIDDEN),
  unlisted: (action) => action === RESIGN,
  pinned: { first: '213a636f65dab582', second: 'edef1e0df3dec5b5' },
})

describeRefusals(catan, { count: 1_000_000 * soak, setups: [{ seats: 4 }, { seats: 3, options: { board: 'random' } }] })
