import { formatLog, type Log } from '@serai/kernel'
import { useEffect, useMemo, useState } from 'react'
import { ChartCard } from '../charts/chart-card.tsx'
import { gameWords } from '../games/game-words.ts'
import type { History } from '../table/history.ts'
import type { Catalogue } from '../text/catalogue.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './dice-check.module.css'
import type { DiceCheck } from './verify-log.ts'
import type { CheckRequest } from './verify-worker.ts'

interface Props {
  readonly whole: History
  /** What this page followed while the game was played. */
  readonly seen: History | null
  readonly names: readonly string[]
}

/** Everything that chance did, made again in this page. */
export function DiceCheckCard({ whole, seen, names }: Props) {
  const { end, common } = useText()
  const log = useMemo(() => whole.log, [whole])
  const seenLog = useMemo(() => seen?.log ?? null, [seen])
  const [check, again] = useDiceCheck(log, seenLog)
  const word = check && {
    true: end.checkTrue,
    forged: end.checkFalse,
    unproven: end.checkNone,
    broken: end.checkNone,
    unstarted: end.checkMissing,
  }
  const isUnstarted = check?.verdict === 'unstarted'
  const tone = isUnstarted ? '' : check?.verdict === 'true' ? styles.good : styles.bad
  return (
    <ChartCard title={end.check} note={word ? <b className={tone}>{word[check.verdict]}</b> : null}>
      <div role="status" aria-live="polite">
        {check ? <Findings check={check} game={log.header.game} seeds={seedsOf(log)} /> : <p>{end.checking}</p>}
      </div>
      <Secrets log={log} names={names} />
      <details className={styles.how}>
        <summary>{end.how}</summary>
        <p>{end.howText}</p>
      </details>
      <Button onClick={again} disabled={!check}>
        {isUnstarted ? common.retry : end.checkAgain}
      </Button>
    </ChartCard>
  )
}

const seedsOf = ({ header }: Log) => header.fair?.seeds.filter((seed) => seed !== '').length ?? 0

function Findings({ check, game, seeds }: { check: CheckState; game: string; seeds: number }) {
  const texts = useText()
  const { end } = texts
  const streams = gameWords(texts, game)?.streams
  if (check.verdict === 'unstarted') return <p>{end.unstarted}</p>
  if (check.verdict !== 'true') return <p className={styles.fault}>{faultText(check, end)}</p>
  const hasCards = check.streams.some(({ name }) => name === 'deck' || name === 'steal')
  const rows = [
    ...check.streams.map(({ name, count }) => ({ name: streams?.[name] ?? name, count: String(count) })),
    { name: end.entries, count: String(check.entries) },
    ...(seeds > 0 ? [{ name: end.seeds, count: String(seeds) }] : []),
    ...(check.seen === null ? [] : [{ name: end.seen, count: end.seenCount(check.seen) }]),
  ]
  return (
    <>
      <p>{hasCards ? end.follows(check.chance) : end.rollsFollow(check.chance)}</p>
      <ul className={styles.rows}>
        {rows.map(({ name, count }) => (
          <li key={name}>
            <Icon name="end" />
            {name}
            <b className="num">{count}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

function faultText(check: Exclude<DiceCheck, { verdict: 'true' }>, end: Catalogue['end']): string {
  const fault = end.fault(check.fault)
  if (check.verdict !== 'forged') return `${check.verdict === 'broken' ? end.broken : end.unproven} ${fault}`
  const { entry, since, bySight } = check
  const first = entry === 0 ? end.forgedStart : bySight ? end.forgedSeen(entry) : end.forgedAt(entry)
  return [first, since !== null && since < entry ? end.forgedSince(since) : '', fault].filter(Boolean).join(' ')
}

function Secrets({ log, names }: { log: Log; names: readonly string[] }) {
  const { end } = useText()
  const { fair } = log.header
  if (!fair) return null
  return (
    <dl className={styles.hashes}>
      <dt>{end.promise}</dt>
      <dd>{fair.commitment}</dd>
      <dt>{end.secret}</dt>
      <dd>{log.reveal?.secret ?? end.noSeed}</dd>
      {fair.seeds.map((seed, seat) =>
        seed === '' ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat.
          <div key={seat}>
            <dt>{end.seedOf(names[seat] ?? '')}</dt>
            <dd>{seed}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

const textOf = ({ game, header, entries, reveal }: Log) => formatLog(game, header, entries, reveal)

/** `unstarted`: what makes the check could not be loaded, which says nothing about the dice. */
type CheckState = DiceCheck | { readonly verdict: 'unstarted' }

/** Checks the dice of a finished log beside the page, so that it stays quick; null while it does. */
function useDiceCheck(log: Log, seen: Log | null): readonly [CheckState | null, () => void] {
  const [check, setCheck] = useState<CheckState | null>(null)
  const [run, setRun] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every run checks again.
  useEffect(() => {
    setCheck(null)
    const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<DiceCheck>) => setCheck(data)
    worker.onerror = () => setCheck({ verdict: 'unstarted' })
    worker.postMessage({ log: textOf(log), seen: seen && textOf(seen) } satisfies CheckRequest)
    return () => worker.terminate()
  }, [log, seen, run])
  return [check, () => setRun((count) => count + 1)]
}
