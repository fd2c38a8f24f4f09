import type { MatchResult } from '@serai/lab'
import { formatPercent } from '../text-table.ts'
import type { SharedTiming } from '../timing.ts'
import { type Bar, barChart, escapeHtml } from './bars.ts'
import type { Contest } from './contest.ts'
import { type ContestFigures, figuresOf, ratingsOf } from './figures.ts'
import type { StoppedEarly } from './json.ts'
import { contestText, headline, rowName, span } from './text.ts'

const STYLE = `
:root { color-scheme: light dark; --page: #fbfaf7; --ink: #24211c; --soft: #6d675c; --line: #dcd7cb; --bar: #4f7f6d; --mark: #b4552d; }
@media (prefers-color-scheme: dark) {
  :root { --page: #1d1c1a; --ink: #ece8df; --soft: #a49d8f; --line: #3b3832; --bar: #5f9a84; --mark: #e08a5c; }
}
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 32px 20px 48px; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 4px; }
h2 { font-size: 1.05rem; margin: 32px 0 8px; }
p { color: var(--soft); margin: 0 0 16px; max-width: 68ch; }
svg { width: 100%; height: auto; font: 14px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .tick, svg .label { fill: var(--soft); } svg .tick { font-size: 12px; }
.grid { stroke: var(--line); } .bar { fill: var(--bar); } .mark { stroke: var(--mark); stroke-width: 2; stroke-dasharray: 4 3; }
.whisker line { stroke: var(--ink); stroke-width: 2; }
.wide { overflow-x: auto; }
pre { font: 13px/1.5 ui-monospace, monospace; margin: 0; }
`

/** A page that needs nothing but itself. */
export function contestHtml(
  contest: Contest,
  result: MatchResult,
  stopped: StoppedEarly,
  timing: SharedTiming,
): string {
  const figures = figuresOf(result)
  const title = headline(contest, result)
  const { chart, note } = contest.kind === 'ladder' ? ladderChart(result, figures) : shareChart(contest, figures)
  const [, ...tables] = contestText(contest, result, stopped, timing, true).split('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(note)}</p>
${chart}
<h2>Results</h2>
<div class="wide"><pre>${escapeHtml(tables.join('\n').trim())}</pre></div>
<h2>Game options</h2>
<div class="wide"><pre>${escapeHtml(JSON.stringify(result.match.options))}</pre></div>
</main>
</body>
</html>
`
}

function shareChart(contest: Contest, { entrants }: ContestFigures): { chart: string; note: string } {
  const bars = entrants.map(
    (entrant, i): Bar => ({
      name: rowName(contest, entrant, i),
      value: entrant.share,
      low: entrant.low,
      high: entrant.high,
      label: `${formatPercent(entrant.wins, entrant.games)} (${span(entrant)})`,
      mark: entrant.fair,
    }),
  )
  const tick = (value: number) => `${Math.round(100 * value)} %`
  return {
    chart: barChart('Win rate', bars, 0, 1, tick),
    note:
      'Win rate with 95 % confidence intervals (Wilson). The dashed line is the fair share: the win rate of equally ' +
      'strong bots. Every deal (board and dice) was played once for each seat rotation.',
  }
}

function ladderChart(result: MatchResult, { entrants }: ContestFigures): { chart: string; note: string } {
  const bars = ratingsOf(result)
    .map(
      ({ rating, low, high }, i): Bar => ({
        name: entrants[i]!.bot,
        value: rating,
        low,
        high,
        label: `${rating.toFixed(0)} (${low.toFixed(0)} … ${high.toFixed(0)})`,
        mark: 1500,
      }),
    )
    .sort((a, b) => b.value - a.value)
  const from = Math.floor(Math.min(...bars.map(({ low }) => low)) / 100) * 100 - 100
  const to = Math.ceil(Math.max(...bars.map(({ high }) => high)) / 100) * 100
  return {
    chart: barChart('Ratings', bars, from, to, (value) => value.toFixed(0)),
    note:
      'Plackett-Luce ratings with 95 % confidence intervals. A lead of 400 points means ten times the strength; ' +
      'the dashed line is the mean of these bots, 1500.',
  }
}
