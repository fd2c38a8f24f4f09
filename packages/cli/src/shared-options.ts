import { Option } from 'commander'
import { wholeNumber } from './number-arguments.ts'

/** Seeds are whole numbers, so that a command line, a file and a request name the same one. */
export const DEFAULT_SEED = 1

export const gameOption = () => new Option('-g, --game <id>', 'the game').makeOptionMandatory()

export const seedOption = () =>
  new Option('--seed <number>', 'everything random follows from it').argParser(wholeNumber(0)).default(DEFAULT_SEED)

export const settingOption = () =>
  new Option('-o, --option <name=value>', "one of the game's options; may be repeated")
    .argParser((text, before: readonly string[]) => [...before, text])
    .default([], 'as the game has them')

export const MOST_GAMES = 1_000_000_000
const MOST_WORKERS = 256

export const workersOption = (count: number, described?: string) =>
  new Option('--workers <number>', 'threads; the result does not depend on it')
    .argParser(wholeNumber(1, MOST_WORKERS))
    .default(count, described)

export const jsonOption = () => new Option('--json', 'print JSON for programs')

export const databaseOption = (described: string) =>
  new Option('--database <url>', `${described}; DATABASE_URL too`).env('DATABASE_URL')
