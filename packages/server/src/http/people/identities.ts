import type { Caller } from '@serai/tables'
import type { Store } from '../../store/store.ts'
import { looksOf, numbered } from './account-name.ts'
import type { Credential } from './credential.ts'
import type { People } from './people.ts'
import { hashOf } from './secrets.ts'

export interface Identity {
  readonly caller: Caller
  readonly credential: Credential
}

const TOKEN = /^serai_[A-Za-z0-9_-]{43}$/
/** Ids of people have no dot, so that cookies of guests and of sessions cannot be mistaken for each other. */
const SESSION = /^s\.([A-Za-z0-9_-]{43})$/
/** When a session was used is kept no more exactly than this. */
const SEEN_MS = 600_000

export function sessionCookie(secret: string): string {
  return `s.${secret}`
}

/** Finds out who somebody is by what they show. */
export class Identities {
  readonly #store: Store
  readonly #people: People
  readonly #now: () => number

  constructor(store: Store, people: People, now: () => number) {
    this.#store = store
    this.#people = people
    this.#now = now
  }

  async byToken(token: string): Promise<Identity | null> {
    if (!TOKEN.test(token)) return null
    const hash = hashOf(token)
    const row = await this.#store.findToken(hash)
    return row && this.#identity({ kind: 'token', person: row.person, hash })
  }

  /** What a cookie of ours holds. */
  byCookie(value: string): Promise<Identity | null> {
    const secret = SESSION.exec(value)?.[1]
    return secret === undefined ? this.#byGuest(value) : this.#bySession(hashOf(secret))
  }

  async #byGuest(person: string): Promise<Identity | null> {
    const [account, kept] = await Promise.all([this.#store.accountOf(person), this.#store.readPerson(person)])
    // A guest who has an account comes in by a session only; one who had an account, not at all.
    return account || !kept ? null : this.#identity({ kind: 'guest', person })
  }

  async #bySession(hash: string): Promise<Identity | null> {
    const session = await this.#store.findSession(hash)
    if (!session) return null
    const now = this.#now()
    if (now - session.seenAt > SEEN_MS) await this.#store.touchSession(hash, now)
    return this.#identity({ kind: 'session', person: session.person, hash })
  }

  async #identity(credential: Credential): Promise<Identity | null> {
    const caller = await this.#people.find(credential.person)
    return caller && { caller: credential.kind === 'session' ? caller : await this.#givingWay(caller), credential }
  }

  /** A name is its account's only, with all that look like it: a guest who had it before goes on as `Alice 2`. */
  async #givingWay(caller: Caller): Promise<Caller> {
    const isAnothers = async (name: string) => {
      const owners = await this.#store.findAlike(looksOf(name))
      return owners.some(({ person }) => person !== caller.id)
    }
    if (!(await isAnothers(caller.name))) return caller
    let number = 2
    while (await isAnothers(numbered(caller.name, number))) number++
    return this.#people.call(caller.id, numbered(caller.name, number))
  }
}
