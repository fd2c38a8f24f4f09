const key = (game: string) => `serai.playing.${game}`
/** Where releases before this one kept the log of a game. */
const earlierKey = (game: string) => `serai.alone.${game}`

/** A game as an earlier release kept it. */
export interface EarlierGame {
  readonly log: string
  readonly level: string
  readonly createdAt: number
}

/** The table of a game on this device that waits to be continued, by its id. The tables themselves are the store's. */
export function savedTable(game: string): string | null {
  return read(key(game))
}

export function saveTable(game: string, id: string): void {
  write(key(game), id)
}

/** It has ended; unless another one of this game waits by now. */
export function forgetTable(game: string, id: string): void {
  if (savedTable(game) === id) write(key(game), null)
}

export function isAnySaved(game: string): boolean {
  return savedTable(game) !== null || earlierGame(game) !== null
}

export function earlierGame(game: string): EarlierGame | null {
  try {
    const kept: unknown = JSON.parse(read(earlierKey(game)) ?? 'null')
    return isEarlierGame(kept) ? kept : null
  } catch {
    return null
  }
}

export function forgetEarlierGame(game: string): void {
  write(earlierKey(game), null)
}

function isEarlierGame(value: unknown): value is EarlierGame {
  if (typeof value !== 'object' || value === null) return false
  const { log, level, createdAt } = value as Record<string, unknown>
  return typeof log === 'string' && typeof level === 'string' && typeof createdAt === 'number'
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** A browser that keeps nothing, or whose room is full, still plays. */
function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    return
  }
}
