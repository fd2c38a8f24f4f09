import { type CatanState, catan, targetOf } from '@serai/catan'
import { useMemo } from 'react'
import { BarChart, StackedBars, type StackedKinds, sum } from '../../charts/bar-chart.tsx'
import { ChartCard } from '../../charts/chart-card.tsx'
import { LineChart } from '../../charts/line-chart.tsx'
import type { WatchFrom } from '../../end/end-frame.tsx'
import { momentsInEffect } from '../../end/whole-log.ts'
import type { History } from '../../table/history.ts'
import { useText } from '../../text/language.ts'
import styles from './catan-end.module.css'
import { cardFlows, diceSeries, type PointsAt, pointsSeries } from './series.ts'

interface Props {
  readonly whole: History
  readonly names: readonly string[]
  /** Mine; null: I watch. */
  readonly seat: number | null
  readonly watchFrom: WatchFrom
}

export function CatanCharts({ whole, names, seat, watchFrom }: Props) {
  const { end } = useText()
  const seats = names.length
  const state = whole.state as CatanState
  const { points, dice, flows } = useMemo(() => {
    const actions = momentsInEffect<CatanState>(whole.moments)
    return {
      points: pointsSeries(actions, seats),
      dice: diceSeries(actions),
      flows: cardFlows(actions, seats),
    }
  }, [whole, seats])
  const turns = catan.turnCount(state)
  const rolls = dice.reduce((sum, { count }) => sum + count, 0)
  const most = Math.max(targetOf(state), ...points.flat().map(({ y }) => y))
  const mine = seat === null ? undefined : flows[seat]
  const gained: CardsChart = {
    title: end.cards,
    note: end.cardsNote,
    kinds: [
      { name: end.production, colour: 'var(--glaze)' },
      { name: end.trades, colour: 'var(--i-wheat-2)' },
      { name: end.stealsAndCards, colour: 'var(--ink-3)' },
    ],
    rows: flows.map(({ start, dice: rolled, trade, robbed, cards }) => [start + rolled, trade, robbed + cards]),
  }
  const lost: CardsChart = {
    title: end.lostCards,
    note: end.lostNote,
    kinds: [
      { name: end.robber, colour: 'var(--ink)' },
      { name: end.sevens, colour: 'var(--danger)' },
      { name: end.monopoly, colour: 'var(--ink-3)' },
    ],
    rows: flows.map((one) => [one.lostToRobber, one.lostToSevens, one.lostToMonopoly]),
  }
  // One scale for both: a single lost card is little beside what was gained.
  const mostCards = Math.max(1, ...[...gained.rows, ...lost.rows].map(sum))
  return (
    <>
      <ChartCard title={end.points} note={end.byTurn} table={pointsTable(points, names, end.turn)}>
        <LineChart
          name="points"
          isStepped
          label={end.pointsLabel(turns)}
          lines={points.map((line, at) => ({ seat: at, name: names[at]!, points: line }))}
          to={most}
          mark={targetOf(state)}
          watch={watchFrom}
        />
      </ChartCard>
      <ChartCard
        title={end.dice}
        note={end.diceNote(rolls)}
        table={{
          head: [end.sum, end.came, end.expected],
          rows: dice.map(({ sum, count, expected }) => [sum, count, end.decimals(expected)]),
        }}
      >
        <BarChart
          label={end.diceLabel(rolls)}
          bars={dice.map(({ sum, count, expected }) => ({
            label: String(sum),
            value: count,
            expected,
            isQuiet: sum === 7,
          }))}
        />
        {mine ? <p className={styles.note}>{end.yourCorners(mine.dice, end.decimals(mine.expected))}</p> : null}
      </ChartCard>
      <div className={styles.pair}>
        {[gained, lost].map(({ title, note, kinds, rows }) => (
          <ChartCard
            key={title}
            title={title}
            note={note}
            table={{
              head: [end.name, ...kinds.map(({ name }) => name)],
              rows: rows.map((values, at) => [names[at]!, ...values]),
            }}
          >
            <StackedBars
              label={title}
              kinds={kinds}
              most={mostCards}
              rows={rows.map((values, at) => ({ seat: at, name: names[at]!, values }))}
            />
          </ChartCard>
        ))}
      </div>
    </>
  )
}

/** Where the cards of each seat came from, or went. */
interface CardsChart {
  readonly title: string
  readonly note: string
  readonly kinds: StackedKinds
  readonly rows: readonly (readonly number[])[]
}

/** A row for each turn in which somebody's points changed. */
function pointsTable(points: readonly (readonly PointsAt[])[], names: readonly string[], turn: string) {
  const turns = [...new Set(points.flat().map(({ x }) => x))].sort((a, b) => a - b)
  const at = (line: readonly PointsAt[], x: number) => line.filter((point) => point.x <= x).at(-1)?.y ?? 0
  return { head: [turn, ...names], rows: turns.map((x) => [x, ...points.map((line) => at(line, x))]) }
}
