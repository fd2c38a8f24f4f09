import type { Refusal } from '@serai/kernel'
import type { Proof } from './proof.ts'

export interface OpenLine {
  proof: Proof
  /** Says why, if there are words for it, and closes. */
  end(refusal: Refusal): void
}

/** Sockets and bot streams that are open for somebody, to be closed when what let them in is worth nothing any more. */
export class OpenLines {
  readonly #lines = new Set<OpenLine>()
  readonly #lapsed: (person: string) => void

  /** `lapsed` is told whose lines may have to end elsewhere, too. */
  constructor(lapsed: (person: string) => void = () => {}) {
    this.#lapsed = lapsed
  }

  /** Gives what to call when it has closed. */
  add(line: OpenLine): () => void {
    this.#lines.add(line)
    return () => void this.#lines.delete(line)
  }

  /** Those of a person that came in by what is meant: here at once, on other nodes when they have heard of it. */
  end(person: string, isMeant: (proof: Proof) => boolean, refusal: Refusal): void {
    for (const line of this.#of(person)) if (isMeant(line.proof)) line.end(refusal)
    this.#lapsed(person)
  }

  /** Another node has ended something of the person's. */
  async review(person: string, lapseOf: (proof: Proof) => Promise<Refusal | null>): Promise<void> {
    for (const line of this.#of(person)) {
      const lapse = await lapseOf(line.proof)
      if (lapse) line.end(lapse)
    }
  }

  /** The guest has become an account: what was open goes on, and ends with the session. */
  adopt(person: string, session: Proof): void {
    for (const line of this.#lines) {
      if (line.proof.kind === 'guest' && line.proof.person === person) line.proof = session
    }
  }

  /** How many each person has. */
  count(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>()
    for (const { proof } of this.#lines) counts.set(proof.person, (counts.get(proof.person) ?? 0) + 1)
    return counts
  }

  #of(person: string): readonly OpenLine[] {
    return [...this.#lines].filter(({ proof }) => proof.person === person)
  }
}
