import type { Action } from '@serai/kernel'
import { CONFIRM, type NardeState } from '@serai/narde'
import { useState } from 'react'
import type { TableSession } from '../table/table-session.ts'
import { useHint } from '../table/use-hint.ts'
import { useText } from '../text/language.ts'
import { withSteps } from './draft.ts'
import { hintReason } from './hint-reason.ts'
import { stepsText } from './narde-prompt.ts'
import type { MyTurn } from './use-turn.ts'

export interface Suggestion {
  /** What is left of the suggested play. */
  readonly steps: readonly Action[]
  /** The position that it leads to. */
  readonly after: NardeState
  readonly title: string
  readonly reason: string
}

/** The play that a strong bot would make, for as long as my steps follow it. */
export function useSuggestion(session: TableSession, turn: MyTurn) {
  const texts = useText()
  const { hint, isThinking, ask, clear } = useHint(session)
  const { draft } = turn
  const [tookBack, setTookBack] = useState(false)
  const canAsk = draft !== null && !turn.isForced && !turn.isSent && !isThinking
  let suggestion: Suggestion | null = null
  if (hint && draft && !turn.isForced) {
    const steps = hint.actions.filter((action) => action !== CONFIRM)
    const left = steps.slice(draft.steps.length)
    const isFollowed = draft.steps.every((step, index) => step === steps[index])
    if (isFollowed && left.length > 0) {
      const after = withSteps(draft, left).state
      const reason = hintReason(texts, draft.state, after, draft.seat)
      suggestion = {
        steps: left,
        after,
        title: texts.narde.hintIs(stepsText({ ...draft, steps: left }, texts.narde)),
        reason: tookBack ? `${texts.narde.hintTookBack} ${reason}` : reason,
      }
    }
  }
  return {
    suggestion,
    isThinking,
    canAsk,
    ask: () => {
      if (!canAsk) return
      session.refuse(null)
      setTookBack(draft.steps.length > 0)
      turn.restart()
      ask()
    },
    clear,
  }
}
