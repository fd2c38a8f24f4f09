/** The id of a table out of its link or its code, as people paste, type and dictate them; null: it is neither. */
export function tableIdOf(text: string): string | null {
  // Ids have small letters only, and no spaces.
  const code = text.replace(/\s/g, '').toLowerCase()
  return /^[a-z0-9_-]{1,64}$/.test(code) ? code : (/\/t\/([a-z0-9_-]{1,64})\/?(?:[?#].*)?$/.exec(code)?.[1] ?? null)
}
