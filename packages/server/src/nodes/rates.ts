import type { Link } from '../store/postgres/link.ts'

export interface Rate {
  readonly count: number
  /** Until it counts from nothing again. */
  readonly leftMs: number
}

/** How often somebody asks, counted over all nodes. */
export class Rates {
  readonly #link: Link

  constructor(link: Link) {
    this.#link = link
  }

  async hit(key: string, windowMs: number): Promise<Rate> {
    // What is asked for waits for the database anyway.
    if (this.#link.absence.isAway) return { count: 0, leftMs: windowMs }
    const sql = `INSERT INTO serai.rates AS kept VALUES ($1, 1, now() + $2 * interval '1 millisecond')
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN kept.ends_at <= now() THEN 1 ELSE kept.count + 1 END,
        ends_at = CASE WHEN kept.ends_at <= now() THEN excluded.ends_at ELSE kept.ends_at END
      RETURNING count, extract(epoch FROM ends_at - now()) * 1000 AS left_ms`
    const [row] = await this.#link.query(sql, [key, windowMs])
    return { count: Number(row!.count), leftMs: Math.max(0, Math.ceil(Number(row!.left_ms))) }
  }
}
