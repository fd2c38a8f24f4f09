import { createHash, randomBytes } from 'node:crypto'
import { type Refusal, refuse } from '@serai/kernel'
import type { NewToken, TokenInfo } from '@serai/protocol'
import type { Asker } from '../house/house.ts'
import type { Store, TokenRow } from '../store/store.ts'

const MOST_TOKENS = 20
const MOST_KEPT = 10_000
const TOKEN = /^serai_[A-Za-z0-9_-]{43}$/

/** Who is known here, and by which tokens. The last ones seen are kept at hand, so that a command waits for no store. */
export class People {
  readonly #store: Store
  readonly #now: () => number
  readonly #known = new Map<string, Asker>()

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  async find(id: string): Promise<Asker | null> {
    const known = this.#known.get(id)
    if (known) return known
    const person = await this.#store.readPerson(id)
    return person && this.#keep({ id: person.id, name: person.name })
  }

  /** A person who was found before, by their name of today. */
  current(asker: Asker): Asker {
    return this.#known.get(asker.id) ?? asker
  }

  /** A new person, or a new name of one. */
  async call(id: string | null, name: string): Promise<Asker> {
    const before = id === null ? null : await this.#store.readPerson(id)
    const person = { id: before?.id ?? newId(), name, createdAt: before?.createdAt ?? this.#now() }
    await this.#store.savePerson(person)
    return this.#keep({ id: person.id, name })
  }

  async findByToken(token: string): Promise<Asker | null> {
    if (!TOKEN.test(token)) return null
    const row = await this.#store.findToken(hashOf(token))
    return row && this.find(row.person)
  }

  async addToken(asker: Asker, label: string): Promise<NewToken | Refusal> {
    const tokens = await this.#store.listTokens(asker.id)
    if (tokens.length >= MOST_TOKENS) return refuse('E_TOKENS', { most: MOST_TOKENS })
    const token = `serai_${randomBytes(32).toString('base64url')}`
    const row = { hash: hashOf(token), person: asker.id, label, createdAt: this.#now() }
    await this.#store.saveToken(row)
    return { ...infoOf(row), token }
  }

  async listTokens(asker: Asker): Promise<readonly TokenInfo[]> {
    return (await this.#store.listTokens(asker.id)).map(infoOf)
  }

  async deleteToken(asker: Asker, id: string): Promise<Refusal | null> {
    const row = (await this.#store.listTokens(asker.id)).find((token) => infoOf(token).id === id)
    return row && (await this.#store.deleteToken(row.hash)) ? null : refuse('E_TOKEN_UNKNOWN')
  }

  #keep(asker: Asker): Asker {
    this.#known.delete(asker.id)
    this.#known.set(asker.id, asker)
    if (this.#known.size > MOST_KEPT) this.#known.delete(this.#known.keys().next().value!)
    return asker
  }
}

function newId(): string {
  return randomBytes(12).toString('base64url')
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** A part of the hash names a token to its owner and is of no use to anybody else. */
function infoOf({ hash, label, createdAt }: TokenRow): TokenInfo {
  return { id: hash.slice(0, 16), label, createdAt }
}
