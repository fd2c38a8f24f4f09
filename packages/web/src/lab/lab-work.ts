import type { Board, CatanState } from '@serai/catan'
import type { Refusal } from '@serai/kernel'
import {
  type Advice,
  type AdviceMethod,
  advise,
  generateBoard,
  type Placement,
  type SetupPlan,
  setupPlan,
} from '@serai/lab'
import type { BoardSettings } from './board-settings.tsx'

export interface BoardJob {
  readonly kind: 'board'
  readonly request: BoardSettings
}

export interface AdviceJob {
  readonly kind: 'advice'
  readonly state: CatanState
  readonly seat: number
  readonly method: AdviceMethod
}

export interface PlanJob {
  readonly kind: 'plan'
  readonly state: CatanState
  /** What stands in it, in the order of the draft. */
  readonly placed: readonly Placement[]
  readonly method: AdviceMethod
}

export type MadeBoard = Board | Refusal<'E_CONSTRAINT' | 'E_NO_BOARD'>
export type GivenAdvice = Advice | Refusal<'E_NOT_DRAFTING'>

/** What takes too long for the page itself. */
export type LabJob = BoardJob | AdviceJob | PlanJob
export type LabAnswer<J extends LabJob> = J extends BoardJob ? MadeBoard : J extends PlanJob ? SetupPlan : GivenAdvice

export function work(job: LabJob): MadeBoard | GivenAdvice | SetupPlan {
  switch (job.kind) {
    case 'board':
      return generateBoard(job.request)
    case 'advice':
      return advise(job.state, job.seat, job.method)
    case 'plan':
      return setupPlan(job.state, job.placed, job.method)
  }
}
