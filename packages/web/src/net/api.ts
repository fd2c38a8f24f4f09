import type { Json } from '@serai/kernel'
import type {
  GameInfo,
  Leader,
  Me,
  NewToken,
  Profile,
  RatingChanges,
  Reach,
  RulesRequest,
  SessionInfo,
  TableRequest,
  TableSummary,
  TokenInfo,
  WireError,
} from '@serai/protocol'

/** A refusal of the server, or that it could not be reached (`E_OFFLINE`). */
export class ApiFault extends Error {
  override readonly name = 'ApiFault'
  readonly error: WireError

  constructor(error: WireError) {
    super(error.message)
    this.error = error
  }
}

const OFFLINE = { code: 'E_OFFLINE', message: 'The server cannot be reached.' }

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(path, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiFault(OFFLINE)
  })
  if (answer.ok) return answer
  const failure = (await answer.json().catch(() => null)) as { error?: WireError } | null
  throw new ApiFault(failure?.error ?? { code: 'E_INTERNAL', message: answer.statusText })
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await send(method, path, body)).json()) as T

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`

/** The server's resources, as docs/protocol.md has them. */
export const api = {
  games: async () => (await json<{ games: readonly GameInfo[] }>('GET', '/api/games')).games,
  /** Where others find this server; refused unless asked on its own machine. */
  reach: () => json<Reach>('GET', '/api/reach'),
  me: async () => (await json<{ me: Me | null }>('GET', '/api/me')).me,
  setName: async (name: string) => (await json<{ me: Me }>('PUT', '/api/me', { name })).me,
  /** Where I sit: what goes on, newest first, then what has ended. */
  myTables: async (limit: number) =>
    (await json<{ tables: readonly TableSummary[] }>('GET', `/api/me/tables?limit=${limit}`)).tables,
  /** Games that have ended, mine or everybody's, newest first; `before` is a time, for the next page. */
  finished: async (whose: 'mine' | 'all', limit: number, before?: number) => {
    const path = whose === 'mine' ? '/api/me/finished' : '/api/finished'
    const older = before === undefined ? '' : `&before=${before}`
    return (await json<{ tables: readonly TableSummary[] }>('GET', `${path}?limit=${limit}${older}`)).tables
  },
  open: (request: Partial<TableRequest> & Pick<TableRequest, 'game' | 'seats'>) =>
    json<TableSummary>('POST', '/api/tables', request),
  table: (id: string) => json<TableSummary>('GET', table(id)),
  sit: (id: string, seat: number | null = null) => json<Json>('POST', `${table(id)}/seat`, { seat }),
  stand: (id: string) => send('DELETE', `${table(id)}/seat`),
  addBot: (id: string, level: string, seat: number | null = null) =>
    json<Json>('POST', `${table(id)}/bots`, { level, seat }),
  removeBot: (id: string, seat: number) => send('DELETE', `${table(id)}/bots/${seat}`),
  freeSeat: (id: string, seat: number) => send('DELETE', `${table(id)}/seats/${seat}`),
  mute: (id: string, person: string, on: boolean) => send('POST', `${table(id)}/mute`, { person, on }),
  seed: (id: string, seed: string) => send('POST', `${table(id)}/seed`, { seed }),
  changeRules: (id: string, rules: RulesRequest) => send('PUT', `${table(id)}/rules`, rules),
  closeTable: (id: string) => send('DELETE', table(id)),
  start: (id: string) => json<Json>('POST', `${table(id)}/start`),
  rematch: (id: string) => json<TableSummary>('POST', `${table(id)}/rematch`),
  /** Lines of JSON: the whole log once the game has ended, before that what I may know of it. */
  log: async (id: string) => (await send('GET', `${table(id)}/log`)).text(),

  tokens: async () => (await json<{ tokens: readonly TokenInfo[] }>('GET', '/api/tokens')).tokens,
  addToken: (label: string) => json<NewToken>('POST', '/api/tokens', { label }),
  deleteToken: (id: string) => send('DELETE', `/api/tokens/${encodeURIComponent(id)}`),

  signUp: async (name: string, password: string) =>
    (await json<{ me: Me }>('POST', '/api/account', { name, password })).me,
  signIn: async (name: string, password: string) =>
    (await json<{ me: Me }>('POST', '/api/session', { name, password })).me,
  signOut: () => send('DELETE', '/api/session'),
  signOutEverywhere: () => send('DELETE', '/api/sessions'),
  sessions: async () => (await json<{ sessions: readonly SessionInfo[] }>('GET', '/api/sessions')).sessions,
  endSession: (id: string) => send('DELETE', `/api/sessions/${encodeURIComponent(id)}`),
  setPassword: (old: string, password: string) => send('PUT', '/api/account/password', { old, password }),
  deleteAccount: (password: string) => send('DELETE', '/api/account', { password }),
  /** `before` is a time, for the next page of games. */
  profile: (name: string, before?: number) =>
    json<Profile>('GET', `/api/people/${encodeURIComponent(name)}${before === undefined ? '' : `?before=${before}`}`),
  leaders: async (game: string) =>
    (await json<{ leaders: readonly Leader[] }>('GET', `/api/leaderboard/${encodeURIComponent(game)}`)).leaders,
  ratingChanges: (id: string) => json<RatingChanges>('GET', `${table(id)}/ratings`),
}

const MINE = 0

/** A table at which I sit; its id. */
export async function openTable(request: TableRequest): Promise<string> {
  const { id } = await api.open({ ...request, seat: MINE })
  return id
}

/** A game against bots that has begun; its table's id. Others may watch it. */
export async function playBots(request: Pick<TableRequest, 'game' | 'seats' | 'options' | 'clock'>, level: string) {
  const { id } = await api.open({ ...request, isPrivate: false, seat: MINE, bots: { level }, start: true })
  return id
}
