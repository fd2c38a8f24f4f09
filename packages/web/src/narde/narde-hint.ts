import type { Action } from '@serai/kernel'
import {
  BLOCK,
  CHECKERS,
  CONFIRM,
  checkersOff,
  checkersOnHead,
  checkersOutside,
  longestRow,
  type NardeState,
  pointsHeld,
  sideOf,
} from '@serai/narde'
import { useState } from 'react'
import type { TableSession } from '../table/table-session.ts'
import { useHint } from '../table/use-hint.ts'
import type { Catalogue } from '../text/catalogue.ts'
import { useText } from '../text/language.ts'
import { withSteps } from './draft.ts'
import { stepsText } from './narde-prompt.ts'
import type { MyTurn } from './use-turn.ts'

interface Suggestion {
  /** What is left of the suggested play. */
  readonly steps: readonly Action[]
  /** The position that it leads to. */
  readonly after: NardeState
  readonly title: string
  readonly reason: string
}

/** The play that a strong bot would make, for as long as my steps follow it. */
export function useNardeHint(session: TableSession, turn: MyTurn) {
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

/** Four in a row are worth a word: two more shut the way (N15). */
const NEAR_BLOCK = BLOCK - 2

/** What a suggested play does, in words; the first thing that is true of it. */
export function hintReason(
  { narde }: Pick<Catalogue, 'narde'>,
  before: NardeState,
  after: NardeState,
  seat: number,
): string {
  const side = sideOf(before, seat)
  const off = checkersOff(after, side) - checkersOff(before, side)
  if (checkersOff(after, side) === CHECKERS) return narde.hintWins
  if (off > 0) return narde.hintBearsOff(off)
  if (checkersOutside(before, side) > 0 && checkersOutside(after, side) === 0) return narde.hintAllHome
  const row = longestRow(after, side)
  if (row >= NEAR_BLOCK && row > longestRow(before, side)) return narde.hintBlock(row)
  const points = pointsHeld(after, side) - pointsHeld(before, side)
  if (points > 0) return narde.hintPoints(points)
  if (checkersOnHead(after, side) < checkersOnHead(before, side)) return narde.hintHead
  const home = checkersOutside(before, side) - checkersOutside(after, side)
  return home > 0 ? narde.hintHome(home) : narde.hintValued
}
