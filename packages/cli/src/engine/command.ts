import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { LineSplitter } from './line-splitter.ts'
import { OPERATION_NAMES } from './operations.ts'
import { replyTo } from './reply.ts'
import type { Session } from './session.ts'

const WIDTH = 76
const operations = OPERATION_NAMES.join(', ').replace(new RegExp(`(.{1,${WIDTH}})(?: |$)`, 'g'), '  $1\n')

const HELP = `
The "op" of a request is one of
${operations}
For learners: legal, offers and plays take "codes": true; check and apply take a
"code" in place of an action; encode and decode turn an action into its code and
back; observe gives what a seat sees as numbers, and which codes it has.

docs/engine.md describes them all.`

export function addEngine(program: Command, context: Context): void {
  program
    .command('engine')
    .description('run the rules engine over JSON lines on standard input and output, for programs in any language')
    .addHelpText('after', HELP)
    .addHelpText('after', '\nExample: echo \'{"id":1,"op":"start","game":"catan","seed":7}\' | serai engine')
    .action(() => serve(context))
}

async function serve(context: Context): Promise<void> {
  const session: Session = { games: context.games, position: null }
  const splitter = new LineSplitter()
  for await (const chunk of context.input) {
    for (const line of splitter.push(chunk)) await context.out(replyTo(session, line))
  }
  for (const line of splitter.flush()) await context.out(replyTo(session, line))
}
