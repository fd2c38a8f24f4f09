import type { Catalogue } from '../text/catalogue.ts'

export function levelName({ levels }: Pick<Catalogue['home'], 'levels'>, level: string): string {
  const names: { readonly [level: string]: string | undefined } = levels
  return names[level] ?? level
}

/** How a bot of this level plays, in a sentence; undefined for games and levels that the page does not know. */
export function levelNote(
  { botNotes }: Pick<Catalogue['lobby'], 'botNotes'>,
  game: string,
  level: string,
): string | undefined {
  const known: { readonly [game: string]: { readonly [level: string]: string } | undefined } = botNotes
  return known[game]?.[level]
}
