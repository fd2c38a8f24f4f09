/**
 * What somebody meant who wrote one letter wrong, swapped two neighbours, left one out or wrote one too many: the
 * only sound letters that are so near; null where there are none, or several. By chance alone, letters that mean nothing are
 * near to sound ones about once in a thousand times.
 */
export function correctedLetters(
  letters: readonly string[],
  alphabet: string,
  length: number,
  isSound: (letters: readonly string[]) => boolean,
): readonly string[] | null {
  const found = new Map<string, readonly string[]>()
  for (const near of slips(letters, alphabet, length)) {
    if (isSound(near)) found.set(near.join(''), near)
    if (found.size > 1) return null
  }
  return [...found.values()][0] ?? null
}

function* slips(letters: readonly string[], alphabet: string, length: number): Generator<readonly string[]> {
  const changed = (at: number, count: number, ...instead: readonly string[]) => [
    ...letters.slice(0, at),
    ...instead,
    ...letters.slice(at + count),
  ]
  for (let at = 0; at <= letters.length; at++) {
    const { [at]: here, [at + 1]: next } = letters
    if (letters.length === length + 1 && here !== undefined) yield changed(at, 1)
    if (letters.length === length - 1) for (const letter of alphabet) yield changed(at, 0, letter)
    if (letters.length !== length || here === undefined) continue
    for (const letter of alphabet) if (letter !== here) yield changed(at, 1, letter)
    if (next !== undefined && next !== here) yield changed(at, 2, next, here)
  }
}
