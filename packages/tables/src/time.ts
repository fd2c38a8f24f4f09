/** Time, as an argument: what tables know of it. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once after so many milliseconds, unless the returned function is called before. */
  setTimer(ms: number, call: () => void): () => void
}
