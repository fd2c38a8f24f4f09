import type { NodeEvents, OtherNodes, TableElsewhere } from '@serai/tables'
import type { Link } from '../store/postgres/link.ts'
import { openPostgres } from '../store/postgres/open.ts'
import type { PostgresStore } from '../store/postgres/postgres-store.ts'
import type { Message } from './message.ts'
import { Notices } from './notices.ts'
import { PresenceBoard } from './presence-board.ts'
import { Rates } from './rates.ts'
import { Reminders } from './reminders.ts'
import { RollCall } from './roll-call.ts'

/** One of any number of processes that keep the tables of one database. */
export class Node implements OtherNodes {
  readonly store: PostgresStore
  readonly rates: Rates
  readonly link: Link
  readonly rollCall: RollCall
  readonly #node: string
  readonly #presence: PresenceBoard
  readonly #reminders: Reminders
  #notices: Notices | null = null
  #events: NodeEvents | null = null
  #isAlone = false

  private constructor(store: PostgresStore, link: Link, node: string, reminders: Reminders) {
    this.store = store
    this.link = link
    this.rates = new Rates(link)
    this.#node = node
    this.rollCall = new RollCall(link, node, (news) => this.#tell(news))
    this.#presence = new PresenceBoard(link, node)
    this.#reminders = reminders
  }

  /** Throws a StoreFault when the database cannot be used. */
  static async open(url: string): Promise<Node> {
    const reminders = new Reminders(url)
    const { store, link, node } = await openPostgres(url, {
      beside: (client, writes) => reminders.put(client, writes),
      prepare: () => reminders.open(),
    }).catch(async (error: unknown) => {
      await reminders.close()
      throw error
    })
    const opened = new Node(store, link, node, reminders)
    await opened.#open()
    return opened
  }

  get isAlone(): boolean {
    return this.#isAlone
  }

  listen(events: NodeEvents): void {
    this.#events = events
    this.#reminders.begin((table, seq) => events.wake(table, seq))
  }

  present(table: string, person: string, isHere: boolean): void {
    this.#presence.set(table, person, isHere)
  }

  async elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, TableElsewhere>> {
    const sql = `SELECT id, (SELECT coalesce(max(seq), 0) FROM serai.entries WHERE table_id = id) AS seq
      FROM unnest($1::text[]) AS id`
    const [people, rows] = await Promise.all([this.#presence.elsewhere(tables), this.link.query(sql, [tables])])
    return new Map(
      rows.map((row) => {
        const id = row.id as string
        return [id, { seq: Number(row.seq), people: people.get(id) ?? new Set<string>() }]
      }),
    )
  }

  /** Other nodes know the person by an older name. */
  renamed(person: string): Promise<void> {
    return this.#tell({ people: [person] })
  }

  /** At other nodes the person may still be let in by a credential that was revoked. */
  revoked(person: string): Promise<void> {
    return this.#tell({ lapsed: [person] })
  }

  /** Before the tables close: nobody wakes it any more. */
  async leave(): Promise<void> {
    await this.#reminders.close()
    await this.#notices?.close()
  }

  async close(): Promise<void> {
    await this.#presence.close()
    await this.store.close()
  }

  async #open(): Promise<void> {
    const missed = () => {
      this.#presence.restore()
      this.#events?.missed()
    }
    this.#notices = await Notices.open(this.link, this.#node, (message) => this.#hear(message), missed)
    this.#isAlone = await this.#presence.open()
  }

  async #tell(news: Omit<Message, 'from'>): Promise<void> {
    const message: Message = { from: this.#node, ...news }
    await this.link.query(`SELECT pg_notify('serai', $1)`, [JSON.stringify(message)])
  }

  #hear(message: Message): void {
    const { tables = [], present = [], people = [], lapsed = [] } = message
    for (const [table, seq, version] of tables) this.#events?.changed({ table, seq, version })
    for (const table of present) this.#events?.moved(table)
    for (const person of people) this.#events?.renamed(person)
    for (const person of lapsed) this.#events?.revoked(person)
    this.rollCall.hear(message)
  }
}
