/// <reference lib="webworker" />
import { type FoundHint, hintFor } from './hint-for.ts'
import type { HintQuestion } from './use-hint.ts'

export interface HintAnswer extends FoundHint {
  readonly seq: number
}

addEventListener('message', ({ data }: MessageEvent<HintQuestion>) => {
  const { seq, ...question } = data
  postMessage({ seq, ...hintFor(question) } satisfies HintAnswer)
})
