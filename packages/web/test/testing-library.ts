import { cleanup as clear, act as flush } from '@testing-library/preact'

export * from '@testing-library/preact'

/** What the callback changed is drawn, and its effects have run, when it is over; to be waited for where the callback is. */
export function act(callback: () => Promise<unknown>): Promise<void>
export function act(callback: () => void): void
export function act(callback: () => void): Promise<void> {
  return flush(callback)
}

/** The effects of what was drawn end with it, not only after the next frame. */
export function cleanup(): void {
  act(() => clear())
}
