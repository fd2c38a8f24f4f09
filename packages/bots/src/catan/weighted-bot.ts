import { actions as act } from '@serai/catan/raw'
import type { BlindBot } from '../bot.ts'

const { KIND_OF, KINDS } = act
const kind = (name: (typeof KINDS)[number]): number => KINDS.indexOf(name)
const FIRST_OF_ALL = [kind('UPGRADE_TO_CITY'), kind('BUILD_SETTLEMENT'), kind('BUY_DEVELOPMENT_CARD')]

export const weightedBot: BlindBot = {
  name: 'weighted',
  describe: 'Builds a city or settlement or buys a development card whenever it can, and is random otherwise.',
  level: 'easy',
  pace: { min: 600, max: 1500 },
  needs: 'legal',
  choose(actions, count, random) {
    for (const wanted of FIRST_OF_ALL) {
      let found = 0
      for (let i = 0; i < count; i++) if (KIND_OF[actions[i]!] === wanted) found++
      if (found === 0) continue
      let ticket = random.below(found)
      for (let i = 0; i < count; i++) if (KIND_OF[actions[i]!] === wanted && ticket-- === 0) return actions[i]!
    }
    return actions[random.below(count)]!
  },
}
