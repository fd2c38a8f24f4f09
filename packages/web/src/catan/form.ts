import type { Json } from '@serai/kernel'
import type { GameForm } from '../games/game-entry.ts'
import { BoardOption, wishRefusal } from '../lab/board-option.tsx'
import type { Catalogue } from '../text/catalogue.ts'

export const form: GameForm = {
  choices: { board: BoardOption },
  optionNote: catanOptionNote,
  // An island that cannot be had is explained with what was wished for.
  explainRefusal: (error, { board }, { lab }) => wishRefusal(error, board, lab),
}

/** Up to so many points every game came to its end; docs/bots-catan.md, "Long games". */
const ALWAYS_REACHED = 12

/** What is to be known of an option as it is chosen. */
export function catanOptionNote(
  name: string,
  { victoryPoints, turnCap }: { readonly [name: string]: Json },
  { lobby }: Pick<Catalogue, 'lobby'>,
): string | null {
  const isLong = typeof victoryPoints === 'number' && victoryPoints > ALWAYS_REACHED
  return name === 'victoryPoints' && isLong && !turnCap ? lobby.mayNotEnd(ALWAYS_REACHED) : null
}
