/** How long an answer is waited for, by the server's clock. */
export interface Expiry {
  readonly since: number
  readonly until: number
}

/** What is left at `now`: whole seconds, and a share of all. */
export function leftOf({ since, until }: Expiry, now: number): { readonly seconds: number; readonly share: number } {
  const left = Math.min(until - since, Math.max(0, until - now))
  return { seconds: Math.ceil(left / 1000), share: left / (until - since) }
}
