/** Games on this device, one of each kind: their logs, kept by the browser. */
const key = (game: string) => `serai.alone.${game}`

export interface ShelvedGame {
  readonly log: string
  readonly level: string
  readonly createdAt: number
}

export function readShelf(game: string): ShelvedGame | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? 'null')
    return isShelved(kept) ? kept : null
  } catch {
    return null
  }
}

/** A browser that keeps nothing, or whose room is full, still plays. */
export function writeShelf(game: string, kept: ShelvedGame | null): void {
  try {
    if (kept) localStorage.setItem(key(game), JSON.stringify(kept))
    else localStorage.removeItem(key(game))
  } catch {
    return
  }
}

function isShelved(value: unknown): value is ShelvedGame {
  if (typeof value !== 'object' || value === null) return false
  const { log, level, createdAt } = value as Record<string, unknown>
  return typeof log === 'string' && typeof level === 'string' && typeof createdAt === 'number'
}
