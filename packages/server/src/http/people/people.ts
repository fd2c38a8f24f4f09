import { randomBytes } from 'node:crypto'
import { type Refusal, refuse } from '@serai/kernel'
import type { NewToken, TokenInfo } from '@serai/protocol'
import { type Caller, RecentMap } from '@serai/tables'
import type { Store, TokenRow } from '../../store/store.ts'
import type { OpenLines } from './open-lines.ts'
import { hashOf, newSecret } from './secrets.ts'

const MOST_TOKENS = 20
const MOST_KEPT = 10_000

/** Who is known here, and by which tokens. The last ones seen are kept at hand, so that a command waits for no store. */
export class People {
  readonly #store: Store
  readonly #now: () => number
  readonly #lines: OpenLines
  readonly #known = new RecentMap<string, Caller>(MOST_KEPT)
  readonly #renamed: (person: Caller) => Promise<void>

  /** `renamed` is told who has a new name. */
  constructor(store: Store, lines: OpenLines, now: () => number, renamed: (person: Caller) => Promise<void>) {
    this.#store = store
    this.#lines = lines
    this.#now = now
    this.#renamed = renamed
  }

  /** Another node gave them a new name. */
  async reread(id: string): Promise<void> {
    if (!this.#known.delete(id)) return
    await this.find(id)
  }

  async find(id: string): Promise<Caller | null> {
    const known = this.#known.get(id)
    if (known) return known
    const person = await this.#store.readPerson(id)
    return person && this.#keep({ id: person.id, name: person.name })
  }

  /** A person who was found before, by their name of today. */
  current(caller: Caller): Caller {
    return this.#known.get(caller.id) ?? caller
  }

  /** A new person, or a new name of one. */
  async call(id: string | null, name: string): Promise<Caller> {
    const before = id === null ? null : await this.#store.readPerson(id)
    const person = { id: before?.id ?? newId(), name, createdAt: before?.createdAt ?? this.#now() }
    await this.#store.savePerson(person)
    const caller = this.#keep({ id: person.id, name })
    if (before) await this.#renamed(caller)
    return caller
  }

  forget(id: string): void {
    this.#known.delete(id)
  }

  async addToken(caller: Caller, label: string): Promise<NewToken | Refusal> {
    const tokens = await this.#store.listTokens(caller.id)
    if (tokens.length >= MOST_TOKENS) return refuse('E_TOKENS', { most: MOST_TOKENS })
    const token = `serai_${newSecret()}`
    const row = { hash: hashOf(token), person: caller.id, label, createdAt: this.#now() }
    await this.#store.saveToken(row)
    return { ...infoOf(row), token }
  }

  async listTokens(caller: Caller): Promise<readonly TokenInfo[]> {
    return (await this.#store.listTokens(caller.id)).map(infoOf)
  }

  async deleteToken(caller: Caller, id: string): Promise<Refusal | null> {
    const row = (await this.#store.listTokens(caller.id)).find((token) => infoOf(token).id === id)
    if (!row || !(await this.#store.deleteToken(row.hash))) return refuse('E_TOKEN_UNKNOWN')
    this.#lines.end(
      caller.id,
      (credential) => credential.kind === 'token' && credential.hash === row.hash,
      refuse('E_TOKEN'),
    )
    return null
  }

  #keep(caller: Caller): Caller {
    this.#known.set(caller.id, caller)
    return caller
  }
}

/** Without a dash in front: on a command line that is an option, and "-h" asks for help. */
function newId(): string {
  return randomBytes(12).toString('base64url').replace(/^-/, '_')
}

/** A part of the hash names a token to its owner and is of no use to anybody else. */
function infoOf({ hash, label, createdAt }: TokenRow): TokenInfo {
  return { id: hash.slice(0, 16), label, createdAt }
}
