import type { Bot, Decision } from '@serai/bots'
import type { DecisionTimes } from './decision-times.ts'

/** Milliseconds of some clock: time is an argument, here as everywhere. */
export type Clock = () => number

/** The same bot with a watch on each of its decisions. */
export function timedBot(bot: Bot, now: Clock, times: DecisionTimes): Bot {
  if (bot.needs === 'legal') {
    return {
      ...bot,
      choose: (actions, count, random) => {
        const started = now()
        const action = bot.choose(actions, count, random)
        times.add(now() - started)
        return action
      },
    }
  }
  return {
    ...bot,
    choose: (decision: Decision) => {
      const started = now()
      const action = bot.choose(decision)
      times.add(now() - started)
      return action
    },
  }
}
