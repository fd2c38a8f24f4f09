import { type Action, formatEntry, hasSeat, inEffect } from '@serai/kernel'
import type { Reason } from '@serai/lab'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { KnownQuestion } from '../games/hints.ts'
import type { HintAnswer } from './hint-worker.ts'
import type { TableSession } from './table-session.ts'
import { useTableView } from './use-session.ts'

export interface Hint {
  /** What the bot would do now, and after that in the same breath: the steps of a whole play. */
  readonly action: Action
  readonly actions: readonly Action[]
  readonly reasons: readonly Reason[]
  /** What it would do after that, where this can be foreseen. */
  readonly next: Action | null
}

/**
 * A strong bot in a worker looks at what I may know. The hint is of one position and goes with it. `methodOf`, always the
 * same function, says how it is to be found where the game knows several ways.
 */
export function useHint(
  session: TableSession,
  methodOf?: () => string,
): {
  readonly hint: Hint | null
  readonly isThinking: boolean
  readonly ask: () => void
  readonly clear: () => void
} {
  const seq = useTableView(session, (view) => view.seq)
  const [found, setFound] = useState<{ readonly seq: number; readonly hint: Hint | null } | null>(null)
  const [asked, setAsked] = useState<number | null>(null)
  const worker = useRef<Worker | null>(null)
  useEffect(() => () => worker.current?.terminate(), [])

  const ask = useCallback(() => {
    const question = hintQuestion(session)
    if (!question) return
    worker.current ??= new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' })
    setAsked(question.seq)
    worker.current.onmessage = ({ data }: MessageEvent<HintAnswer>) => {
      const { seq, actions, reasons, next } = data
      const [action] = actions
      setFound({ seq, hint: action === undefined ? null : { action, actions, reasons, next } })
    }
    worker.current.onerror = () => {
      // One that could not be fetched never answers; the next question has another.
      worker.current?.terminate()
      worker.current = null
      setFound({ seq: question.seq, hint: null })
    }
    worker.current.postMessage(methodOf ? { ...question, method: methodOf() } : question)
  }, [session, methodOf])
  const clear = useCallback(() => {
    setFound(null)
    setAsked(null)
  }, [])

  const isAnswered = found?.seq === seq
  return { hint: isAnswered ? found.hint : null, isThinking: asked === seq && !isAnswered, ask, clear }
}

export interface HintQuestion extends KnownQuestion {
  readonly seq: number
}

/** Everything that I know of the game, for a bot that sits in for me; null where I have no seat or nothing to do. */
function hintQuestion(session: TableSession): HintQuestion | null {
  const { history } = session
  const { seat, seq } = session.view.getState()
  if (!history || seat === null) return null
  const { game, state, start, moments } = history
  const turn = game.toAct(state)
  const must = hasSeat(turn.must, seat)
  if (!must && !hasSeat(turn.may, seat)) return null
  const entries = inEffect(moments.map(({ entry }) => entry)).map((entry) => formatEntry(game, entry))
  return {
    game: game.id,
    seat,
    view: game.write(state),
    optional: !must,
    seed: `hint ${seq}`,
    history: { start: game.write(start), entries },
    seq,
  }
}
