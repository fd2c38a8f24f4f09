import type { Board, CatanState } from '@serai/catan'
import type { Refusal } from '@serai/kernel'
import { type Advice, type AdviceMethod, advise, generateBoard } from '@serai/lab'
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

export type MadeBoard = Board | Refusal<'E_CONSTRAINT' | 'E_NO_BOARD'>
export type GivenAdvice = Advice | Refusal<'E_NOT_DRAFTING'>

/** What takes too long for the page itself. */
export type LabJob = BoardJob | AdviceJob
export type LabAnswer<J extends LabJob> = J extends BoardJob ? MadeBoard : GivenAdvice

export function work(job: LabJob): MadeBoard | GivenAdvice {
  return job.kind === 'board' ? generateBoard(job.request) : advise(job.state, job.seat, job.method)
}
