import type { Refusal } from '@serai/kernel'
import type { Credential } from './credential.ts'

export interface OpenLine {
  credential: Credential
  /** Says why, if there are words for it, and closes. */
  end(refusal: Refusal): void
}

/** Sockets and bot streams that are open for somebody, to be closed when the credential that let them in is revoked. */
export class OpenLines {
  readonly #lines = new Set<OpenLine>()
  readonly #revoked: (person: string) => void

  /** `revoked` is told whose lines may have to end elsewhere, too. */
  constructor(revoked: (person: string) => void = () => {}) {
    this.#revoked = revoked
  }

  /** Gives what to call when it has closed. */
  add(line: OpenLine): () => void {
    this.#lines.add(line)
    return () => void this.#lines.delete(line)
  }

  /** Those of a person that came in by what is meant: here at once, on other nodes when they have heard of it. */
  end(person: string, isMeant: (credential: Credential) => boolean, refusal: Refusal): void {
    for (const line of this.#of(person)) if (isMeant(line.credential)) line.end(refusal)
    this.#revoked(person)
  }

  /** Another node has ended something of the person's. */
  async review(person: string, revocationOf: (credential: Credential) => Promise<Refusal | null>): Promise<void> {
    for (const line of this.#of(person)) {
      const revocation = await revocationOf(line.credential)
      if (revocation) line.end(revocation)
    }
  }

  /** The guest has become an account: what was open goes on, and ends with the session. */
  adopt(person: string, session: Credential): void {
    for (const line of this.#lines) {
      if (line.credential.kind === 'guest' && line.credential.person === person) line.credential = session
    }
  }

  /** How many each person has. */
  count(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>()
    for (const { credential } of this.#lines) counts.set(credential.person, (counts.get(credential.person) ?? 0) + 1)
    return counts
  }

  #of(person: string): readonly OpenLine[] {
    return [...this.#lines].filter(({ credential }) => credential.person === person)
  }
}
