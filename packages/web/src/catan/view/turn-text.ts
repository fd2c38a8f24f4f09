import { type CatanState, catan } from '@serai/catan'
import type { Catalogue } from '../../text/catalogue.ts'

/** "Turn 31", or that the set-up is not over. */
export function turnText(state: CatanState, { catanTable }: Pick<Catalogue, 'catanTable'>): string {
  const turn = catan.turnCount(state)
  return turn === 0 ? catanTable.setUp : catanTable.turn(turn)
}
