/** Half a surrogate pair, or NUL: what other programs refuse, cut off or crash at. */
const BROKEN = /[\p{Surrogate}\0]/u

/** Where in a JSON value there is text that is not well-formed Unicode, such as `chat.text`; null: nowhere. */
export function brokenText(json: unknown): string | null {
  // Not by recursion: what people send may be as deep as it is long.
  const open: { readonly at: string; readonly value: unknown }[] = [{ at: '', value: json }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { at, value } = next
    if (typeof value === 'string' && BROKEN.test(value)) return at
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (BROKEN.test(key)) return at
      open.push({ at: at === '' ? key : `${at}.${key}`, value: inner })
    }
  }
  return null
}
