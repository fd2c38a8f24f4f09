import { accountOf, banOf, playedOf, ratingOf, sessionOf } from '../people-rows.ts'
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
import { quoted, unquoted } from '../quoted.ts'
import { restricted } from '../restricted.ts'
import type { Calls } from './calls.ts'
import { LibsqlSql } from './libsql-sql.ts'

/** The calls about people as SQL. */
export class LibsqlPeopleCalls extends LibsqlSql implements Pick<Calls, keyof PeopleStore> {
  createAccount({ person, name, key, looks, hash, createdAt }: AccountRow): boolean {
    if (this.findAlike(looks).length > 0) return false
    const sql = `INSERT INTO accounts (person, name, key, hash, created_at, look, small_look)
      VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`
    return this.run(sql, [person, quoted(name), quoted(key), hash, createdAt, ...looks.map(quoted)]) === 1
  }

  renameAccount(person: string, name: string, key: string, looks: Looks): boolean {
    if (this.findAlike(looks).some((account) => account.person !== person)) return false
    const sql = 'UPDATE OR IGNORE accounts SET name = ?, key = ?, look = ?, small_look = ? WHERE person = ?'
    return this.run(sql, [quoted(name), quoted(key), ...looks.map(quoted), person]) === 1
  }

  changePassword(person: string, from: string, to: string): boolean {
    return this.run('UPDATE accounts SET hash = ? WHERE person = ? AND hash IN (?, ?)', [to, person, from, to]) === 1
  }

  findAccount(key: string): AccountRow | null {
    return accountOf(this.get('SELECT * FROM accounts WHERE key = ?', [quoted(key)]))
  }

  accountOf(person: string): AccountRow | null {
    return accountOf(this.get('SELECT * FROM accounts WHERE person = ?', [person]))
  }

  findAlike(looks: Looks): AccountRow[] {
    const sql = 'SELECT * FROM accounts WHERE look IN (?, ?) OR small_look IN (?, ?) ORDER BY person'
    const values = looks.map(quoted)
    return this.all(sql, [...values, ...values]).map((row) => accountOf(row)!)
  }

  listUnseen(after: string, limit: number): AccountRow[] {
    const sql = 'SELECT * FROM accounts WHERE look = ? AND person > ? ORDER BY person LIMIT ?'
    return this.all(sql, [quoted(''), after, limit]).map((row) => accountOf(row)!)
  }

  saveLooks(key: string, looks: Looks): void {
    this.run('UPDATE accounts SET look = ?, small_look = ? WHERE key = ?', [...looks.map(quoted), quoted(key)])
  }

  deletePerson(person: string): void {
    for (const table of ['accounts', 'sessions', 'tokens', 'ratings', 'played', 'bans']) {
      this.run(`DELETE FROM ${table} WHERE person = ?`, [person])
    }
    this.run('DELETE FROM people WHERE id = ?', [person])
  }

  saveSession({ hash, person, label, createdAt, seenAt }: SessionRow): void {
    const sql = 'INSERT OR REPLACE INTO sessions VALUES (?, ?, ?, ?, ?)'
    this.run(sql, [hash, person, quoted(label), createdAt, seenAt])
  }

  findSession(hash: string): SessionRow | null {
    const row = this.get('SELECT * FROM sessions WHERE hash = ?', [hash])
    return row ? sessionOf(row) : null
  }

  touchSession(hash: string, seenAt: number): void {
    this.run('UPDATE sessions SET seen_at = ? WHERE hash = ?', [seenAt, hash])
  }

  listSessions(person: string): SessionRow[] {
    return this.all('SELECT * FROM sessions WHERE person = ? ORDER BY seen_at DESC, hash', [person]).map(sessionOf)
  }

  deleteSession(hash: string): boolean {
    return this.run('DELETE FROM sessions WHERE hash = ?', [hash]) === 1
  }

  recordEnd({ table, played, ratings }: TableEnd): 'recorded' | 'repeated' | 'conflict' {
    if (this.get('SELECT table_id FROM recorded WHERE table_id = ?', [table])) return 'repeated'
    // Nothing is written before it is clear that all of it will be.
    if (!ratings.every((row) => this.#gamesOf(row) === row.games - 1)) return 'conflict'
    this.run('INSERT INTO recorded VALUES (?)', [table])
    for (const game of played) this.run('INSERT INTO played VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', columnsOf(game))
    for (const { person, game, numbers, shown, isProvisional, games, updatedAt } of ratings) {
      this.run('INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?)', [
        person,
        game,
        JSON.stringify(numbers),
        shown,
        isProvisional ? 1 : 0,
        games,
        updatedAt,
      ])
    }
    return 'recorded'
  }

  listUnrecorded(limit: number): string[] {
    const sql = `SELECT id FROM tables WHERE status IN ('over', 'abandoned')
      AND NOT EXISTS (SELECT 1 FROM recorded WHERE table_id = id) ORDER BY changed_at, id LIMIT ?`
    return this.first(sql, [], limit, (row) => row.id as string)
  }

  ratingsOf(person: string): RatingRow[] {
    return this.all('SELECT * FROM ratings WHERE person = ? ORDER BY game', [person]).map(ratingOf)
  }

  leaders(game: string, limit: number): Leader[] {
    const sql = `SELECT ratings.*, accounts.name FROM ratings JOIN accounts USING (person) WHERE game = ?
      ORDER BY is_provisional, shown DESC, person LIMIT ?`
    return this.all(sql, [game, limit]).map((row) => ({ ...ratingOf(row), name: unquoted(row.name) }))
  }

  playedBy(person: string, limit: number, before = Number.MAX_SAFE_INTEGER): PlayedGame[] {
    const sql = 'SELECT * FROM played WHERE person = ? AND ended_at < ? ORDER BY ended_at DESC, table_id LIMIT ?'
    return this.all(sql, [person, before, limit]).map(playedOf)
  }

  playedAt(table: string): PlayedGame[] {
    return this.all('SELECT * FROM played WHERE table_id = ? ORDER BY seat', [table]).map(playedOf)
  }

  countPlayed(person: string): { over: number; abandoned: number } {
    const sql = `SELECT count(*) AS games, coalesce(sum(status = 'over'), 0) AS over FROM played
      WHERE person = ? AND people > 1`
    const row = this.get(sql, [person])!
    const over = row.over as number
    return { over, abandoned: (row.games as number) - over }
  }

  restrict(change: Restriction): Ban {
    const ban = restricted(this.readBan(change.person), change)
    const values = [ban.person, ban.isMuted ? 1 : 0, ban.isBanned ? 1 : 0, quoted(ban.reason), ban.changedAt]
    this.run('INSERT OR REPLACE INTO bans VALUES (?, ?, ?, ?, ?)', values)
    return ban
  }

  readBan(person: string): Ban | null {
    const row = this.get('SELECT * FROM bans WHERE person = ?', [person])
    return row ? banOf(row) : null
  }

  listBans(): Ban[] {
    return this.all('SELECT * FROM bans ORDER BY changed_at DESC, person', []).map(banOf)
  }

  #gamesOf({ person, game }: RatingRow): number {
    const row = this.get('SELECT games FROM ratings WHERE person = ? AND game = ?', [person, game])
    return (row?.games as number | undefined) ?? 0
  }
}

function columnsOf(game: PlayedGame): unknown[] {
  const { table, person, status, endedAt, seat, seats, people, place, before, after } = game
  return [table, person, game.game, status, endedAt, seat, seats, people, place, before, after]
}
