import type { Absence } from '../absence.ts'
import { StoreAway } from '../store-fault.ts'
import type { Call } from './calls.ts'

/** A call, and who waits for its answer. */
export interface Waiting {
  readonly call: Call
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
  /** They wait for a disk that cannot be written to until then; null before the first try has failed. */
  giveUpAt: number | null
}

/** How long anybody waits for the disk … */
const PATIENCE_MS = 20_000
/** … when the process is to stop … */
const STOP_PATIENCE_MS = 2000
/** … and after what time it is tried again. */
const PROBE_MS = 500

interface StalledParts {
  readonly absence: Absence
  /** Tries whether anything can be written; `probed` is told. */
  readonly probe: () => void
  readonly again: (calls: readonly Waiting[]) => void
}

/** Calls that could not be written to the disk: they wait until it can be, as long as their patience lasts. */
export class StalledCalls {
  readonly #parts: StalledParts
  #calls: readonly Waiting[] = []
  #timer: NodeJS.Timeout | null = null
  #isProbing = false
  #isStopped = false
  #lastTryAt = Number.POSITIVE_INFINITY

  constructor(parts: StalledParts) {
    this.#parts = parts
  }

  add(waiting: Waiting, reason: string): void {
    waiting.giveUpAt ??= performance.now() + PATIENCE_MS
    this.#calls = [...this.#calls, waiting]
    this.#parts.absence.note(reason)
    if (this.#isStopped) this.stop()
    else this.#probeSoon()
  }

  probed(fault: string | null): void {
    this.#isProbing = false
    if (this.#isStopped) return
    const now = performance.now()
    this.#giveUp(({ giveUpAt }) => now >= Math.min(giveUpAt!, this.#lastTryAt))
    if (fault !== null) this.#probeSoon()
    else if (this.#calls.length === 0) this.#parts.absence.note(null)
    else this.#tryAgain()
  }

  /** These were written, or failed for another reason. It is the second try that counts: what only reads goes well all the time. */
  done(calls: readonly Waiting[]): void {
    const isBack = this.#calls.length === 0 && calls.some(({ giveUpAt }) => giveUpAt !== null)
    if (isBack) this.#parts.absence.note(null)
  }

  /** From now on nobody waits for long, whoever waits already neither. */
  hurry(): void {
    this.#lastTryAt = performance.now() + STOP_PATIENCE_MS
  }

  stop(): void {
    this.#isStopped = true
    if (this.#timer) clearTimeout(this.#timer)
    this.#giveUp(() => true)
  }

  /** As long as it is away somebody looks, though nobody may be waiting. */
  #probeSoon(): void {
    if (this.#isProbing) return
    this.#isProbing = true
    this.#timer = setTimeout(this.#parts.probe, PROBE_MS)
  }

  #tryAgain(): void {
    const calls = this.#calls
    this.#calls = []
    this.#parts.again(calls)
  }

  #giveUp(isTired: (waiting: Waiting) => boolean): void {
    const tired = this.#calls.filter(isTired)
    this.#calls = this.#calls.filter((waiting) => !isTired(waiting))
    for (const { reject } of tired) reject(new StoreAway(new Error(this.#parts.absence.reason ?? 'stopped')))
  }
}
