import { findGame } from '@serai/bots'
import { type Board, type CatanState, catan } from '@serai/catan'
import { isRefusal, type JsonObject } from '@serai/kernel'
import {
  ADVICE_METHODS,
  type Advice,
  type AdviceMethod,
  advise,
  boardSvg,
  DRAFTS,
  type DraftKind,
  emptyDraft,
  type SeatSharesFigures,
  setupFairnessCard,
  setupPlan,
} from '@serai/lab'
import { type Command, Option } from 'commander'
import { chooseBot } from '../choices.ts'
import { CommandError } from '../command-error.ts'
import type { Context } from '../context.ts'
import { wholeNumber } from '../number-arguments.ts'
import { jsonOption, MOST_GAMES, seedOption } from '../shared-options.ts'
import { withFiles } from '../with-files.ts'
import { analysisJson, analysisText } from './analysis.ts'
import { constraintsOption, coresOption, modeOption, SEATS, seatsOption } from './board-options.ts'
import { type BoardFlags, chooseBoard } from './choose-board.ts'
import { CONSTRAINT_HELP } from './constraints.ts'
import { adviceJson, boardJson, cardJson, planJson, sharesJson } from './json.ts'
import { pictureOf } from './picture.ts'
import { placedJson, readPlaced } from './placed.ts'
import { planText } from './plan-text.ts'
import { playOnBoards } from './play-on-boards.ts'
import { adviceText, boardText, cardText, sharesText } from './text.ts'

interface Flags extends BoardFlags {
  readonly draft: DraftKind
  readonly advise?: AdviceMethod
  readonly seat: number
  readonly plan?: AdviceMethod
  readonly placed?: string
  readonly analysis?: true
  readonly svg?: string
  readonly fairnessGames?: number
  readonly bot: string
  readonly workers: number
  readonly json?: true
}

export function addShow(board: Command, context: Context): void {
  board
    .command('show', { isDefault: true })
    .description(
      'show a board with its fairness card; optionally advice, a setup plan, analysis, a picture and games on it',
    )
    .addOption(modeOption())
    .addOption(seedOption())
    .addOption(constraintsOption())
    .addOption(
      new Option('--code <code>', 'show the board with this code instead of generating one').conflicts([
        'mode',
        'constraints',
      ]),
    )
    .addOption(seatsOption())
    .addOption(
      new Option('--draft <method>', 'how all seats draft for the fairness card').choices(DRAFTS).default('greedy'),
    )
    .addOption(
      new Option('--advise <method>', 'recommend the best settlements, by this method').choices(ADVICE_METHODS),
    )
    .option(
      '--seat <number>',
      'seat to advise, in draft order from 1 (JSON counts seats from 0)',
      wholeNumber(1, SEATS.max),
      1,
    )
    .addOption(
      new Option('--plan <method>', 'plan the setup of all seats, in draft order, by this method').choices(
        ADVICE_METHODS,
      ),
    )
    .option('--placed <list>', 'settlements and roads already placed, in draft order, such as v22:22-28,v41:36-41')
    .option('--analysis', 'list the production of hexes and corners; in JSON also adjacency')
    .option(
      '--svg <file>',
      'draw the board: with --advise the heat map and best settlements, otherwise with --plan the plan, with --placed what is placed, or the draft',
    )
    .addOption(
      // They start from an empty board.
      new Option('--fairness-games <number>', 'play this many games on the board and count wins by draft seat')
        .argParser(wholeNumber(1, MOST_GAMES))
        .conflicts('placed'),
    )
    .option('--bot <bot>', 'bot on every seat of these games', 'greedy')
    .addOption(coresOption())
    .addOption(jsonOption())
    .addHelpText('after', CONSTRAINT_HELP)
    .addHelpText('after', '\nExample: serai board show --mode fair --seed 7 --advise expert --svg board.svg')
    .action((flags: Flags, command: Command) => {
      refuseIdleFlags(flags, command)
      return show(flags, context)
    })
}

/** Flags that would be without effect. */
function refuseIdleFlags(flags: Flags, command: Command): void {
  const isGiven = (name: string) => command.getOptionValueSource(name) === 'cli'
  if (isGiven('seat') && flags.advise === undefined) throw new CommandError('--seat needs --advise')
  if (flags.seat > flags.seats) throw new CommandError(`--seat ${flags.seat}: there are only ${flags.seats} seats`)
  if (flags.fairnessGames !== undefined) return
  if (isGiven('bot')) throw new CommandError('--bot needs --fairness-games')
  // The games need a seed of their own, the board of a code does not.
  if (flags.code !== undefined && isGiven('seed')) throw new CommandError('--seed with --code needs --fairness-games')
}

async function show(flags: Flags, context: Context): Promise<void> {
  const chosen = chooseBoard(flags)
  const placed = flags.placed === undefined ? null : readPlaced(chosen, flags.seats, flags.placed)
  await withFiles([flags.svg], async ([file]) => {
    const position = placed?.position ?? emptyDraft(chosen, flags.seats)
    const placements = placed?.placements ?? []
    const card = setupFairnessCard(position, placements, flags.draft)
    const advice = flags.advise === undefined ? null : adviceFor(position, flags, flags.advise)
    const plan = flags.plan === undefined ? null : setupPlan(position, placements, flags.plan)
    const measured =
      flags.fairnessGames === undefined ? null : await measure(chosen, flags, flags.fairnessGames, context)
    file?.write(boardSvg(chosen, pictureOf(chosen, { placed, advice, plan, card })))
    file?.finish()
    if (flags.json) {
      const json: JsonObject = {
        ...boardJson(chosen),
        ...(placed ? { placed: placedJson(placed) } : {}),
        fairness: cardJson(card),
        advice: advice && adviceJson(advice),
        ...(plan ? { plan: planJson(plan) } : {}),
        ...(flags.analysis ? { analysis: analysisJson(chosen) } : {}),
        ...(measured ? { measured: sharesJson(measured) } : {}),
      }
      await context.out(`${JSON.stringify(json)}\n`)
      return
    }
    const parts = [boardText(position), cardText(card, placements.length)]
    if (advice) parts.push(adviceText(advice, flags.seats))
    if (plan) parts.push(planText(plan))
    if (flags.analysis) parts.push(analysisText(chosen))
    if (measured) parts.push(sharesText(`${flags.seats} ${flags.bot} bots on this board, seed ${flags.seed}`, measured))
    await context.out(parts.join('\n'))
  })
}

function adviceFor(position: CatanState, flags: Flags, method: AdviceMethod): Advice {
  const advice = advise(position, flags.seat - 1, method)
  if (isRefusal(advice)) throw new CommandError(`seat ${flags.seat} has already placed everything`)
  return advice
}

function measure(board: Board, flags: Flags, games: number, context: Context): Promise<SeatSharesFigures> {
  const { seats, seed, workers } = flags
  const bot = chooseBot(findGame(catan.id)!, flags.bot)
  return playOnBoards({ board, gamesPerBoard: games, bot, seats, seed }, games, workers, context)
}
