import { describeLaws, describeRefusals, soaked } from '@serai/test-kit'
import { CONFIRM, DIE_SIDES, diceAction, openingAction, RESIGN } from './actions/numbers.ts'
import { narde } from './game.ts'

const faces = Array.from({ length: DIE_SIDES }, (_, i) => i + 1)
const pairs = faces.flatMap((a) => faces.map((b) => [a, b] as const))

const setups = [
  { seats: 2 },
  { seats: 2, options: { opening: 'reroll', scoring: 'winlosstie', matchPoints: 3 } },
  { seats: 2, options: { scoring: 'winlosstie', lastRoll: 'second-player', matchPoints: 2 } },
] as const

describeLaws(narde, {
  setups,
  walks: soaked(1),
  universe: [
    ...Array.from({ length: CONFIRM + 1 }, (_, action) => action),
    RESIGN,
    ...pairs.filter(([a, b]) => a !== b).map(([a, b]) => openingAction(a, b)),
    ...pairs.map(([a, b]) => diceAction(a, b)),
  ],
  unlisted: (action) => action === RESIGN,
  pinned: { 'pinned 1': '4fdb9b2e8b6936b1', 'pinned 2': 'b727ffaf9e2b7db8' },
})

describeRefusals(narde, { setups, count: soaked(30_000) })
