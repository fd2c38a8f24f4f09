import type { Result } from '@serai/kernel'

/** How one scheduled game ended, seat by seat. */
export type GameOutcome = Pick<Result, 'winner' | 'returns' | 'reason'>
