/// <reference lib="webworker" />
import { findGame } from '@serai/bots'
import { checkDice, type DiceCheck } from './verify-log.ts'

export interface CheckRequest {
  readonly log: string
  readonly seen: string | null
}

/** What fails here is told as a finding: the page takes an error of the worker for one that did not load. */
function checked({ log, seen }: CheckRequest): DiceCheck {
  try {
    return checkDice((id) => findGame(id), log, seen)
  } catch (error) {
    return { verdict: 'broken', fault: error instanceof Error ? error.message : String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  postMessage(checked(data))
})
