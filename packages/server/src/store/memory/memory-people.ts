import { MemoryTableStore } from '@serai/tables'
import type {
  AccountRow,
  Ban,
  Leader,
  Looks,
  PeopleStore,
  PlayedGame,
  RatingRow,
  Restriction,
  SessionRow,
  TableEnd,
} from '../people-store.ts'
import { restricted } from '../restricted.ts'

type Kept = Omit<PeopleStore, 'listUnrecorded'>

const areAlike = (looks: Looks, others: Looks): boolean => looks.some((look) => others.includes(look))
const byPerson = (a: AccountRow, b: AccountRow): number => (a.person < b.person ? -1 : 1)
const byTime = (a: PlayedGame, b: PlayedGame): number => b.endedAt - a.endedAt || (a.table < b.table ? -1 : 1)

/** The part of the memory store that is about people, on top of the one that is about tables. */
export class MemoryPeople extends MemoryTableStore implements Kept {
  readonly #accounts = new Map<string, AccountRow>()
  readonly #sessions = new Map<string, SessionRow>()
  readonly #ratings = new Map<string, RatingRow>()
  #played: PlayedGame[] = []
  readonly #recorded = new Set<string>()
  readonly #bans = new Map<string, Ban>()

  async createAccount(account: AccountRow): Promise<boolean> {
    if (this.#accounts.has(account.person) || this.#isTaken(account)) return false
    this.#accounts.set(account.person, { ...account })
    return true
  }

  async renameAccount(person: string, name: string, key: string, looks: Looks): Promise<boolean> {
    const account = this.#accounts.get(person)
    if (!account || this.#isTaken({ person, key, looks })) return false
    this.#accounts.set(person, { ...account, name, key, looks })
    return true
  }

  async changePassword(person: string, from: string, to: string): Promise<boolean> {
    const account = this.#accounts.get(person)
    if (!account || (account.hash !== from && account.hash !== to)) return false
    this.#accounts.set(person, { ...account, hash: to })
    return true
  }

  async findAccount(key: string): Promise<AccountRow | null> {
    return [...this.#accounts.values()].find((account) => account.key === key) ?? null
  }

  async findAlike(looks: Looks): Promise<readonly AccountRow[]> {
    return [...this.#accounts.values()].filter((account) => areAlike(account.looks, looks)).sort(byPerson)
  }

  async listUnseen(after: string, limit: number): Promise<readonly AccountRow[]> {
    return [...this.#accounts.values()]
      .filter(({ person, looks }) => looks[0] === '' && person > after)
      .sort(byPerson)
      .slice(0, limit)
  }

  async saveLooks(key: string, looks: Looks): Promise<void> {
    const account = await this.findAccount(key)
    if (account) this.#accounts.set(account.person, { ...account, looks })
  }

  async accountOf(person: string): Promise<AccountRow | null> {
    return this.#accounts.get(person) ?? null
  }

  async deletePerson(person: string): Promise<void> {
    this.#accounts.delete(person)
    this.#bans.delete(person)
    for (const { hash } of await this.listSessions(person)) this.#sessions.delete(hash)
    for (const [key, rating] of this.#ratings) if (rating.person === person) this.#ratings.delete(key)
    this.#played = this.#played.filter((game) => game.person !== person)
  }

  async saveSession(session: SessionRow): Promise<void> {
    this.#sessions.set(session.hash, { ...session })
  }

  async findSession(hash: string): Promise<SessionRow | null> {
    return this.#sessions.get(hash) ?? null
  }

  async touchSession(hash: string, seenAt: number): Promise<void> {
    const session = this.#sessions.get(hash)
    if (session) this.#sessions.set(hash, { ...session, seenAt })
  }

  async listSessions(person: string): Promise<readonly SessionRow[]> {
    return [...this.#sessions.values()]
      .filter((session) => session.person === person)
      .sort((a, b) => b.seenAt - a.seenAt || (a.hash < b.hash ? -1 : 1))
  }

  async deleteSession(hash: string): Promise<boolean> {
    return this.#sessions.delete(hash)
  }

  async recordEnd({ table, played, ratings }: TableEnd): Promise<'recorded' | 'repeated' | 'conflict'> {
    if (this.#recorded.has(table)) return 'repeated'
    const isNext = (row: RatingRow) => (this.#ratings.get(keyOf(row))?.games ?? 0) === row.games - 1
    if (!ratings.every(isNext)) return 'conflict'
    this.#recorded.add(table)
    this.#played.push(...played.map((game) => ({ ...game })))
    for (const row of ratings) this.#ratings.set(keyOf(row), { ...row, numbers: [...row.numbers] })
    return 'recorded'
  }

  async ratingsOf(person: string): Promise<readonly RatingRow[]> {
    return [...this.#ratings.values()]
      .filter((rating) => rating.person === person)
      .sort((a, b) => (a.game < b.game ? -1 : 1))
  }

  async leaders(game: string, limit: number): Promise<readonly Leader[]> {
    return [...this.#ratings.values()]
      .flatMap((rating) => {
        const account = this.#accounts.get(rating.person)
        return rating.game === game && account ? [{ ...rating, name: account.name }] : []
      })
      .sort(
        (a, b) =>
          Number(a.isProvisional) - Number(b.isProvisional) || b.shown - a.shown || (a.person < b.person ? -1 : 1),
      )
      .slice(0, limit)
  }

  async playedBy(person: string, limit: number, before = Number.POSITIVE_INFINITY): Promise<readonly PlayedGame[]> {
    return this.#played
      .filter((game) => game.person === person && game.endedAt < before)
      .sort(byTime)
      .slice(0, limit)
  }

  async playedAt(table: string): Promise<readonly PlayedGame[]> {
    return this.#played.filter((game) => game.table === table).sort((a, b) => a.seat - b.seat)
  }

  async countPlayed(person: string) {
    const games = this.#played.filter((game) => game.person === person && game.people > 1)
    const over = games.filter(({ status }) => status === 'over').length
    return { over, abandoned: games.length - over }
  }

  async restrict(change: Restriction): Promise<Ban> {
    const ban = restricted(this.#bans.get(change.person) ?? null, change)
    this.#bans.set(ban.person, ban)
    return ban
  }

  async readBan(person: string): Promise<Ban | null> {
    return this.#bans.get(person) ?? null
  }

  async listBans(): Promise<readonly Ban[]> {
    return [...this.#bans.values()].sort((a, b) => b.changedAt - a.changedAt || (a.person < b.person ? -1 : 1))
  }

  protected isRecorded(table: string): boolean {
    return this.#recorded.has(table)
  }

  #isTaken({ person, key, looks }: Pick<AccountRow, 'person' | 'key' | 'looks'>): boolean {
    const others = [...this.#accounts.values()].filter((account) => account.person !== person)
    return others.some((account) => account.key === key || areAlike(account.looks, looks))
  }
}

function keyOf({ person, game }: RatingRow): string {
  return JSON.stringify([person, game])
}
