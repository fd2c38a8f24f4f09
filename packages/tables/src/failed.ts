/** What it was about, where that is known. */
export interface FailedAt {
  readonly table?: string
  /** The one that failed. */
  readonly bot?: string
}

/** Hears of what went wrong where nobody asked who could be told. */
export type Failed = (error: unknown, what: string, at?: FailedAt) => void
