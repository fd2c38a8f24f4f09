import { randomBytes } from 'node:crypto'
import { hasEnded, type TableRow } from '@serai/tables'
import type { Person, Store, TokenRow } from '../store.ts'
import { MemoryPeople } from './memory-people.ts'

/** A store that ends with its process, for tests and throw-away tables. It keeps text, as a file does: nothing is shared with callers. */
export class MemoryStore extends MemoryPeople implements Store {
  readonly #people = new Map<string, Person>()
  readonly #tokens = new Map<string, TokenRow>()
  readonly #secrets = new Map<string, string>()

  async countTables(status: TableRow['status']): Promise<number> {
    return this.rows().filter((row) => row.status === status).length
  }

  async savePerson({ id, name, createdAt }: Person): Promise<void> {
    this.#people.set(id, { id, name, createdAt })
  }

  async readPerson(id: string): Promise<Person | null> {
    return this.#people.get(id) ?? null
  }

  override async deletePerson(person: string): Promise<void> {
    await super.deletePerson(person)
    this.#people.delete(person)
    for (const { hash } of await this.listTokens(person)) this.#tokens.delete(hash)
  }

  async listUnrecorded(limit: number): Promise<readonly string[]> {
    return this.rows()
      .filter((row) => hasEnded(row) && !this.isRecorded(row.id))
      .sort((a, b) => a.changedAt - b.changedAt || (a.id < b.id ? -1 : 1))
      .slice(0, limit)
      .map(({ id }) => id)
  }

  async saveToken({ hash, person, label, createdAt }: TokenRow): Promise<void> {
    this.#tokens.set(hash, { hash, person, label, createdAt })
  }

  async findToken(hash: string): Promise<TokenRow | null> {
    return this.#tokens.get(hash) ?? null
  }

  async listTokens(person: string): Promise<readonly TokenRow[]> {
    return [...this.#tokens.values()]
      .filter((token) => token.person === person)
      .sort((a, b) => a.createdAt - b.createdAt || (a.hash < b.hash ? -1 : 1))
  }

  async deleteToken(hash: string): Promise<boolean> {
    return this.#tokens.delete(hash)
  }

  async secret(name: string): Promise<string> {
    const kept = this.#secrets.get(name) ?? randomBytes(32).toString('hex')
    this.#secrets.set(name, kept)
    return kept
  }

  async close(): Promise<void> {}
}
