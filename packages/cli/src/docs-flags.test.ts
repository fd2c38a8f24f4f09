import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { games } from '@serai/bots'
import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { BOARD_MEASURES } from './bench/board-measures.ts'
import { MEASURES } from './bench/measures.ts'
import { buildProgram } from './program.ts'

const folder = fileURLToPath(new URL('../../../docs/', import.meta.url))
const cli = readFileSync(`${folder}cli.md`, 'utf8')
const everything = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(folder + name, 'utf8'))
  .join('\n')

const { commands } = buildProgram({
  games,
  input: (async function* () {})(),
  out: () => {},
  err: () => {},
  colours: false,
  watched: false,
})
const names = commands.map((command) => command.name())
const flags = commands
  .flatMap((command) => [command, ...command.commands])
  .flatMap(({ options }) => options.map(({ long }) => long!))

const inBackticks = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1]!)
const flagsIn = (text: string): string[] => text.match(/(?<![\w-])--[a-z]+(-[a-z]+)*/g) ?? []
/** The names in the first column of the table with this head. */
function firstColumn(head: string): string[] {
  const rows = cli.slice(cli.indexOf(`| ${head} `)).split('\n')
  const end = rows.findIndex((row) => !row.startsWith('|'))
  return rows.slice(2, end).flatMap((row) => inBackticks(row.split('|')[1]!))
}

describe('docs/cli.md', () => {
  it('lists every command', () => {
    expect(firstColumn('command').sort()).toEqual([...names].sort())
  })

  it('knows which commands have no --json', () => {
    const hasJson = ({ options }: Command) => options.some(({ long }) => long === '--json')
    const sentence = /No `--json`: ([^.]*)\./.exec(cli)![1]!
    const without = commands.flatMap((command) => {
      if (hasJson(command)) return []
      const below = command.commands.filter((one) => !hasJson(one))
      if (below.length === command.commands.length) return [command.name()]
      return below.map((one) => `${command.name()} ${one.name()}`)
    })
    expect(inBackticks(sentence).sort()).toEqual(without.sort())
  })

  it('names no flag that is not there', () => {
    const known = new Set([...flags, '--help'])
    expect(flagsIn(cli).filter((flag) => !known.has(flag))).toEqual([])
  })

  it('lists what bench measures, by the names that --only takes', () => {
    expect(firstColumn('measure').sort()).toEqual([...Object.keys(MEASURES), ...Object.keys(BOARD_MEASURES)].sort())
  })
})

/** Every command line that a page shows, in a block or inside a sentence: `serai arena --game catan`. */
function commandLines(page: string): string[] {
  const inBlocks = [...page.matchAll(/```\w*\n([\s\S]*?)```/g)].flatMap(({ 1: block }) => block!.split('\n'))
  const inSentences = inBackticks(page.replace(/```[\s\S]*?```/g, ''))
  return [...inBlocks, ...inSentences].flatMap((line) => {
    const found = /^(?:\$ )?(?:npx )?serai ([a-z][a-z-]*.*)$/.exec(line.replace(/ +#.*$/, ''))
    return found ? [found[1]!] : []
  })
}

/** The flags of a command line that its command does not have; the whole line, where there is no such command. */
function unknownIn(line: string): string[] {
  const [name, second] = line.split(' ')
  const command = commands.find((one) => one.name() === name)
  if (!command) return [line]
  const below = command.commands.find((one) => one.name() === second)
  const known = new Set(
    [command, ...(below ? [below] : command.commands)].flatMap(({ options }) => options.map(({ long }) => long)),
  )
  return flagsIn(line).filter((flag) => flag !== '--help' && !known.has(flag))
}

it.each([
  ['README.md', readFileSync(`${folder}../README.md`, 'utf8')],
  ['CONTRIBUTING.md', readFileSync(`${folder}../CONTRIBUTING.md`, 'utf8')],
  ['docs', everything],
])('the commands of %s are there, with their flags', (_, page) => {
  const lines = commandLines(page)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.flatMap((line) => unknownIn(line).map((fault) => `${line}: ${fault}`))).toEqual([])
})

it('every flag is in the documents', () => {
  const documented = new Set(flagsIn(everything))
  expect(flags.filter((flag) => !documented.has(flag))).toEqual([])
})
