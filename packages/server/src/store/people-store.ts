/** What a name looks like: as it is written, and in small letters. Both are empty until that has been worked out. */
export type Looks = readonly [string, string]

/** A person with a password. The name is theirs alone, without regard to case. */
export interface AccountRow {
  readonly person: string
  readonly name: string
  /** The name as it is compared. */
  readonly key: string
  readonly looks: Looks
  /** Of the password, by argon2. */
  readonly hash: string
  readonly createdAt: number
}

export interface SessionRow {
  /** Hex SHA-256 of what the cookie holds. */
  readonly hash: string
  readonly person: string
  /** The browser and the system, for the list that its owner sees. */
  readonly label: string
  readonly createdAt: number
  readonly seenAt: number
}

/** How strong a person is at a game. What the numbers mean is for the rating to say. */
export interface RatingRow {
  readonly person: string
  readonly game: string
  readonly numbers: readonly number[]
  readonly shown: number
  readonly isProvisional: boolean
  /** Rated ones. It grows by one with each, and decides races. */
  readonly games: number
  readonly updatedAt: number
}

/** A game that has ended, for one of the people in it. */
export interface PlayedGame {
  readonly table: string
  readonly person: string
  readonly game: string
  readonly status: 'over' | 'abandoned'
  readonly endedAt: number
  readonly seat: number
  readonly seats: number
  /** How many of the seats were people. */
  readonly people: number
  /** 1 for the first; null when there was no result. */
  readonly place: number | null
  /** The shown rating; null when the game was not rated. */
  readonly before: number | null
  readonly after: number | null
}

/** Everything that the end of a table changes for people; written all at once, and once only. */
export interface TableEnd {
  readonly table: string
  readonly played: readonly PlayedGame[]
  /** The new ratings. */
  readonly ratings: readonly RatingRow[]
}

export interface Leader extends RatingRow {
  readonly name: string
}

export interface Ban {
  readonly person: string
  /** May not chat. */
  readonly isMuted: boolean
  /** May not do anything. */
  readonly isBanned: boolean
  readonly reason: string
  readonly changedAt: number
}

/** A change of what a person may do; what it does not name stays as it is. */
export interface Restriction {
  readonly person: string
  readonly isMuted?: boolean
  readonly isBanned?: boolean
  /** May be empty. */
  readonly reason: string
  readonly changedAt: number
}

/** What is kept of people beyond their name: accounts, sessions, ratings, past games, bans. */
export interface PeopleStore {
  /** False when the name, one that looks the same, or the person has an account. */
  createAccount(account: AccountRow): Promise<boolean>
  /** False when another account has the name or one that looks the same, or the person has none. */
  renameAccount(person: string, name: string, key: string, looks: Looks): Promise<boolean>
  /** False when the hash of the account is neither `from` nor, as when this is asked again, `to`. */
  changePassword(person: string, from: string, to: string): Promise<boolean>
  findAccount(key: string): Promise<AccountRow | null>
  accountOf(person: string): Promise<AccountRow | null>
  /** Those whose name has one of these looks. */
  findAlike(looks: Looks): Promise<readonly AccountRow[]>
  /** Accounts of earlier releases, whose looks have not been worked out, by their person's id from after this one on. */
  listUnseen(after: string, limit: number): Promise<readonly AccountRow[]>
  /** The looks of an account that has this key. */
  saveLooks(key: string, looks: Looks): Promise<void>
  /** The person with all that is theirs alone: account, sessions, tokens, ratings, past games, ban. */
  deletePerson(person: string): Promise<void>

  saveSession(session: SessionRow): Promise<void>
  findSession(hash: string): Promise<SessionRow | null>
  /** A session that has ended stays ended. */
  touchSession(hash: string, seenAt: number): Promise<void>
  /** The one that was used last comes first. */
  listSessions(person: string): Promise<readonly SessionRow[]>
  deleteSession(hash: string): Promise<boolean>

  /** `repeated`: this table's end is written. `conflict`: a rating is not one game behind the new one; read again. */
  recordEnd(end: TableEnd): Promise<'recorded' | 'repeated' | 'conflict'>
  /** Tables that have ended and whose end is not written, the oldest first. */
  listUnrecorded(limit: number): Promise<readonly string[]>
  ratingsOf(person: string): Promise<readonly RatingRow[]>
  /** People with accounts: those whose rating is settled first, then the strongest first. */
  leaders(game: string, limit: number): Promise<readonly Leader[]>
  /** The newest first; `before` is a time. */
  playedBy(person: string, limit: number, before?: number): Promise<readonly PlayedGame[]>
  playedAt(table: string): Promise<readonly PlayedGame[]>
  /** Of the games with other people in them. */
  countPlayed(person: string): Promise<{ readonly over: number; readonly abandoned: number }>

  /** What holds after it. Changes that come at the same time do not undo each other. */
  restrict(change: Restriction): Promise<Ban>
  readBan(person: string): Promise<Ban | null>
  listBans(): Promise<readonly Ban[]>
}
