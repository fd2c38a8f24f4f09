import { findGame } from '@serai/bots'
import { compareSeen, isRefusal, type Log, parseLog, type Refusal, verifyLog } from '@serai/kernel'
import type { Command } from 'commander'
import { CommandError, NegativeResult } from '../command-error.ts'
import type { Context } from '../context.ts'
import { wholeNumber } from '../number-arguments.ts'
import { findLog, gamesText, readText } from '../replay/log-file.ts'
import { jsonOption } from '../shared-options.ts'
import { forgedJson, forgedText, type VerifiedGame, verifiedJson, verifiedText } from './report.ts'

interface Flags {
  readonly commitment?: string
  readonly seen?: string
  readonly gameNumber: number
  readonly json?: true
}

export function addVerify(program: Command, context: Context): void {
  program
    .command('verify')
    .description('verify the dice and log of a finished game')
    .argument('<file>', 'log of a finished game, downloaded from a server')
    .option('--commitment <hex>', 'commitment shown before the game, to compare with the log')
    .option('--seen <file>', 'log saved during the game by a player or spectator, to compare')
    .option('--game-number <number>', 'number of the game, if the file contains several', wholeNumber(1), 1)
    .addOption(jsonOption())
    .addHelpText('after', '\nExit code: 0 verified, 1 forged, 2 cannot be verified (for example a simulated game).')
    .addHelpText('after', '\nExample: serai verify game.ndjson')
    .action((file: string, flags: Flags) => verify(file, flags, context))
}

async function verify(path: string, flags: Flags, context: Context): Promise<void> {
  const { verdict, linesBefore } = examine(path, flags, context)
  const isForged = isRefusal(verdict)
  const json = isForged ? forgedJson(verdict, linesBefore) : verifiedJson(verdict)
  const text = isForged ? forgedText(verdict, linesBefore) : verifiedText(verdict)
  await context.out(flags.json ? `${JSON.stringify(json)}\n` : text)
  if (isForged) throw new NegativeResult()
}

function examine(path: string, flags: Flags, context: Context) {
  const found = findLog(readText(path), flags.gameNumber)
  if (found.logs === 0) throw new CommandError(`${path} is empty`)
  if (!('text' in found))
    throw new CommandError(`--game-number ${flags.gameNumber}: ${path} contains ${gamesText(found.logs)}`)
  const { text, linesBefore } = found
  const log = parseLog((id) => findGame(id, context.games), text)
  if (isRefusal(log)) {
    // Without a header nothing was promised; a broken line after one is somebody's doing.
    if (log.entry === undefined || log.entry === 0)
      throw new CommandError(`${path} (line ${linesBefore + Number(log.line)}): ${String(log.fault)}`)
    return { verdict: log, linesBefore }
  }
  const { header } = log
  if (header.fair && flags.commitment !== undefined && header.fair.commitment !== flags.commitment.toLowerCase()) {
    const fault = 'the commitment differs from the one given with --commitment'
    return { verdict: { code: 'E_FORGED', entry: 0, fault } satisfies Refusal, linesBefore }
  }
  const seenOtherwise = flags.seen === undefined ? null : compareSeen(log, readLog(flags.seen, context))
  if (seenOtherwise) return { verdict: seenOtherwise, linesBefore }
  const verified = verifyLog(log)
  if (!isRefusal(verified)) {
    return { verdict: { ...verified, game: header.game, fair: header.fair! } satisfies VerifiedGame, linesBefore }
  }
  if (verified.code === 'E_UNPROVEN') throw new CommandError(`${path} cannot be verified: ${String(verified.fault)}`)
  return { verdict: verified, linesBefore }
}

/** What somebody kept themselves is not under suspicion: a fault in it is a mistake. */
function readLog(path: string, { games }: Context): Log {
  const log = parseLog((id) => findGame(id, games), readText(path))
  if (isRefusal(log)) throw new CommandError(`${path} (line ${String(log.line)}): ${String(log.fault)}`)
  return log
}
