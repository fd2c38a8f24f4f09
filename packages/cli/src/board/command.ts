import { availableParallelism } from 'node:os'
import { findGame } from '@serai/bots'
import { type CatanState, catan } from '@serai/catan'
import { isRefusal, type JsonObject } from '@serai/kernel'
import {
  ADVICE_METHODS,
  type Advice,
  type AdviceMethod,
  advise,
  BOARD_MODES,
  boardSvg,
  cardOfSetup,
  DRAFTS,
  type DraftKind,
  emptyDraft,
  NO_BOARD,
  TABLE_CELLS,
  tableRow,
} from '@serai/lab'
import { type Command, Option } from 'commander'
import { chooseBot } from '../choices.ts'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { wholeNumber } from '../numbers.ts'
import { jsonOption, MOST_GAMES, seedOption, workersOption } from '../shared-options.ts'
import { withFiles } from '../with-files.ts'
import { analysisJson, analysisText } from './analysis.ts'
import { type BoardFlags, boardOfRequest, chooseBoard, requestOf } from './choose-board.ts'
import { CONSTRAINT_SHAPES } from './constraints.ts'
import { fit } from './fit.ts'
import { refuseIdleFlags } from './flag-mixes.ts'
import { adviceJson, boardJson, cardJson, sharesJson } from './json.ts'
import { pictureOf } from './picture.ts'
import { placedJson, readPlaced } from './placed.ts'
import { playOnBoards } from './play.ts'
import { tableText } from './table-text.ts'
import { adviceText, boardText, cardText, sharesText } from './text.ts'

interface Flags extends BoardFlags {
  readonly draft: DraftKind
  readonly advise?: AdviceMethod
  readonly seat: number
  readonly placed?: string
  readonly analysis?: true
  readonly svg?: string
  readonly fairnessGames?: number
  readonly survey?: number
  readonly gamesPerBoard: number
  readonly bot: string
  readonly table?: number
  readonly fit?: number
  readonly workers: number
  readonly json?: true
}

const SEATS = { min: 3, max: 4 }

export function addBoard(program: Command, context: Context): void {
  program
    .command('board')
    .description('make a Catan board, say how fair it is and where to settle')
    .addOption(new Option('--mode <mode>', 'how the board is made').choices(BOARD_MODES).default('spiral'))
    .addOption(seedOption())
    .option('--constraints <list>', `what it keeps to, with commas between: ${CONSTRAINT_SHAPES}`)
    .option('--code <code>', 'this board instead, by its code')
    .option('--seats <number>', 'players', wholeNumber(SEATS.min, SEATS.max), SEATS.max)
    .addOption(
      new Option('--draft <method>', 'how the seats place for the fairness card').choices(DRAFTS).default('greedy'),
    )
    .addOption(new Option('--advise <method>', 'list the best places').choices(ADVICE_METHODS))
    .option(
      '--seat <number>',
      'whom to advise, in draft order from 1 (in JSON seats count from 0)',
      wholeNumber(1, SEATS.max),
      1,
    )
    .option('--placed <list>', 'what stands already in the set-up, in its order: v22:22-28,v41:36-41')
    .option('--analysis', 'what follows from the board alone: chances, corners, in JSON also what lies beside what')
    .option(
      '--svg <file>',
      'draw a picture: with --advise its heat map and best places, else what stands, or else the draft',
    )
    .option('--fairness-games <number>', 'play so many games on this board', wholeNumber(1, MOST_GAMES))
    .option('--survey <games>', 'play so many games on boards of this mode', wholeNumber(1, MOST_GAMES))
    .option('--games-per-board <number>', 'games on each board of a survey', wholeNumber(1, MOST_GAMES), 10)
    .option('--bot <bot>', 'who plays these games', 'greedy')
    .option('--table <boards>', 'measure the drafts on so many boards a row (R171)', wholeNumber(1, 1_000_000))
    .option(
      '--fit <games>',
      'fit the expected wins to so many games and print the weights',
      wholeNumber(100, MOST_GAMES),
    )
    .addOption(workersOption(availableParallelism(), 'one for each core'))
    .addOption(jsonOption())
    .addHelpText('after', '\nExample: serai board --mode fair --seed 7 --advise expert --svg board.svg')
    .action((flags: Flags, command: Command) => board(flags, command, context))
}

function board(flags: Flags, command: Command, context: Context): Promise<void> {
  refuseIdleFlags(command)
  if (flags.seat > flags.seats) throw new Fault(`--seat ${flags.seat}: there are ${flags.seats} seats`)
  if (flags.table !== undefined) return table(flags, flags.table, context)
  if (flags.fit !== undefined) return printFit(flags, flags.fit, context)
  return flags.survey === undefined ? show(flags, context) : survey(flags, flags.survey, context)
}

async function show(flags: Flags, context: Context): Promise<void> {
  const chosen = chooseBoard(flags)
  const placed = flags.placed === undefined ? null : readPlaced(chosen, flags.seats, flags.placed)
  await withFiles([flags.svg], async ([file]) => {
    const position = placed?.position ?? emptyDraft(chosen, flags.seats)
    const placements = placed?.placements ?? []
    const card = cardOfSetup(position, placements, flags.draft)
    const advice = flags.advise === undefined ? null : adviceFor(position, flags, flags.advise)
    const measured =
      flags.fairnessGames === undefined
        ? null
        : await playOnBoards(
            {
              board: chosen,
              gamesPerBoard: flags.fairnessGames,
              bot: chooseBot(findGame(catan.id)!, flags.bot),
              seats: flags.seats,
              seed: flags.seed,
            },
            flags.fairnessGames,
            flags.workers,
            context,
          )
    file?.write(boardSvg(chosen, pictureOf(chosen, { placed, advice, card })))
    file?.finish()
    if (flags.json) {
      const json: JsonObject = {
        ...boardJson(chosen),
        ...(placed ? { placed: placedJson(placed) } : {}),
        fairness: cardJson(card),
        advice: advice && adviceJson(advice),
        ...(flags.analysis ? { analysis: analysisJson(chosen) } : {}),
        ...(measured ? { measured: sharesJson(measured) } : {}),
      }
      await context.out(`${JSON.stringify(json)}\n`)
      return
    }
    const parts = [boardText(position), cardText(card, placements.length)]
    if (advice) parts.push(adviceText(advice, flags.seats))
    if (flags.analysis) parts.push(analysisText(chosen))
    if (measured)
      parts.push(sharesText(`Games of ${flags.seats} ${flags.bot} on this board, seed ${flags.seed}`, measured))
    await context.out(parts.join('\n'))
  })
}

function adviceFor(position: CatanState, flags: Flags, method: AdviceMethod): Advice {
  const advice = advise(position, flags.seat - 1, method)
  if (isRefusal(advice)) throw new Fault(`seat ${flags.seat} has nothing left to place`)
  return advice
}

async function survey(flags: Flags, games: number, context: Context): Promise<void> {
  const request = requestOf(flags)
  boardOfRequest(request)
  const { gamesPerBoard, seats, seed } = flags
  const bot = chooseBot(findGame(catan.id)!, flags.bot)
  const plan = { board: request, gamesPerBoard, bot, seats, seed }
  const figures = await playOnBoards(plan, games, flags.workers, context).catch((error: unknown) => {
    // A thread can only send the message of what it throws.
    if (error instanceof Error && error.message.startsWith(NO_BOARD)) throw new Fault(error.message)
    throw error
  })
  const title = `Games of ${seats} ${bot.name} on ${flags.mode} boards, seed ${seed}`
  await context.out(
    flags.json
      ? `${JSON.stringify({ mode: flags.mode, seed, bot: bot.name, ...(sharesJson(figures) as JsonObject) })}\n`
      : sharesText(title, figures),
  )
}

async function table({ seed, json }: Flags, boards: number, context: Context): Promise<void> {
  const rows = TABLE_CELLS.map((cell) => tableRow(cell, boards, seed))
  await context.out(json ? `${JSON.stringify({ seed, rows })}\n` : tableText(rows, seed))
}

async function printFit(flags: Flags, games: number, context: Context): Promise<void> {
  await context.out(`${JSON.stringify(await fit(games, flags, context))}\n`)
}
