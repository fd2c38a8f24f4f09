import { setTimeout } from 'node:timers/promises'
import type { SimulationPlan } from '@serai/bots'
import type { Command } from 'commander'
import { chooseBots, chooseGame, chooseOptions } from '../choices.ts'
import { type Paint, paint } from '../colour.ts'
import type { Context } from '../context.ts'
import { gameHelp } from '../game-help.ts'
import { wholeNumber } from '../number-arguments.ts'
import { gameOption, seedOption, settingOption } from '../shared-options.ts'
import { type WatchEvent, watchGame } from './watch-game.ts'

interface Flags {
  readonly game: string
  readonly seats?: string
  readonly seed: number
  readonly every: number
  readonly pause: number
  readonly option: readonly string[]
}

export function addWatch(program: Command, context: Context): void {
  program
    .command('watch')
    .description('watch a game between bots in the terminal')
    .addOption(gameOption())
    .option('--seats <bots>', 'comma-separated bots, one per seat in turn order (default: random on every seat)')
    .addOption(seedOption())
    .option(
      '--every <turns>',
      'draw the board every so many turns; 0: only at the start and the end',
      wholeNumber(0),
      100,
    )
    .option('--pause <ms>', 'milliseconds to wait after each turn', wholeNumber(0, 60_000), 0)
    .addOption(settingOption())
    .addHelpText('after', '\nExample: serai watch --game catan --seed 7 --every 50')
    .addHelpText(
      'after',
      gameHelp(context.games, (game) => game.simulationOptions),
    )
    .action((flags: Flags) => watch(flags, context))
}

async function watch(flags: Flags, context: Context): Promise<void> {
  const game = chooseGame(context.games, flags.game)
  const bots = chooseBots(game, flags.seats)
  const options = chooseOptions(game, game.simulationOptions, flags.option)
  const plan: SimulationPlan = { game, options, bots, seed: flags.seed }
  const { events, state } = watchGame(plan, 1, flags.every)
  const brush = paint(context.colours)
  const names = bots.map((bot, seat) => brush.seat(seat, `${seat} ${bot.name}`))
  await context.out(`${brush.bold(`${game.title}, seed ${flags.seed}`)}: ${names.join(', ')}\n`)
  let lastTurn = -1
  for (const event of events) {
    await context.out(eventText(event, plan, brush, event.turn !== lastTurn))
    lastTurn = event.kind === 'turn' ? event.turn : -1
    if (flags.pause > 0) await setTimeout(flags.pause)
  }
  const { winner, reason } = game.result(state)!
  const outcome = winner === null ? 'No winner' : `Seat ${winner} (${bots[winner]!.name}) wins`
  await context.out(`${brush.bold(outcome)} after ${game.turnCount(state)} turns: ${reason}\n`)
}

function eventText(event: WatchEvent, { bots }: SimulationPlan, brush: Paint, isNewTurn: boolean): string {
  if (event.kind === 'board') return `\n${brush.bold(`Turn ${event.turn}`)}\n\n${event.text.trimEnd()}\n\n`
  const { seat, turn, actions } = event
  const number = (isNewTurn ? String(turn) : '').padStart(4)
  const who = seat === null ? 'chance' : brush.seat(seat, `${seat} ${bots[seat]!.name}`)
  return `${brush.dim(number)}  ${who}  ${actions.join(' · ')}\n`
}
