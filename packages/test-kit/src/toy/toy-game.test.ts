import { describeLaws } from '../describe-laws.ts'
import { isUnlistedToy, TOY_UNIVERSE, toyGame } from './toy-game.ts'

describeLaws(toyGame, { walks: 20, universe: TOY_UNIVERSE, unlisted: isUnlistedToy })
