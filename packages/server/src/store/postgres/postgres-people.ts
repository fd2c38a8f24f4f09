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
import type { Row } from './link.ts'

/** The part of the PostgreSQL store that is about people. Everything may be asked twice: the first answer may be lost. */
export abstract class PostgresPeople implements PeopleStore {
  async createAccount({ person, name, key, looks, hash, createdAt }: AccountRow): Promise<boolean> {
    const sql = `INSERT INTO serai.accounts (person, name, key, look, small_look, hash, created_at)
      SELECT $1, $2, $3, $4, $5, $6, $7 WHERE NOT EXISTS (${ALIKE}) ON CONFLICT DO NOTHING`
    await this.query(sql, [person, quoted(name), quoted(key), ...looks.map(quoted), hash, createdAt])
    const made = await this.findAccount(key)
    return made?.person === person && made.hash === hash
  }

  async renameAccount(person: string, name: string, key: string, looks: Looks): Promise<boolean> {
    try {
      const sql = `UPDATE serai.accounts SET name = $2, key = $3, look = $4, small_look = $5
        WHERE person = $1 AND NOT EXISTS (${ALIKE}) RETURNING person`
      return (await this.query(sql, [person, quoted(name), quoted(key), ...looks.map(quoted)])).length === 1
    } catch (error) {
      if ((error as { code?: string }).code === UNIQUE) return false
      throw error
    }
  }

  async changePassword(person: string, from: string, to: string): Promise<boolean> {
    const sql = 'UPDATE serai.accounts SET hash = $1 WHERE person = $2 AND hash IN ($1, $3) RETURNING person'
    return (await this.query(sql, [to, person, from])).length === 1
  }

  async findAccount(key: string): Promise<AccountRow | null> {
    return accountOf((await this.query('SELECT * FROM serai.accounts WHERE key = $1', [quoted(key)]))[0])
  }

  async accountOf(person: string): Promise<AccountRow | null> {
    return accountOf((await this.query('SELECT * FROM serai.accounts WHERE person = $1', [person]))[0])
  }

  async findAlike(looks: Looks): Promise<readonly AccountRow[]> {
    const sql = `SELECT * FROM serai.accounts WHERE look IN ($1, $2) OR small_look IN ($1, $2) ORDER BY person COLLATE "C"`
    return (await this.query(sql, looks.map(quoted))).map((row) => accountOf(row)!)
  }

  async listUnseen(after: string, limit: number): Promise<readonly AccountRow[]> {
    const sql = `SELECT * FROM serai.accounts WHERE look = $1 AND person COLLATE "C" > $2
      ORDER BY person COLLATE "C" LIMIT $3`
    return (await this.query(sql, [quoted(''), after, limit])).map((row) => accountOf(row)!)
  }

  async saveLooks(key: string, looks: Looks): Promise<void> {
    const sql = 'UPDATE serai.accounts SET look = $1, small_look = $2 WHERE key = $3'
    await this.query(sql, [...looks.map(quoted), quoted(key)])
  }

  async deletePerson(person: string): Promise<void> {
    await this.query('SELECT serai.delete_person($1)', [person])
  }

  async saveSession({ hash, person, label, createdAt, seenAt }: SessionRow): Promise<void> {
    const sql = `INSERT INTO serai.sessions VALUES ($1, $2, $3, $4, $5) ON CONFLICT (hash) DO UPDATE
      SET person = excluded.person, label = excluded.label, created_at = excluded.created_at, seen_at = excluded.seen_at`
    await this.query(sql, [hash, person, quoted(label), createdAt, seenAt])
  }

  async findSession(hash: string): Promise<SessionRow | null> {
    const [row] = await this.query('SELECT * FROM serai.sessions WHERE hash = $1', [hash])
    return row ? sessionOf(row) : null
  }

  async touchSession(hash: string, seenAt: number): Promise<void> {
    await this.query('UPDATE serai.sessions SET seen_at = $1 WHERE hash = $2', [seenAt, hash])
  }

  async listSessions(person: string): Promise<readonly SessionRow[]> {
    const sql = 'SELECT * FROM serai.sessions WHERE person = $1 ORDER BY seen_at DESC, hash COLLATE "C"'
    return (await this.query(sql, [person])).map(sessionOf)
  }

  async deleteSession(hash: string): Promise<boolean> {
    return (await this.query('DELETE FROM serai.sessions WHERE hash = $1 RETURNING hash', [hash])).length === 1
  }

  async recordEnd(end: TableEnd): Promise<'recorded' | 'repeated' | 'conflict'> {
    const [row] = await this.query('SELECT serai.record_end($1) AS answer', [JSON.stringify(end)])
    return row!.answer as 'recorded' | 'repeated' | 'conflict'
  }

  async listUnrecorded(limit: number): Promise<readonly string[]> {
    const sql = `SELECT id FROM serai.tables WHERE status IN ('over', 'abandoned')
      AND NOT EXISTS (SELECT FROM serai.recorded WHERE table_id = id) ORDER BY changed_at, id COLLATE "C" LIMIT $1`
    return (await this.query(sql, [limit])).map((row) => row.id as string)
  }

  async ratingsOf(person: string): Promise<readonly RatingRow[]> {
    const sql = 'SELECT * FROM serai.ratings WHERE person = $1 ORDER BY game COLLATE "C"'
    return (await this.query(sql, [person])).map(ratingOf)
  }

  async leaders(game: string, limit: number): Promise<readonly Leader[]> {
    const sql = `SELECT r.*, a.name FROM serai.ratings r JOIN serai.accounts a USING (person) WHERE r.game = $1
      ORDER BY r.is_provisional, r.shown DESC, r.person COLLATE "C" LIMIT $2`
    return (await this.query(sql, [game, limit])).map((row) => ({ ...ratingOf(row), name: unquoted(row.name) }))
  }

  async playedBy(person: string, limit: number, before = Number.MAX_SAFE_INTEGER): Promise<readonly PlayedGame[]> {
    const sql = `SELECT * FROM serai.played WHERE person = $1 AND ended_at < $2
      ORDER BY ended_at DESC, table_id COLLATE "C" LIMIT $3`
    return (await this.query(sql, [person, before, limit])).map(playedOf)
  }

  async playedAt(table: string): Promise<readonly PlayedGame[]> {
    return (await this.query('SELECT * FROM serai.played WHERE table_id = $1 ORDER BY seat', [table])).map(playedOf)
  }

  async countPlayed(person: string): Promise<{ over: number; abandoned: number }> {
    const sql = `SELECT count(*) FILTER (WHERE status = 'over') AS over, count(*) FILTER (WHERE status = 'abandoned') AS left
      FROM serai.played WHERE person = $1 AND people > 1`
    const [row] = await this.query(sql, [person])
    return { over: Number(row!.over), abandoned: Number(row!.left) }
  }

  async restrict(change: Restriction): Promise<Ban> {
    const { isMuted = null, isBanned = null } = change
    const fresh = restricted(null, change)
    // As `restricted` says it, in one step.
    const sql = `INSERT INTO serai.bans AS b VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person) DO UPDATE
      SET is_muted = coalesce($6, b.is_muted), is_banned = coalesce($7, b.is_banned), changed_at = $5,
        reason = CASE WHEN $8 AND (coalesce($6, b.is_muted) OR coalesce($7, b.is_banned)) THEN b.reason ELSE $4 END
      RETURNING *`
    const values = [fresh.person, fresh.isMuted, fresh.isBanned, quoted(fresh.reason), fresh.changedAt]
    const [row] = await this.query(sql, [...values, isMuted, isBanned, change.reason === ''])
    return banOf(row!)
  }

  async readBan(person: string): Promise<Ban | null> {
    const [row] = await this.query('SELECT * FROM serai.bans WHERE person = $1', [person])
    return row ? banOf(row) : null
  }

  async listBans(): Promise<readonly Ban[]> {
    return (await this.query('SELECT * FROM serai.bans ORDER BY changed_at DESC, person COLLATE "C"', [])).map(banOf)
  }

  protected abstract query(sql: string, values: readonly unknown[]): Promise<readonly Row[]>
}

/** The account of somebody other than $1 with one of the looks $4 and $5. */
const ALIKE = `SELECT FROM serai.accounts other
  WHERE other.person <> $1 AND (other.look IN ($4, $5) OR other.small_look IN ($4, $5))`

/** SQLSTATE: a unique key is taken. */
const UNIQUE = '23505'
