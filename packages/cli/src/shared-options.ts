import { Option } from 'commander'
import { wholeNumber } from './number-arguments.ts'

/** Seeds are whole numbers, so that a command line, a file and a request name the same one. */
export const DEFAULT_SEED = 1

export const gameOption = () => new Option('-g, --game <id>', 'id of the game, such as catan').makeOptionMandatory()

export const seedOption = () =>
  new Option('--seed <number>', 'seed for all randomness').argParser(wholeNumber(0)).default(DEFAULT_SEED)

export const settingOption = () =>
  new Option('-o, --option <name=value>', 'game option; can be repeated')
    .argParser((text, before: readonly string[]) => [...before, text])
    .default([], 'see below')

export const MOST_GAMES = 1_000_000_000
const MOST_WORKERS = 256

export const workersOption = (count: number, described?: string) =>
  new Option('--workers <number>', 'number of threads; does not change the result')
    .argParser(wholeNumber(1, MOST_WORKERS))
    .default(count, described)

export const jsonOption = () => new Option('--json', 'print the result as JSON')

export const databaseOption = (described: string) => new Option('--database <url>', described).env('DATABASE_URL')
