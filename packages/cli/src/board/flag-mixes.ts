import type { Command } from 'commander'
import { Fault } from '../fault.ts'

interface Apart {
  readonly flag: string
  readonly why: string
  /** Flags that mean nothing beside it. */
  readonly without: readonly string[]
  /** Gives them a meaning again. */
  readonly unless?: string
}

/** What is said of one board. */
const OF_ONE_BOARD = ['code', 'draft', 'advise', 'placed', 'analysis', 'svg']

const APART: readonly Apart[] = [
  { flag: 'code', why: 'names a board', without: ['mode', 'constraints'] },
  { flag: 'code', why: 'names a board', without: ['seed'], unless: 'fairness-games' },
  { flag: 'survey', why: 'plays on many boards', without: OF_ONE_BOARD },
  { flag: 'table', why: 'has its own boards and seats', without: [...OF_ONE_BOARD, 'mode', 'constraints', 'seats'] },
  { flag: 'fit', why: 'has its own boards', without: [...OF_ONE_BOARD, 'mode', 'constraints'] },
  { flag: 'fairness-games', why: 'plays from an empty board', without: ['placed'] },
]

/** One of these must be there too. */
const NEEDS: { readonly [flag: string]: readonly string[] } = {
  seat: ['advise'],
  'games-per-board': ['survey'],
  bot: ['survey', 'fairness-games'],
}

const SEPARATE = ['survey', 'table', 'fit', 'fairness-games']

/** Refuses flags that would be without effect beside the others. */
export function refuseIdleFlags(command: Command): void {
  const given = new Set(
    command.options
      .filter((option) => command.getOptionValueSource(option.attributeName()) === 'cli')
      .map((option) => option.name()),
  )
  if (SEPARATE.filter((flag) => given.has(flag)).length > 1) {
    throw new Fault('--survey, --table, --fit and --fairness-games are separate commands')
  }
  for (const { flag, why, without, unless } of APART) {
    if (!given.has(flag) || (unless !== undefined && given.has(unless))) continue
    const idle = without.find((other) => given.has(other))
    if (idle !== undefined) throw new Fault(`--${flag} ${why}: it goes without --${idle}`)
  }
  for (const [flag, wanted] of Object.entries(NEEDS)) {
    if (!given.has(flag) || wanted.some((other) => given.has(other))) continue
    throw new Fault(`--${flag} needs ${wanted.map((other) => `--${other}`).join(' or ')}`)
  }
}
