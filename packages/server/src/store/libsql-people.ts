import type { CallName, Calls } from './calls.ts'
import type {
  AccountRow,
  Ban,
  Leader,
  PeopleStore,
  PlayedGame,
  RatingRow,
  Restriction,
  SessionRow,
  TableEnd,
} from './people-store.ts'

/** The part of the libsql store that is about people: each call goes to the thread as it is. */
export abstract class LibsqlPeople implements PeopleStore {
  createAccount(account: AccountRow): Promise<boolean> {
    return this.call('createAccount', account)
  }

  renameAccount(person: string, name: string, key: string): Promise<boolean> {
    return this.call('renameAccount', person, name, key)
  }

  changePassword(person: string, from: string, to: string): Promise<boolean> {
    return this.call('changePassword', person, from, to)
  }

  findAccount(key: string): Promise<AccountRow | null> {
    return this.call('findAccount', key)
  }

  accountOf(person: string): Promise<AccountRow | null> {
    return this.call('accountOf', person)
  }

  deletePerson(person: string): Promise<void> {
    return this.call('deletePerson', person)
  }

  saveSession(session: SessionRow): Promise<void> {
    return this.call('saveSession', session)
  }

  findSession(hash: string): Promise<SessionRow | null> {
    return this.call('findSession', hash)
  }

  touchSession(hash: string, seenAt: number): Promise<void> {
    return this.call('touchSession', hash, seenAt)
  }

  listSessions(person: string): Promise<readonly SessionRow[]> {
    return this.call('listSessions', person)
  }

  deleteSession(hash: string): Promise<boolean> {
    return this.call('deleteSession', hash)
  }

  recordEnd(end: TableEnd): Promise<'recorded' | 'repeated' | 'conflict'> {
    return this.call('recordEnd', end)
  }

  listUnrecorded(limit: number): Promise<readonly string[]> {
    return this.call('listUnrecorded', limit)
  }

  ratingsOf(person: string): Promise<readonly RatingRow[]> {
    return this.call('ratingsOf', person)
  }

  leaders(game: string, limit: number): Promise<readonly Leader[]> {
    return this.call('leaders', game, limit)
  }

  playedBy(person: string, limit: number, before?: number): Promise<readonly PlayedGame[]> {
    return this.call('playedBy', person, limit, before)
  }

  playedAt(table: string): Promise<readonly PlayedGame[]> {
    return this.call('playedAt', table)
  }

  countPlayed(person: string): Promise<{ over: number; abandoned: number }> {
    return this.call('countPlayed', person)
  }

  restrict(change: Restriction): Promise<Ban> {
    return this.call('restrict', change)
  }

  readBan(person: string): Promise<Ban | null> {
    return this.call('readBan', person)
  }

  listBans(): Promise<readonly Ban[]> {
    return this.call('listBans')
  }

  protected abstract call<Name extends CallName>(
    name: Name,
    ...args: Parameters<Calls[Name]>
  ): Promise<ReturnType<Calls[Name]>>
}
