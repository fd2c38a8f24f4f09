import { catan } from '@serai/catan'
import type { AnyGame } from '@serai/kernel'
import { narde } from '@serai/narde'

/** All games. A new game adds one line here. */
export const games: readonly AnyGame[] = [catan, narde] as unknown as readonly AnyGame[]

export function findGame(id: string, among: readonly AnyGame[] = games): AnyGame | undefined {
  return among.find((game) => game.id === id)
}
