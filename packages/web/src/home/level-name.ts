import { type GamesTexts, gameWords } from '../games/game-words.ts'
import type { Catalogue } from '../text/catalogue.ts'

export function levelName({ levels }: Pick<Catalogue['home'], 'levels'>, level: string): string {
  const names: { readonly [level: string]: string | undefined } = levels
  return names[level] ?? level
}

/** How a bot of this level plays, in a sentence; undefined for games and levels that the page does not know. */
export function levelNote(texts: GamesTexts, game: string, level: string): string | undefined {
  return gameWords(texts, game)?.bots[level]
}
