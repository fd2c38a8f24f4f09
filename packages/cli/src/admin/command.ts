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

/** The command, its route, on or off, its description, and what it prints. */
const RESTRICTIONS = [
  ['mute', 'mute', true, 'stop a person from chatting', 'is muted'],
  ['unmute', 'mute', false, 'allow a person to chat again', 'can chat again'],
  ['ban', 'ban', true, 'ban a person and close their connections', 'is banned'],
  ['unban', 'ban', false, 'lift a ban', 'is no longer banned'],
] as const

/** The tools of the person who runs a server. */
export function addAdmin(program: Command, context: Context): void {
  const admin = program
    .command('admin')
    .description('administer a running server: status, close tables, mute and ban people')
    .option('--url <address>', 'address of the server', HERE)
    .addOption(adminTokenOption('file with the admin token of the server'))
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    // Its options are those of everything below it, too.
    .configureHelp({ showGlobalOptions: true })

  admin
    .command('overview')
    .description('show servers, open and running tables, and people with their ids')
    .action(async (_: unknown, command: Command) => {
      const { client, json } = clientOf(command)
      const overview = await client.request('GET', '/overview', Overview)
      await context.out(json ? `${JSON.stringify(overview)}\n` : overviewText(overview))
    })

  admin
    .command('remove')
    .argument('<table>', 'id of the table, as listed by overview')
    .description('close a table; its game is not rated')
    .requiredOption('--reason <text>', 'reason, shown to the people at the table')
    .action(async (table: string, { reason }: { reason: string }, command: Command) => {
      if (table === '') throw new CommandError('no table id given; serai admin overview lists the ids')
      const { client, json } = clientOf(command)
      const path = `/tables/${encodeURIComponent(table)}`
      const summary = await client.request('DELETE', path, TableSummary, { reason })
      await context.out(json ? `${JSON.stringify(summary)}\n` : `Table ${table} is closed: ${summary.removed}\n`)
    })

  for (const [name, route, on, described, told] of RESTRICTIONS) {
    const command = admin
      .command(name)
      .argument('<person>', 'id as listed by overview, or account name')
      .description(described)
      // One id in 64 begins with a dash.
      .allowUnknownOption()
    if (on)
      command.option('--reason <text>', route === 'ban' ? 'reason, shown to the person' : 'reason, listed by overview')
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
    throw new CommandError(`--url must be an http or https address such as ${HERE}, not "${flags.url}"`)
  }
  const token = adminToken(flags)
  if (!token) throw new CommandError('no admin token: use --admin-token-file, or set SERAI_ADMIN_TOKEN')
  return { client: new AdminClient(flags.url, token), json: flags.json === true }
}
