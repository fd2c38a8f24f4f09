import type { Catalogue } from '../text/catalogue.ts'

type Words = { readonly [key: string]: string | undefined }

/** What pages that serve every game say of one, in one language. */
export interface GameWords {
  readonly name: string
  readonly pitch: string
  readonly note: string
  /** Its options by their names, and their values by option; without words the server's are shown. */
  readonly options: Words
  readonly values: { readonly [option: string]: Words | undefined }
  /** How a bot of each level plays, in a sentence. */
  readonly bots: Words
  /** How a game came to its end, in a word or two; what is not here goes without saying. */
  readonly endings: Words
  /** On the button that shows the board after the end. */
  readonly showBoard: string
  /** What chance did, by stream. */
  readonly streams: Words
}

export type GamesTexts = Pick<Catalogue, 'games'>

/** Undefined for a game that the page does not know. */
export function gameWords({ games }: GamesTexts, id: string): GameWords | undefined {
  const known: { readonly [id: string]: GameWords | undefined } = games
  return known[id]
}

/** What the page calls a game; a game that it has no words for keeps the server's. */
export function gameName(texts: GamesTexts, id: string): string {
  return gameWords(texts, id)?.name ?? id
}

export function levelName({ levels }: Pick<Catalogue['home'], 'levels'>, level: string): string {
  const names: { readonly [level: string]: string | undefined } = levels
  return names[level] ?? level
}

/** How a bot of this level plays, in a sentence; undefined for games and levels that the page does not know. */
export function levelNote(texts: GamesTexts, game: string, level: string): string | undefined {
  return gameWords(texts, game)?.bots[level]
}
