import type { AnyGame } from '@serai/kernel'

/** What the commands know of the world around them. */
export interface Context {
  readonly games: readonly AnyGame[]
  readonly input: AsyncIterable<Uint8Array | string>
  /** Resolves when more may be written. */
  out(text: string): Promise<void> | void
  err(text: string): void
  /** Colours and other decoration on standard output. */
  readonly colours: boolean
  /** Somebody watches standard error: progress may be shown there. */
  readonly watched: boolean
}
