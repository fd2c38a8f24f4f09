import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnyGame } from '@serai/kernel'
import type { TableService } from '@serai/tables'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Answers } from '../nodes/roll-call.ts'
import type { TableEnds } from '../ratings/table-ends.ts'
import type { Absence } from '../store/absence.ts'
import type { Store } from '../store/store.ts'
import { Backlogs } from './limits/backlogs.ts'
import { Budgets } from './limits/budgets.ts'
import { Connections } from './limits/connections.ts'
import type { Metrics } from './operations/metrics.ts'
import { Accounts } from './people/accounts.ts'
import { Identities } from './people/identities.ts'
import { OpenLines } from './people/open-lines.ts'
import { People } from './people/people.ts'
import type { Whereabouts } from './people/whereabouts.ts'
import type { Settings } from './settings.ts'

/** What the routes work with. */
export interface Services {
  readonly tables: TableService
  readonly store: Store
  readonly games: readonly AnyGame[]
  readonly people: People
  readonly accounts: Accounts
  readonly identities: Identities
  readonly lines: OpenLines
  readonly connections: Connections
  readonly backlogs: Backlogs
  readonly budgets: Budgets
  /** From where people have asked last. */
  readonly whereabouts: Whereabouts
  readonly ends: TableEnds
  readonly metrics: Metrics
  readonly settings: Settings
  readonly now: () => number
  /** Of a store that can be away for a while. */
  readonly away?: Absence
  /** Nobody is to wait for long any more for a store that is away. */
  readonly hurry?: () => void
  /** The other processes that keep the same tables. */
  readonly nodes?: { others(): Promise<Answers> }
  /** Counts over all nodes; without it this process counts for itself. */
  readonly rates?: { hit(key: string, windowMs: number): Promise<{ readonly count: number; readonly leftMs: number }> }
}

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

interface Given
  extends Pick<
    Services,
    | 'tables'
    | 'store'
    | 'games'
    | 'metrics'
    | 'settings'
    | 'now'
    | 'ends'
    | 'away'
    | 'hurry'
    | 'rates'
    | 'nodes'
    | 'whereabouts'
  > {
  /** Somebody has a new name here. */
  readonly renamed?: (person: string) => void
  /** A credential of somebody was revoked here. */
  readonly revoked?: (person: string) => void
}

/** All of them, of those that come from outside. */
export function servicesOf({ renamed, revoked, ...given }: Given): Services {
  const { tables, store, now, settings, rates } = given
  const lines = new OpenLines(revoked)
  const people = new People(store, lines, now, async (person) => {
    renamed?.(person.id)
    // They have the name, whatever becomes of showing it.
    await tables.rename(person).catch(() => {})
  })
  const attemptsPerMinute = settings.signInsPerMinute
  const accounts = new Accounts({ store, people, lines, now, attemptsPerMinute, rates })
  const connections = new Connections(settings.connections)
  const backlogs = new Backlogs(settings.mostWaiting, settings.mostWaitingOfAddress)
  const budgets = new Budgets(settings.workPerSecond, settings.workBurst)
  return {
    ...given,
    lines,
    connections,
    backlogs,
    budgets,
    people,
    accounts,
    identities: new Identities(store, people, now),
  }
}
