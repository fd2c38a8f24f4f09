/** Answers that were given lately, by the id of the send; older ones are in the store. */
export class Answers {
  readonly #seqs = new Map<string, number>()
  readonly #most: number

  constructor(most = 256) {
    this.#most = most
  }

  get(sendId: string): number | undefined {
    return this.#seqs.get(sendId)
  }

  set(sendId: string, seq: number): void {
    this.#seqs.set(sendId, seq)
    if (this.#seqs.size > this.#most) this.#seqs.delete(this.#seqs.keys().next().value!)
  }
}
