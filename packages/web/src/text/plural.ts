/** Making them takes far longer than asking them, and a log asks a thousand times. */
const rules = new Map<string, Intl.PluralRules>()

function rulesOf(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}

/** The form of a noun that goes with a number: `plural('ru', 3, { one: 'карта', few: 'карты', many: 'карт' })`. */
export function plural(
  language: string,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & ({ many: string } | { other: string }),
): string {
  const rule = rulesOf(language).select(count)
  return forms[rule] ?? forms.other ?? forms.many ?? ''
}

/** English: `counted(2, 'card')` is "2 cards". */
export function counted(count: number, one: string, other = `${one}s`): string {
  return `${count} ${count === 1 ? one : other}`
}

/** Russian: `число(3, 'карта', 'карты', 'карт')` is "3 карты". */
export function countedRu(count: number, one: string, few: string, many: string): string {
  return `${count} ${plural('ru', count, { one, few, many })}`
}
