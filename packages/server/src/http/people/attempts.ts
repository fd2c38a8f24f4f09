import { RecentMap } from '@serai/tables'
import type { Services } from '../services.ts'
import { Bucket } from '../socket/bucket.ts'

const MOST_KEPT = 10_000
const MINUTE_MS = 60_000

/** How often a password has been tried: guessing it from many addresses, or at many nodes, is slow, too. */
export class Attempts {
  readonly #kind: string
  readonly #perMinute: number
  readonly #rates: Services['rates']
  readonly #buckets = new RecentMap<string, Bucket>(MOST_KEPT)

  /** `kind` is what is counted by. Without `rates`, this process counts for itself. */
  constructor(kind: 'name' | 'session', perMinute: number, rates: Services['rates']) {
    this.#kind = kind
    this.#perMinute = perMinute
    this.#rates = rates
  }

  /** False when there were too many with this one. */
  async take(key: string, now: number): Promise<boolean> {
    // People may have typed any letter; as JSON, none of them is special to a database.
    const hit = await this.#rates?.hit(`${this.#kind} ${JSON.stringify(key)}`, MINUTE_MS).catch(() => null)
    return hit ? hit.count <= this.#perMinute : this.#takeHere(key, now)
  }

  #takeHere(key: string, now: number): boolean {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#perMinute / 60, this.#perMinute, now)
    this.#buckets.set(key, bucket)
    return bucket.take(now)
  }
}
