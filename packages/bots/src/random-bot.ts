import type { BlindBot } from './bot.ts'

export const randomBot: BlindBot = {
  name: 'random',
  describe: 'Takes any legal action with equal chance; it neither resigns nor haggles.',
  needs: 'legal',
  choose: (actions, count, random) => actions[random.below(count)]!,
}
