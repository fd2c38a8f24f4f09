import { activeSeat, type Board, type CatanState } from '@serai/catan'
import { type Action, isRefusal } from '@serai/kernel'
import { type Advice, type AdviceMethod, isDrafting, type Placement } from '@serai/lab'
import { useMemo, useState } from 'react'
import type { Spot } from '../catan/island/island-model.ts'
import { actionAt, actionsFor, draftAfter, freeSpots } from './draft.ts'
import type { AdviceJob } from './lab-work.ts'
import { useLabWork } from './use-lab-work.ts'

export interface Draft {
  readonly placed: readonly Action[]
  /** After what was placed. */
  readonly state: CatanState
  /** Whom the advice is for: who is to place, unless somebody else was chosen. */
  readonly seat: number
  readonly advice: Advice | null
  readonly isThinking: boolean
  /** Asks for the advice once more; null unless it could not be had. */
  readonly retry: (() => void) | null
  /** This seat has nothing left to place. */
  readonly hasPlaced: boolean
  readonly spots: readonly Spot[]
  readonly canTakeBack: boolean
  readonly choose: (seat: number) => void
  readonly place: (placement: Placement) => void
  readonly pick: (spot: Spot) => void
  readonly takeBack: () => void
  readonly restart: () => void
}

interface Drafting {
  readonly board: Board
  readonly seats: number
  readonly placed: readonly Action[]
  readonly onPlaced: (placed: readonly Action[]) => void
  readonly method: AdviceMethod
}

/** The setup on a board, step by step, with advice for every step. */
export function useDraft({ board, seats, placed, onPlaced, method }: Drafting): Draft {
  /** Whom advice was asked for, at which point of the draft. */
  const [asked, setAsked] = useState<{ readonly placed: readonly Action[]; readonly seat: number } | null>(null)
  const state = useMemo(() => draftAfter(board, seats, placed), [board, seats, placed])
  const seat = asked?.placed === placed ? asked.seat : activeSeat(state)
  const job = useMemo<AdviceJob | null>(
    () => (isDrafting(state) ? { kind: 'advice', state, seat, method } : null),
    [state, seat, method],
  )
  const { answer: given, retry } = useLabWork(job)
  return {
    placed,
    state,
    seat,
    advice: given && !isRefusal(given) ? given : null,
    isThinking: job !== null && given === null && retry === null,
    retry,
    hasPlaced: given !== null && isRefusal(given),
    spots: useMemo(() => freeSpots(state), [state]),
    canTakeBack: placed.length > 0,
    choose: (next) => setAsked({ placed, seat: next }),
    place: (placement) => onPlaced([...placed, ...actionsFor(state, placement)]),
    pick: (spot) => onPlaced([...placed, actionAt(spot)]),
    takeBack: () => onPlaced(placed.slice(0, -1)),
    restart: () => onPlaced([]),
  }
}
