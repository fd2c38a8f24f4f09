const KEY = 'serai.narde'

/** How far a table was shown in this tab. */
export interface SeenBefore {
  readonly table: string
  /** The last entry that was shown, and is not to be shown again. */
  readonly seq: number
  /** Whether the dice on the board were open. */
  readonly isRolled: boolean
}

/** Kept for one table: a page that is loaded again goes on where it was. */
export function keepSeen(seen: SeenBefore): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(seen))
  } catch {
    // A browser that keeps nothing shows the first turns again.
  }
}

export function seenBefore(table: string): SeenBefore | null {
  try {
    const seen = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SeenBefore | null
    return seen?.table === table ? seen : null
  } catch {
    return null
  }
}
