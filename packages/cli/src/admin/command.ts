import { Overview, PersonStanding, TableSummary } from '@serai/protocol'
import type { Command } from 'commander'
import { adminToken, adminTokenOption, type TokenFlags } from '../admin-token.ts'
import { CommandError } from '../command-error.ts'
import type { Context } from '../context.ts'
import { jsonOption } from '../shared-options.ts'
import { AdminClient } from './admin-client.ts'
import { overviewText } from './overview-text.ts'

interface Flags extends TokenFlags {
  readonly url: string
  readonly json?: true
  readonly reason?: string
}

const HERE = 'http://localhost:3000'

const EXAMPLES = `
Examples:
  serai admin overview
  serai admin mute Mira
  serai admin ban rY3kQm0Zt8uVbNxA --reason "Insults" --url https://serai.example.org`

/** What is done to a person, by which route, and how it is told. */
const RESTRICTIONS = [
  ['mute', 'mute', true, 'keep a person from chatting anywhere', 'cannot chat any more'],
  ['unmute', 'mute', false, 'let a person chat again', 'may chat again'],
  ['ban', 'ban', true, 'keep a person from doing anything, and close what they have open', 'is kept out'],
  ['unban', 'ban', false, 'let a person come in again', 'may come in again'],
] as const

/** The tools of the person who runs a server. */
export function addAdmin(program: Command, context: Context): void {
  const admin = program
    .command('admin')
    .description('look after a running house: what runs, who is there, and who has to go')
    .option('--url <address>', 'where the house is', HERE)
    .addOption(adminTokenOption('the token that the house was started with'))
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    // Its options are those of everything below it, too.
    .configureHelp({ showGlobalOptions: true })

  admin
    .command('overview')
    .description('the servers, the tables that are open or running, and the people with their ids')
    .action(async (_: unknown, command: Command) => {
      const { client, json } = clientOf(command)
      const overview = await client.request('GET', '/overview', Overview)
      await context.out(json ? `${JSON.stringify(overview)}\n` : overviewText(overview))
    })

  admin
    .command('remove <table>')
    .description('end a table; everybody there is told why, and it counts for nobody')
    .requiredOption('--reason <text>', 'why')
    .action(async (table: string, { reason }: { reason: string }, command: Command) => {
      if (table === '') throw new CommandError('which table? serai admin overview lists the ids')
      const { client, json } = clientOf(command)
      const path = `/tables/${encodeURIComponent(table)}`
      const summary = await client.request('DELETE', path, TableSummary, { reason })
      await context.out(json ? `${JSON.stringify(summary)}\n` : `The table ${table} is ended: ${summary.removed}\n`)
    })

  for (const [name, route, on, described, told] of RESTRICTIONS) {
    const command = admin
      .command(`${name} <person>`)
      .description(`${described}: by their id, which overview lists, or by the name of their account`)
      // One id in 64 begins with a dash.
      .allowUnknownOption()
    if (on) command.option('--reason <text>', route === 'ban' ? 'why; the person is told' : 'why')
    command.action(async (person: string, { reason = '' }: { reason?: string }) => {
      const { client, json } = clientOf(command)
      const path = `/people/${encodeURIComponent(person)}/${route}`
      const standing = await client.request('POST', path, PersonStanding, { on, reason })
      const why = reason === '' ? '.' : `: ${reason}`
      await context.out(json ? `${JSON.stringify(standing)}\n` : `${standing.name} (${standing.id}) ${told}${why}\n`)
    })
  }
}

function clientOf(command: Command): { readonly client: AdminClient; readonly json: boolean } {
  const flags = command.optsWithGlobals<Flags>()
  if (!URL.canParse(flags.url) || !/^https?:$/.test(new URL(flags.url).protocol)) {
    throw new CommandError(`--url ${flags.url}: it looks like ${HERE}`)
  }
  const token = adminToken(flags)
  if (!token) throw new CommandError('which token? Name its file with --admin-token-file, or set SERAI_ADMIN_TOKEN')
  return { client: new AdminClient(flags.url, token), json: flags.json === true }
}
