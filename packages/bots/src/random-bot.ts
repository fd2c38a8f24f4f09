import type { BlindBot } from './bot.ts'

export const randomBot: BlindBot = {
  name: 'random',
  describe: 'Chooses uniformly among the legal actions; never resigns or offers trades.',
  needs: 'legal',
  choose: (actions, count, random) => actions[random.below(count)]!,
}
