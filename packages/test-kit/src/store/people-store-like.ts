// As in store-like.ts: the kit cannot take the server's types.

export interface AccountLike {
  readonly person: string
  readonly name: string
  readonly key: string
  readonly hash: string
  readonly createdAt: number
}

export interface SessionLike {
  readonly hash: string
  readonly person: string
  readonly label: string
  readonly createdAt: number
  readonly seenAt: number
}

export interface RatingLike {
  readonly person: string
  readonly game: string
  readonly numbers: readonly number[]
  readonly shown: number
  readonly isProvisional: boolean
  readonly games: number
  readonly updatedAt: number
}

export interface PlayedLike {
  readonly table: string
  readonly person: string
  readonly game: string
  readonly status: 'over' | 'abandoned'
  readonly endedAt: number
  readonly seat: number
  readonly seats: number
  readonly people: number
  readonly place: number | null
  readonly before: number | null
  readonly after: number | null
}

export interface EndLike {
  readonly table: string
  readonly played: readonly PlayedLike[]
  readonly ratings: readonly RatingLike[]
}

export interface LeaderLike extends RatingLike {
  readonly name: string
}

export interface RestrictionLike {
  readonly person: string
  readonly isMuted?: boolean
  readonly isBanned?: boolean
  readonly reason: string
  readonly changedAt: number
}

export interface BanLike {
  readonly person: string
  readonly isMuted: boolean
  readonly isBanned: boolean
  readonly reason: string
  readonly changedAt: number
}

export interface PeopleStoreLike {
  createAccount(account: AccountLike): Promise<boolean>
  renameAccount(person: string, name: string, key: string): Promise<boolean>
  changePassword(person: string, from: string, to: string): Promise<boolean>
  findAccount(key: string): Promise<AccountLike | null>
  accountOf(person: string): Promise<AccountLike | null>
  deletePerson(person: string): Promise<void>

  saveSession(session: SessionLike): Promise<void>
  findSession(hash: string): Promise<SessionLike | null>
  touchSession(hash: string, seenAt: number): Promise<void>
  listSessions(person: string): Promise<readonly SessionLike[]>
  deleteSession(hash: string): Promise<boolean>

  recordEnd(end: EndLike): Promise<'recorded' | 'repeated' | 'conflict'>
  listUnrecorded(limit: number): Promise<readonly string[]>
  ratingsOf(person: string): Promise<readonly RatingLike[]>
  leaders(game: string, limit: number): Promise<readonly LeaderLike[]>
  playedBy(person: string, limit: number, before?: number): Promise<readonly PlayedLike[]>
  playedAt(table: string): Promise<readonly PlayedLike[]>
  countPlayed(person: string): Promise<{ readonly over: number; readonly abandoned: number }>

  restrict(change: RestrictionLike): Promise<BanLike>
  readBan(person: string): Promise<BanLike | null>
  listBans(): Promise<readonly BanLike[]>
}
