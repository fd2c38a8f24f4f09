import type { Plan, Summary } from '@serai/bots'
import type { JsonObject } from '@serai/kernel'
import { figure, percent, textTable } from '../text-table.ts'
import type { Timing } from '../timing.ts'

/** One object; without `timing` the same run always gives the same bytes. */
export function simulationJson({ game, seed, options, bots }: Plan, summary: Summary, timing: Timing): JsonObject {
  const { games, ...figures } = summary
  return {
    game: game.id,
    seed,
    options,
    seats: bots.map((bot) => bot.name),
    games,
    ...figures,
    timing: { ...timing },
  }
}

export function simulationText({ game, seed, bots }: Plan, summary: Summary, timing: Timing): string {
  const { games, finished, turns, actions, wins, reasons, stats } = summary
  const facts = [
    ['finished', `${figure(finished)} (${percent(finished, games)})`],
    ['turns a game', figure(turns, 1)],
    ['actions a game', figure(actions, 1)],
    ...Object.entries(reasons).map(([reason, count]) => [`ended by ${reason}`, percent(count, games)]),
    ...Object.entries(stats ?? {}).map(([name, value]) => [name, figure(value, 4)]),
    ['time', `${timing.wallSeconds.toFixed(2)} s, ${timing.cpuSeconds.toFixed(2)} s of CPU`],
    ['games per CPU-second', figure(timing.gamesPerCpuSecond, 1)],
  ]
  const width = Math.max(...facts.map(([name]) => name!.length))
  const seats = bots.map((bot, seat) => [String(seat), bot.name, figure(wins[seat]!), percent(wins[seat]!, games)])
  return [
    `${game.title}: ${figure(games)} ${games === 1 ? 'game' : 'games'}, seed ${seed}\n`,
    textTable(['seat', 'bot', 'wins', 'share'], seats, [2, 3]),
    facts.map(([name, value]) => `${name!.padEnd(width)}  ${value}\n`).join(''),
  ].join('\n')
}
