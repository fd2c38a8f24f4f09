import type { Leader } from '@serai/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { ApiFault, api } from '../net/api.ts'
import { connection } from '../net/connection.ts'
import { useLink } from '../net/use-link.ts'
import { useMe } from '../people/me.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Header } from '../ui/header.tsx'
import styles from './account.module.css'
import { RatingNumber } from './ratings.tsx'

/** The server lets who asks while its tables pause wait for a while, too. */
const RETRY_MS = 2000

/** The strongest accounts, game by game. */
export function LeaderboardPage() {
  const { account, common, games: known } = useText()
  const games = Object.entries(known).map(([value, { name }]) => ({ value, label: name }))
  const [chosen, setChosen] = useState<string | null>(null)
  const [boards, ask] = useLeaders(games.map(({ value }) => value))
  const game = chosen ?? firstWithLeaders(boards) ?? games[0]!.value
  const leaders = isThere(boards) ? (boards.get(game) ?? []) : boards
  const { isPaused } = useLink()
  useEffect(() => connection.open(), [])
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{account.leaders}</h1>
        <Choice label={account.game} value={game} values={games} onChange={setChosen} />
        {leaders === 'failed' ? (
          <>
            <p role="alert">{common.offline}</p>
            <Button onClick={ask}>{common.retry}</Button>
          </>
        ) : leaders === null || leaders === 'paused' ? (
          <p role="status">{isPaused || leaders ? common.pausedHere : common.loading}</p>
        ) : leaders.length === 0 ? (
          <p className={`card ${styles.card}`}>{account.nobodyYet}</p>
        ) : (
          <Board leaders={leaders} />
        )}
      </main>
    </>
  )
}

function Board({ leaders }: { leaders: readonly Leader[] }) {
  const { account } = useText()
  const me = useMe((state) => state.me)
  return (
    <>
      <table className={`card ${styles.leaders}`}>
        <thead>
          <tr>
            <th scope="col">{account.place}</th>
            <th scope="col">{account.player}</th>
            <th scope="col">{account.rating}</th>
            <th scope="col">{account.games}</th>
          </tr>
        </thead>
        <tbody>
          {leaders.map(({ name, rating, games, isProvisional }, i) => (
            <tr key={name} aria-current={me?.isAccount && me.name === name ? 'true' : undefined}>
              <td className="num">{i + 1}</td>
              <th scope="row">
                <Link href={`/people/${encodeURIComponent(name)}`}>{name}</Link>
              </th>
              <td>
                <RatingNumber rating={rating} isProvisional={isProvisional} />
              </td>
              <td className="num">{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {leaders.some(({ isProvisional }) => isProvisional) ? (
        <p className={styles.note}>? {account.provisionalNote}</p>
      ) : null}
    </>
  )
}

type Boards = ReadonlyMap<string, readonly Leader[]>
/** Null while they are asked for. */
type Asked = Boards | 'failed' | 'paused' | null

const isThere = (asked: Asked): asked is Boards => typeof asked === 'object' && asked !== null

/** The page opens where there is something to see. */
function firstWithLeaders(boards: Asked): string | undefined {
  return isThere(boards) ? [...boards].find(([, leaders]) => leaders.length > 0)?.[0] : undefined
}

/** The leaders of every game; and how to ask again. */
function useLeaders(games: readonly string[]): readonly [Asked, () => void] {
  const [boards, setBoards] = useState<Asked>(null)
  const [attempt, setAttempt] = useState(0)
  const all = games.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let isWanted = true
    let retry: ReturnType<typeof setTimeout> | undefined
    setBoards((known) => (known === 'paused' ? known : null))
    const keep = (next: Asked) => isWanted && setBoards(next)
    const ask = async (game: string) => [game, await api.leaders(game)] as const
    Promise.all(all.split(',').map(ask)).then(
      (answers) => keep(new Map(answers)),
      (fault) => {
        const isPaused = fault instanceof ApiFault && fault.error.code === 'E_AWAY'
        keep(isPaused ? 'paused' : 'failed')
        if (isPaused && isWanted) retry = setTimeout(() => setAttempt((count) => count + 1), RETRY_MS)
      },
    )
    return () => {
      isWanted = false
      clearTimeout(retry)
    }
  }, [all, attempt])
  return [boards, () => setAttempt((count) => count + 1)]
}
