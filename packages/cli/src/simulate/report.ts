import type { SimulationPlan, TallySummary } from '@serai/bots'
import type { JsonObject } from '@serai/kernel'
import { formatNumber, formatPercent, textTable } from '../text-table.ts'
import type { Timing } from '../timing.ts'

/** One object; without `timing` the same run always gives the same bytes. */
export function simulationJson(
  { game, seed, options, bots }: SimulationPlan,
  summary: TallySummary,
  timing: Timing,
): JsonObject {
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

export function simulationText({ game, seed, bots }: SimulationPlan, summary: TallySummary, timing: Timing): string {
  const { games, finished, turns, actions, wins, reasons, stats } = summary
  const facts = [
    ['finished', `${formatNumber(finished)} (${formatPercent(finished, games)})`],
    ['turns per game', formatNumber(turns, 1)],
    ['actions per game', formatNumber(actions, 1)],
    ...Object.entries(reasons).map(([reason, count]) => [`ended by ${reason}`, formatPercent(count, games)]),
    ...Object.entries(stats ?? {}).map(([name, value]) => [name, formatNumber(value, 4)]),
    ['time', `${timing.wallSeconds.toFixed(2)} s, ${timing.cpuSeconds.toFixed(2)} s CPU`],
    ['games per CPU-second', formatNumber(timing.gamesPerCpuSecond, 1)],
  ]
  const width = Math.max(...facts.map(([name]) => name!.length))
  const seats = bots.map((bot, seat) => [
    String(seat),
    bot.name,
    formatNumber(wins[seat]!),
    formatPercent(wins[seat]!, games),
  ])
  return [
    `${game.title}: ${formatNumber(games)} ${games === 1 ? 'game' : 'games'}, seed ${seed}\n`,
    textTable(['seat', 'bot', 'wins', 'win rate'], seats, [2, 3]),
    facts.map(([name, value]) => `${name!.padEnd(width)}  ${value}\n`).join(''),
  ].join('\n')
}
