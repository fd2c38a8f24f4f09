/** The plural rules of a language. Making them takes far longer than asking them, and a log asks a thousand times. */
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

/** Russian: `countedRu(3, 'карта', 'карты', 'карт')` is "3 карты". */
export function countedRu(count: number, one: string, few: string, many: string): string {
  return `${count} ${plural('ru', count, { one, few, many })}`
}

/** The cases in which sentences take what is counted. Languages without cases ignore them. */
export type Case = 'nominative' | 'accusative' | 'genitive'

/** With a true minus, as wide as the digits. */
export function withMinus(value: number | string): string {
  return String(value).replace('-', '−')
}

/** To one place after the decimal mark of a language; what rounds to nothing has no sign. */
export function tenths(value: number, mark: '.' | ','): string {
  return withMinus((Math.round(value * 10) / 10).toFixed(1)).replace('.', mark)
}
