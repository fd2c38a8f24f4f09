import type { Json } from '@serai/kernel'
import type { GameInfo, OptionInfo, TableSummary } from '@serai/protocol'
import { type GameWords, gameWords } from '../games/game-words.ts'
import type { Catalogue } from '../text/catalogue.ts'

type Texts = Pick<Catalogue, 'games' | 'lobby'>

/** The words for one game, if the page knows it, and those for all. */
interface Words {
  readonly game: GameWords | undefined
  readonly lobby: Catalogue['lobby']
}

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
  { id, options }: Pick<GameInfo, 'id' | 'options'>,
  chosen: { readonly [name: string]: Json },
  texts: Texts,
): readonly OptionField[] {
  const words = wordsFor(id, texts)
  return Object.entries(options).map(([name, option]) => fieldOf(name, option, chosen[name], words))
}

function fieldOf(name: string, option: OptionInfo, chosen: Json | undefined, words: Words): OptionField {
  const label = optionLabel(name, option, words)
  switch (option.kind) {
    case 'flag':
      return { kind: 'flag', name, label, value: typeof chosen === 'boolean' ? chosen : option.default }
    case 'integer': {
      const { min, max } = option
      const isAllowed = typeof chosen === 'number' && Number.isInteger(chosen) && chosen >= min && chosen <= max
      const note = wordFor(name, min, words)
      return {
        kind: 'integer',
        name,
        label,
        value: isAllowed ? chosen : option.default,
        min,
        max,
        note: note === undefined ? null : words.lobby.meaning(min, note),
      }
    }
    case 'choice':
      return {
        kind: 'choice',
        name,
        label,
        value: typeof chosen === 'string' && option.values.includes(chosen) ? chosen : option.default,
        values: option.values.map((value) => ({ value, label: valueText(name, value, words) })),
      }
  }
}

/** The rules of a table in words, as pairs of what and how. */
export function optionLines(
  { id, options }: Pick<GameInfo, 'id' | 'options'>,
  { options: chosen, boardWish }: Pick<TableSummary, 'options' | 'boardWish'>,
  texts: Texts,
): readonly { readonly name: string; readonly label: string; readonly text: string }[] {
  const words = wordsFor(id, texts)
  return Object.entries(options).map(([name, option]) => {
    // A board that was made for the table goes by how it was made.
    const value = (name === 'board' ? boardWish?.mode : undefined) ?? chosen[name] ?? option.default
    return { name, label: optionLabel(name, option, words), text: valueText(name, value, words) }
  })
}

function wordsFor(id: string, { games, lobby }: Texts): Words {
  return { game: gameWords({ games }, id), lobby }
}

function optionLabel(name: string, { label }: OptionInfo, { game }: Words): string {
  return game?.options[name] ?? label
}

function valueText(option: string, value: Json, words: Words): string {
  const { lobby } = words
  if (typeof value === 'boolean') return value ? lobby.on : lobby.off
  // An explicit board, or whatever else a game takes beside its named values.
  if (typeof value !== 'string' && typeof value !== 'number') return lobby.ownValue
  return wordFor(option, value, words) ?? String(value)
}

function wordFor(option: string, value: string | number, { game }: Words): string | undefined {
  return game?.values[option]?.[value]
}
