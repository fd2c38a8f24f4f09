import { describeLaws } from '../describe-laws.ts'
import { describeRefusals } from '../describe-refusals.ts'
import { soaked } from '../soak.ts'
import { isUnlistedToy, TOY_UNIVERSE, toyGame } from './toy-game.ts'

describeLaws(toyGame, {
  walks: soaked(4),
  universe: TOY_UNIVERSE,
  unlisted: isUnlistedToy,
  pinned: { first: '61ff361d6bbf5285' },
})
describeRefusals(toyGame, { count: soaked(20_000) })
