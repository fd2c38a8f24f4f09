import { formatLog, type Log } from '@serai/kernel'
import { useEffect, useState } from 'react'
import type { DiceCheck } from './verify-log.ts'
import type { CheckRequest } from './verify-worker.ts'

const textOf = ({ game, header, entries, reveal }: Log) => formatLog(game, header, entries, reveal)

/** `unstarted`: what makes the check could not be loaded, which says nothing about the dice. */
export type CheckState = DiceCheck | { readonly verdict: 'unstarted' }

/** Checks the dice of a finished log beside the page, so that it stays quick; null while it does. */
export function useDiceCheck(log: Log, seen: Log | null): readonly [CheckState | null, () => void] {
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
