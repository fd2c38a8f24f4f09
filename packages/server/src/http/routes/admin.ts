import { refuse } from '@serai/kernel'
import {
  BanRequest,
  Overview,
  PersonPath,
  PersonStanding,
  RemovalRequest,
  TablePath,
  TableSummary,
} from '@serai/protocol'
import type { Ban } from '../../store/people-store.ts'
import { granted, Refused } from '../failure.ts'
import { ownReport } from '../operations/report.ts'
import { nameKey } from '../people/account-name.ts'
import { banned } from '../people/credential.ts'
import { isSame } from '../people/secrets.ts'
import type { App, Services } from '../services.ts'
import { failures } from './answers.ts'

/** The tools of whoever runs the server. Without a token for them, they are not there. */
export function addAdmin(app: App, services: Services): void {
  const { tables, people, store, lines, nodes, settings, now } = services
  const { adminToken } = settings
  if (adminToken === null) return

  const admins = {
    config: { ignoresCaller: true },
    // Before anything is read, as for everybody else.
    onRequest: async ({ headers }: { headers: { authorization?: string | undefined } }) => {
      const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
      if (!isSame(token, adminToken)) throw new Refused(refuse('E_ADMIN'))
    },
  }
  const security = [{ admin: [] }]

  const named = async (id: string) => ({ id, name: (await people.find(id))?.name ?? '' })
  const standingOf = async ({ person, isMuted, isBanned, reason }: Ban): Promise<PersonStanding> => ({
    ...(await named(person)),
    isMuted,
    isBanned,
    reason,
  })

  app.get(
    '/api/admin/overview',
    {
      ...admins,
      schema: { security, summary: 'Servers, tables and connected people', response: { 200: Overview, ...failures } },
    },
    async () => {
      const [all, bans, others] = await Promise.all([
        tables.all(),
        store.listBans(),
        nodes?.others() ?? { reports: [], silent: 0 },
      ])
      const reports = [ownReport(app, services), ...others.reports]
      const counts = new Map<string, number>()
      for (const [id, count] of reports.flatMap(({ here }) => here)) counts.set(id, (counts.get(id) ?? 0) + count)
      return {
        tables: all,
        here: await Promise.all([...counts].map(async ([id, connections]) => ({ ...(await named(id)), connections }))),
        restricted: await Promise.all(bans.filter(({ isMuted, isBanned }) => isMuted || isBanned).map(standingOf)),
        nodes: reports.map(({ load }) => load),
        silentNodes: others.silent,
      }
    },
  )

  app.delete(
    '/api/admin/tables/:id',
    {
      ...admins,
      schema: {
        security,
        summary: 'Close a table; the people there see the reason, and the dice are revealed',
        params: TablePath,
        body: RemovalRequest,
        response: { 200: TableSummary, ...failures },
      },
    },
    async ({ params, body }) => granted(await tables.remove(params.id, body.reason)),
  )

  type Change = { readonly isMuted: boolean } | { readonly isBanned: boolean }
  const restrict = async (meant: string, change: Change, reason: string): Promise<PersonStanding> => {
    // An id comes first: a name may be chosen to look like one.
    const id = (await people.find(meant))?.id ?? (await store.findAccount(nameKey(meant)))?.person
    if (id === undefined) throw new Refused(refuse('E_PERSON_UNKNOWN'))
    const ban = await store.restrict({ ...change, person: id, reason, changedAt: now() })
    if (ban.isBanned) lines.end(id, () => true, banned(ban.reason))
    return standingOf(ban)
  }
  const schema = { security, params: PersonPath, body: BanRequest, response: { 200: PersonStanding, ...failures } }

  app.post(
    '/api/admin/people/:id/mute',
    { ...admins, schema: { ...schema, summary: 'Mute or unmute a person' } },
    ({ params, body: { on, reason } }) => restrict(params.id, { isMuted: on }, reason),
  )

  app.post(
    '/api/admin/people/:id/ban',
    { ...admins, schema: { ...schema, summary: 'Ban or unban a person' } },
    ({ params, body: { on, reason } }) => restrict(params.id, { isBanned: on }, reason),
  )
}
