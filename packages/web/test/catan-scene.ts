import { type CatanState, catan, layout, stage } from '@serai/catan'
import { type Action, CHANCE, defaultOptions, formatRefusal, stream } from '@serai/kernel'
import type { Counts } from '../src/catan/goods/counts.ts'

/** Seat 0 of four, after the roll, with these hands and everything else empty. */
export function scene(...hands: readonly Counts[]): CatanState {
  const state = catan.start({ ...defaultOptions(catan.options), board: 'beginner' }, 4, stream(1, 'board'))
  catan.apply(state, CHANCE, catan.draw(state, stream(1, 'first')))
  state[layout.STAGE] = stage.STAGE_MAIN
  state[layout.ACTIVE] = 0
  for (let seat = 0; seat < 4; seat++) {
    const hand = hands[seat] ?? [0, 0, 0, 0, 0]
    state[layout.HAND_SIZE + seat] = hand.reduce((sum, count) => sum + count, 0)
    state.set(hand, layout.HAND + 5 * seat)
    state.fill(4, layout.RATE + 5 * seat, layout.RATE + 5 * seat + 5)
  }
  return state
}

/** Does what must be legal. */
export function act(state: CatanState, by: number, action: Action): void {
  const refusal = catan.check(state, by, action)
  if (refusal) throw new Error(formatRefusal(refusal))
  catan.apply(state, by, action)
}
