import type { Interval, MatchResult, PairedInterval } from '@serai/lab'
import { formatNumber, formatPercent, textTable } from '../text-table.ts'
import type { SharedTiming } from '../timing.ts'
import type { Contest } from './contest.ts'
import { anytimeShare, type ContestFigures, type EntrantFigures, figuresOf, ratingsOf } from './figures.ts'
import type { StoppedEarly } from './json.ts'

/** Milliseconds that the clock can still tell. */
const SHORTEST = 0.001

/** The contest for a terminal. */
export function contestText(
  contest: Contest,
  result: MatchResult,
  stopped: StoppedEarly,
  timing: SharedTiming,
  withActions: boolean,
): string {
  const figures = figuresOf(result)
  const table = contest.kind === 'ladder' ? ladderTable(result, figures) : shareTable(contest, figures)
  return [
    `${headline(contest, result)}\n`,
    table,
    ...(contest.kind === 'mix' && figures.pairs.length > 0 ? [pairTable(figures)] : []),
    ...(withActions ? [actionTable(contest, figures)] : []),
    facts(contest, result, figures, stopped, timing),
  ].join('\n')
}

export function headline({ kind, lineups }: Contest, { match, scoreboard }: MatchResult): string {
  const { game, seed, bots, schedule } = match
  const names = bots.map((bot) => bot.name)
  const who = {
    hero: `${names[0]} against ${schedule.seats === 2 ? names[1] : `${schedule.seats - 1} × ${names[1]}`}`,
    mix: lineups[0]!.map((entrant) => names[entrant]).join(', '),
    ladder: `ladder of ${names.join(', ')}`,
  }[kind]
  const games = `${formatNumber(scoreboard.games)} ${scoreboard.games === 1 ? 'game' : 'games'}`
  return `${game.title}: ${who}, ${games}, seed ${seed}`
}

export function rowName({ kind }: Contest, entrant: EntrantFigures, index: number): string {
  if (kind !== 'hero') return (entrant.seats ?? 1) > 1 ? `${entrant.bot} × ${entrant.seats}` : entrant.bot
  return index === 0 ? entrant.bot : `field of ${entrant.bot}`
}

function shareTable(contest: Contest, { entrants }: ContestFigures): string {
  const head = [
    'bot',
    'games',
    'wins',
    'win rate',
    '95 % CI',
    'fair share',
    'paired CI',
    'return',
    'p50 ms',
    'p95 ms',
    'p99 ms',
  ]
  const rows = entrants.map((entrant, i) => [
    rowName(contest, entrant, i),
    formatNumber(entrant.games),
    formatNumber(entrant.wins),
    formatPercent(entrant.wins, entrant.games),
    span(entrant),
    entrant.fair === null ? '-' : formatPercent(entrant.fair, 1),
    span(entrant.paired),
    entrant.return.toFixed(3),
    ...times(entrant),
  ])
  return textTable(head, rows, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
}

function ladderTable(result: MatchResult, { entrants }: ContestFigures): string {
  const ratings = ratingsOf(result)
  const rows = entrants
    .map((entrant, i) => ({ entrant, ...ratings[i]! }))
    .sort((a, b) => b.rating - a.rating)
    .map(({ entrant, rating, low, high }) => [
      entrant.bot,
      rating.toFixed(0),
      `${low.toFixed(0)} … ${high.toFixed(0)}`,
      formatNumber(entrant.games),
      formatPercent(entrant.seatShare, 1),
      entrant.return.toFixed(3),
      ...times(entrant),
    ])
  const head = ['bot', 'rating', '95 % CI', 'games', 'win rate per seat', 'return', 'p50 ms', 'p95 ms', 'p99 ms']
  return textTable(head, rows, [1, 2, 3, 4, 5, 6, 7, 8])
}

function pairTable({ pairs }: ContestFigures): string {
  const rows = pairs.map(({ one, other, mean, interval, stronger }) => [
    `${one} - ${other}`,
    signed(mean),
    interval ? `${signed(interval.low)} … ${signed(interval.high)}` : '-',
    stronger === null ? 'no significant difference' : `${stronger} is stronger`,
  ])
  return textTable(['win rate per seat', 'difference', 'paired CI', ''], rows, [1, 2])
}

function actionTable(contest: Contest, { entrants }: ContestFigures): string {
  const kinds = [...new Set(entrants.flatMap(({ actions }) => Object.keys(actions)))].sort()
  const head = ['actions per game and seat', ...entrants.map((entrant, i) => rowName(contest, entrant, i))]
  const rows = kinds.map((kind) => [kind, ...entrants.map(({ actions }) => formatNumber(actions[kind] ?? 0, 2))])
  return textTable(
    head,
    rows,
    entrants.map((_, i) => i + 1),
  )
}

function facts(
  contest: Contest,
  result: MatchResult,
  figures: ContestFigures,
  stopped: StoppedEarly,
  timing: SharedTiming,
): string {
  const { draws, games, turns, stats, entrants } = figures
  const reasons = entrants.flatMap((entrant, i) =>
    Object.entries(entrant.reasons).map(([reason, count]) => [
      `wins of ${rowName(contest, entrant, i)} by ${reason}`,
      formatPercent(count, entrant.wins),
    ]),
  )
  const lines = [
    ...(contest.kind === 'hero' ? [['anytime CI', span(anytimeShare(result))]] : []),
    ...(stopped === null ? [] : [['stopped', stopped ? 'early: significant difference' : 'no: all games were played']]),
    ...(draws > 0 ? [['draws', `${formatNumber(draws)} (${formatPercent(draws, games)})`]] : []),
    ...reasons,
    ['turns per game', formatNumber(turns, 1)],
    ...Object.entries(stats)
      .filter(([name]) => name !== 'turns')
      .map(([name, value]) => [name, formatNumber(value, 4)]),
    ...timeLines(timing),
  ]
  const width = Math.max(...lines.map(([name]) => name!.length))
  return lines.map(([name, value]) => `${name!.padEnd(width)}  ${value}\n`).join('')
}

function timeLines(timing: SharedTiming): string[][] {
  const wall = `${timing.wallSeconds.toFixed(2)} s`
  if (!('cpuSeconds' in timing)) return [['time', wall]]
  return [
    ['time', `${wall}, ${timing.cpuSeconds.toFixed(2)} s CPU`],
    ['games per CPU-second', formatNumber(timing.gamesPerCpuSecond, 1)],
  ]
}

function times({ decisionMs: { p50, p95, p99 } }: EntrantFigures): string[] {
  return [p50, p95, p99].map((ms) => (ms >= 100 ? ms.toFixed(0) : ms < SHORTEST ? `<${SHORTEST}` : String(ms)))
}

export function span(interval: Interval | PairedInterval | null): string {
  if (!interval) return '-'
  return `${(100 * interval.low).toFixed(1)} … ${(100 * interval.high).toFixed(1)} %`
}

function signed(share: number): string {
  const points = (100 * share).toFixed(1)
  return share > 0 ? `+${points}` : points
}
