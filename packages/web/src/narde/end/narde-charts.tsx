import { ALL_PIPS, matchPointsOf, type NardeState } from '@serai/narde'
import { type ReactNode, useMemo } from 'react'
import { ChartCard } from '../../charts/chart-card.tsx'
import { LineChart } from '../../charts/line-chart.tsx'
import type { WatchFrom } from '../../end/end-frame.tsx'
import { useKept } from '../../end/place.ts'
import { momentsInEffect } from '../../end/whole-log.ts'
import type { History } from '../../table/history.ts'
import { useText } from '../../text/language.ts'
import { SeatLooks } from '../../ui/seat-looks.ts'
import { reasonWord, seatOrder } from '../result-text.ts'
import { checkerLooks } from '../seats.ts'
import styles from './narde-end.module.css'
import { luckSeries, type MatchGame, matchGames, pipsSeries } from './series.ts'

/** With the sums below it as high as the chart of the pips beside it. */
const LUCK_HEIGHT = 204

interface Props {
  readonly whole: Pick<History, 'moments' | 'state'>
  readonly names: readonly string[]
  readonly watchFrom: WatchFrom
}

export function NardeCharts({ whole, names, watchFrom }: Props) {
  const { end } = useText()
  const games = useMemo(() => matchGames(momentsInEffect<NardeState>(whole.moments)), [whole])
  const [shown, setShown] = useKept('game', games.length - 1)
  const game = games[shown]
  const target = matchPointsOf(whole.state as NardeState)
  if (!game) return null
  const watch = (turn: number) => watchFrom(turn, shown)
  return (
    <>
      {games.length > 1 ? (
        <ChartCard title={end.matchTitle} note={end.matchTo(target)} className={styles.whole}>
          <MatchTable games={games} names={names} order={seatOrder(whole.state as NardeState)} shown={shown} />
          <label className={styles.pick}>
            {end.chartsOf}
            <select
              className="input"
              value={String(shown)}
              onChange={({ currentTarget: { value } }) => setShown(Number(value))}
            >
              {games.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: games have no other name than their number.
                <option key={index} value={index}>
                  {end.gameOf(index + 1, games.length)}
                </option>
              ))}
            </select>
          </label>
        </ChartCard>
      ) : null}
      <SeatLooks value={checkerLooks(game.actions.at(-1)!.before)}>
        <GameCharts game={game} number={shown + 1} of={games.length} names={names} watch={watch} />
      </SeatLooks>
    </>
  )
}

interface MatchProps {
  readonly games: readonly MatchGame[]
  readonly names: readonly string[]
  /** In which their points stand. */
  readonly order: readonly [number, number]
  /** The game whose charts are shown. */
  readonly shown: number
}

function MatchTable({ games, names, order: [first, second], shown }: MatchProps) {
  const { end } = useText()
  return (
    <table className={styles.match}>
      <thead>
        <tr>
          <th scope="col">{end.game}</th>
          <th scope="col">{end.winner}</th>
          <th scope="col">{end.result}</th>
          <th scope="col">
            {names[first]} : {names[second]}
          </th>
        </tr>
      </thead>
      <tbody className="num">
        {games.map((game, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: games have no other name than their number.
          <tr key={index} aria-current={index === shown}>
            <th scope="row">{index + 1}</th>
            <td>{game.winner === null ? end.nobody : names[game.winner]}</td>
            <td>{reasonWord(game, end)}</td>
            <td>
              {game.score[first]} : {game.score[second]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface GameProps {
  readonly game: MatchGame
  readonly number: number
  readonly of: number
  readonly names: readonly string[]
  readonly watch: (turn: number) => ReactNode
}

function GameCharts({ game, number, of, names, watch }: GameProps) {
  const { end } = useText()
  const { pips, lucks } = useMemo(() => ({ pips: pipsSeries(game.actions), lucks: luckSeries(game.actions) }), [game])
  const values = lucks.flatMap(({ series }) => series.map(({ y }) => y))
  const from = Math.floor(Math.min(-10, ...values) / 10) * 10
  const to = Math.ceil(Math.max(10, ...values) / 10) * 10
  const note = (text: string) => (of > 1 ? `${end.gameOf(number, of)}: ${text}` : text)
  return (
    <>
      <ChartCard
        title={end.pipsTitle}
        note={note(end.pipsNote)}
        table={{
          head: [end.turn, ...names],
          rows: pips[0]!.map(({ x, y }, index) => [x, y, pips[1]![index]!.y]),
        }}
      >
        <LineChart
          name="pips"
          label={end.pipsLabel(number)}
          lines={pips.map((points, seat) => ({ seat, name: names[seat]!, points }))}
          to={ALL_PIPS}
          watch={watch}
        />
      </ChartCard>
      <ChartCard
        title={end.luck}
        note={note(end.luckNote)}
        table={{
          head: [end.turn, ...names],
          rows: lucks[0]!.series.map(({ x, y }, index) => [
            x,
            end.decimals(y),
            end.decimals(lucks[1]!.series[index]!.y),
          ]),
        }}
      >
        <LineChart
          name="luck"
          label={end.luckLabel(number)}
          lines={lucks.map(({ series }, seat) => ({ seat, name: names[seat]!, points: series }))}
          from={from}
          to={to}
          mark={0}
          height={LUCK_HEIGHT}
          valueText={end.decimals}
          watch={watch}
        />
        {lucks.map(({ rolled, average, lost }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat.
          <p key={seat} className={styles.note}>
            {end.luckSum(names[seat]!, rolled, end.decimals(average))} {lost > 0 ? end.lostPips(lost) : ''}
          </p>
        ))}
      </ChartCard>
    </>
  )
}
