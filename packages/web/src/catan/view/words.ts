import { type CatanState, catan } from '@serai/catan'
import type { Catalogue } from '../../text/catalogue.ts'

/** The texts that the view models of the table take. */
export type Texts = Pick<Catalogue, 'common' | 'catanTable' | 'catanTrade' | 'table'>

/** A sentence, and what is to be said of it. */
export interface Words {
  readonly title: string
  readonly detail: string
}

/** "Turn 31", or that the setup is not over. */
export function turnText(state: CatanState, { catanTable }: Pick<Catalogue, 'catanTable'>): string {
  const turn = catan.turnCount(state)
  return turn === 0 ? catanTable.setUp : catanTable.turn(turn)
}
