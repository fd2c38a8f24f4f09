import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { LabAnswer, LabJob } from './lab-work.ts'

export interface LabWork<J extends LabJob> {
  /** Null while it is worked out, and when that has failed. */
  readonly answer: LabAnswer<J> | null
  /** Begins once more; null unless the work has failed, as when the worker could not be fetched. */
  readonly retry: (() => void) | null
}

/** A job that is worked out beside the page. Another job ends the work on the one before. */
export function useLabWork<J extends LabJob>(job: J | null): LabWork<J> {
  const idle = useRef<Worker | null>(null)
  const [done, setDone] = useState<{ readonly job: J; readonly answer: LabAnswer<J> } | null>(null)
  const [failed, setFailed] = useState<J | null>(null)
  const retry = useCallback(() => setFailed(null), [])
  const hasFailed = failed !== null && failed === job
  useEffect(() => {
    if (!job || hasFailed) return
    const worker = idle.current ?? new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' })
    idle.current = null
    let isDone = false
    worker.onmessage = ({ data }: MessageEvent<LabAnswer<J>>) => {
      isDone = true
      idle.current = worker
      setDone({ job, answer: data })
    }
    // One that could not be fetched never answers; the next attempt has another.
    worker.onerror = () => setFailed(job)
    worker.postMessage(job)
    return () => {
      if (!isDone) worker.terminate()
    }
  }, [job, hasFailed])
  useEffect(() => () => idle.current?.terminate(), [])
  return { answer: done && done.job === job ? done.answer : null, retry: hasFailed ? retry : null }
}

/** The button that tries again goes away when it is pressed: the focus waits in the first of these places that is shown. */
export function useFocusAfter(retry: (() => void) | null, ...places: readonly RefObject<HTMLElement | null>[]): void {
  const waiting = useRef(places)
  useEffect(() => {
    if (!retry) return
    return () => {
      for (const { current } of waiting.current) {
        if (document.activeElement === document.body) current?.focus({ preventScroll: true })
      }
    }
  }, [retry])
}
