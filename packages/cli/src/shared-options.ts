import { Option } from 'commander'
import { wholeNumber } from './numbers.ts'

/** Seeds are whole numbers, so that a command line, a file and a request name the same one. */
export const DEFAULT_SEED = 1

export const gameOption = () => new Option('-g, --game <id>', 'the game').makeOptionMandatory()

export const seedOption = () =>
  new Option('--seed <number>', 'everything random follows from it').argParser(wholeNumber(0)).default(DEFAULT_SEED)

export const settingOption = () =>
  new Option('-o, --option <name=value>', "one of the game's options; may be repeated")
    .argParser((text, before: readonly string[]) => [...before, text])
    .default([], 'as the game has them')

export const jsonOption = () => new Option('--json', 'print JSON for programs')
