import type { Json } from '@serai/kernel'
import type { GameInfo, OptionInfo, TableSummary } from '@serai/protocol'
import type { Catalogue } from '../text/catalogue.ts'

type LobbyTexts = Catalogue['lobby']

/** An option of a game as it is asked for and shown. */
export type OptionField =
  | { readonly kind: 'flag'; readonly name: string; readonly label: string; readonly value: boolean }
  | {
      readonly kind: 'integer'
      readonly name: string
      readonly label: string
      readonly value: number
      readonly min: number
      readonly max: number
      /** What a number means that is none. */
      readonly note: string | null
    }
  | {
      readonly kind: 'choice'
      readonly name: string
      readonly label: string
      readonly value: string
      readonly values: readonly { readonly value: string; readonly label: string }[]
    }

/** The options of a game with what was chosen; what was not, or is no longer allowed, has its default. */
export function optionFields(
  { options }: Pick<GameInfo, 'options'>,
  chosen: { readonly [name: string]: Json },
  texts: LobbyTexts,
): readonly OptionField[] {
  return Object.entries(options).map(([name, option]) => fieldOf(name, option, chosen[name], texts))
}

function fieldOf(name: string, option: OptionInfo, chosen: Json | undefined, texts: LobbyTexts): OptionField {
  const label = optionLabel(name, option, texts)
  switch (option.kind) {
    case 'flag':
      return { kind: 'flag', name, label, value: typeof chosen === 'boolean' ? chosen : option.default }
    case 'integer': {
      const { min, max } = option
      const isAllowed = typeof chosen === 'number' && Number.isInteger(chosen) && chosen >= min && chosen <= max
      const note = wordFor(name, min, texts)
      return {
        kind: 'integer',
        name,
        label,
        value: isAllowed ? chosen : option.default,
        min,
        max,
        note: note === undefined ? null : texts.meaning(min, note),
      }
    }
    case 'choice':
      return {
        kind: 'choice',
        name,
        label,
        value: typeof chosen === 'string' && option.values.includes(chosen) ? chosen : option.default,
        values: option.values.map((value) => ({ value, label: valueText(name, value, texts) })),
      }
  }
}

/** The rules of a table in words, as pairs of what and how. */
export function optionLines(
  { options }: Pick<GameInfo, 'options'>,
  { options: chosen, boardWish }: Pick<TableSummary, 'options' | 'boardWish'>,
  texts: LobbyTexts,
): readonly { readonly name: string; readonly label: string; readonly text: string }[] {
  return Object.entries(options).map(([name, option]) => {
    // A board that was made for the table goes by how it was made.
    const value = (name === 'board' ? boardWish?.mode : undefined) ?? chosen[name] ?? option.default
    return { name, label: optionLabel(name, option, texts), text: valueText(name, value, texts) }
  })
}

function optionLabel(name: string, { label }: OptionInfo, { options }: LobbyTexts): string {
  const known: { readonly [name: string]: string | undefined } = options
  return known[name] ?? label
}

function valueText(option: string, value: Json, texts: LobbyTexts): string {
  if (typeof value === 'boolean') return value ? texts.on : texts.off
  // An explicit board, or whatever else a game takes beside its named values.
  if (typeof value !== 'string' && typeof value !== 'number') return texts.ownValue
  return wordFor(option, value, texts) ?? String(value)
}

function wordFor(option: string, value: string | number, { values }: LobbyTexts): string | undefined {
  const known: { readonly [option: string]: { readonly [value: string]: string } | undefined } = values
  return known[option]?.[value]
}
