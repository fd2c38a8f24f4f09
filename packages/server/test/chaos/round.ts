import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, stream } from '@serai/kernel'
import { Visitor } from '../harness.ts'
import { Victim } from '../kill/victim.ts'
import { startTable } from '../live.ts'
import { ChaosClient } from './chaos-client.ts'
import { findFaults } from './history.ts'
import { readTable } from './kept-log.ts'
import type { Site } from './site.ts'

const clock = { turnSeconds: 600, reserveSeconds: 600 }
/** Who plays what, each at as many tables. */
const KINDS = [
  { people: 2, game: 'catan', seats: 3, options: { turnCap: 60 } },
  { people: 3, game: 'catan', seats: 3, options: { turnCap: 60 }, clock },
  { people: 2, game: 'long-narde', seats: 2, options: {} },
  { people: 1, game: 'long-narde', seats: 2, options: {}, clock },
  { people: 0, game: 'catan', seats: 3, options: { turnCap: 60 } },
]
const TABLES_OF_A_KIND = 5
/** What a bot thinks. */
const PACE_MS = 20
/** Between a start and the next kill, at most. */
const PLAYS_MS = 900
/** Between the beginning of something else and a kill in the middle of it, at most. */
const HEAD_START_MS = 900
const FREEZES_MS = 1500
/** In both directions. */
const CLOCK_JUMPS_MS = 2 * 3_600_000
/** Nobody waits longer for a table to go on once all is well. */
const SETTLES_MS = 60_000
const RETRY_MS = 25
/** What a server should say of a store that cannot be used for a while. */
const SAYS_AWAY = /games wait until it is well again/

/** How often what was done or seen. */
export class Tally {
  readonly counts = new Map<string, number>()

  add(what: string, count = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + count)
  }

  /** The largest of all. */
  reach(what: string, value: number): void {
    this.counts.set(what, Math.max(this.of(what), value))
  }

  of(what: string): number {
    return this.counts.get(what) ?? 0
  }
}

interface Table {
  readonly id: string
  readonly clients: readonly ChaosClient[]
}

/** Where people sit down again when a game is over. */
interface Corner {
  readonly kind: (typeof KINDS)[number]
  readonly people: readonly Visitor[]
  /** Null while one is opened. */
  table: Table | null
}

/** Servers on one site, people who play at them, and everything that happens to both. */
export class Round {
  readonly #name: string
  readonly #site: Site
  readonly #random: Random
  readonly #tally: Tally
  readonly #victims: readonly Victim[]
  /** Null while it is not there. */
  readonly #urls: (string | null)[]
  readonly #tables: Table[] = []
  readonly #stays: Promise<void>[] = []
  readonly #openings = new Set<Promise<void>>()
  readonly #faults: string[] = []
  #isEnding = false

  /** Everything that is drawn follows from the name. */
  constructor(name: string, site: Site, tally: Tally) {
    this.#name = name
    this.#site = site
    this.#random = stream(name, 'chaos')
    this.#tally = tally
    const lives = Number.POSITIVE_INFINITY
    this.#victims = Array.from({ length: site.nodes }, () => new Victim(site.place, { lives, paceMs: PACE_MS }))
    this.#urls = this.#victims.map(() => null)
  }

  /** Faults, each in one line. */
  async run(kills: number): Promise<readonly string[]> {
    try {
      await this.#startMissing()
      const corners = await this.#arrive()
      for (const corner of corners) this.#openNext(corner)
      await Promise.all(this.#openings)
      while (this.#kills < kills) {
        await this.#cycle()
        for (const corner of corners) {
          if (corner.table?.clients.every(({ isOver }) => isOver)) this.#openNext(corner)
        }
      }
      this.#isEnding = true
      await Promise.all(this.#openings)
      await this.#settle(corners.flatMap(({ table }) => table ?? []))
      await this.#stopAll()
      await this.#check()
    } catch (error) {
      // The rounds after it tell more.
      this.#faults.push(`${this.#name}: ${(error as Error).stack}`)
    } finally {
      for (const { clients } of this.#tables) for (const client of clients) client.leave()
      await Promise.all(this.#victims.map((victim) => victim.close()))
      await Promise.all(this.#stays)
    }
    this.#tally.add('kills', this.#kills)
    return this.#faults
  }

  get #kills(): number {
    return this.#victims.reduce((sum, { kills }) => sum + kills, 0)
  }

  async #startMissing(): Promise<void> {
    await Promise.all(
      this.#victims.map(async (victim, node) => {
        this.#urls[node] ??= await victim.start()
      }),
    )
  }

  async #arrive(): Promise<Corner[]> {
    const kinds = KINDS.flatMap((kind) => Array.from({ length: TABLES_OF_A_KIND }, () => kind))
    const named = (name: string) => Visitor.named(this.#there[0]!, name)
    return Promise.all(
      kinds.map(async (kind, i) => {
        // Where nobody plays, somebody has opened the table.
        const count = Math.max(1, kind.people)
        return { kind, people: await Promise.all(Array.from({ length: count }, () => named(`P${i}`))), table: null }
      }),
    )
  }

  get #there(): readonly string[] {
    return this.#urls.filter((url) => url !== null)
  }

  #openNext(corner: Corner): void {
    for (const client of corner.table?.clients ?? []) client.leave()
    corner.table = null
    const opening = this.#open(corner).then((table) => {
      corner.table = table
      this.#openings.delete(opening)
    })
    this.#openings.add(opening)
  }

  /** Opens one after the other until one has started: what became of a request without an answer nobody knows. */
  async #open({ kind, people }: Corner): Promise<Table | null> {
    const { people: seated, ...request } = kind
    for (;;) {
      const there = this.#there
      const url = there[this.#random.below(Math.max(1, there.length))]
      if (url !== undefined) {
        const visitors = people.map((person) => person.at(url))
        const opened = seated > 0 ? startTable(visitors, request) : openForBots(visitors[0]!, request)
        const id = await opened.catch(() => null)
        if (id !== null) return this.#sitDown(id, seated, people)
      }
      if (this.#isEnding) return null
      await sleep(RETRY_MS)
    }
  }

  #sitDown(id: string, seated: number, people: readonly Visitor[]): Table {
    const seats = [...Array.from({ length: seated }, (_, seat) => seat), null]
    const clients = seats.map((seat) => {
      const random = stream(this.#name, id, seat ?? seats.length)
      const { headers } = people[seat ?? 0]!
      // Who watches is somebody without a seat.
      const who = seat === null ? {} : headers
      return new ChaosClient({ table: id, seat, headers: who, urls: () => this.#there, random })
    })
    const table = { id, clients }
    this.#tables.push(table)
    this.#tally.add('tables')
    this.#stays.push(...clients.map((client) => client.stay()))
    return table
  }

  /** Play, mostly something that goes wrong, and in the middle of it a kill. */
  async #cycle(): Promise<void> {
    const random = this.#random
    await sleep(random.below(PLAYS_MS))
    const trouble = random.below(3) > 0 ? this.#makeTrouble() : Promise.resolve()
    await sleep(random.below(HEAD_START_MS))
    // One node, or sometimes all.
    const first = random.below(this.#victims.length)
    const isAll = random.below(4) === 0
    const gone = this.#victims.map((victim, node) => (isAll || node === first ? this.#kill(victim, node) : null))
    await Promise.all([trouble, ...gone])
    // Sometimes it is killed again before it is open.
    if (random.below(10) === 0) await this.#killAtStart(first)
    await this.#startMissing()
  }

  async #kill(victim: Victim, node: number): Promise<void> {
    victim.kill()
    await victim.gone()
    this.#urls[node] = null
  }

  async #killAtStart(node: number): Promise<void> {
    const victim = this.#victims[node]!
    const started = victim.start().catch(() => null)
    await sleep(this.#random.below(150))
    await this.#kill(victim, node)
    await started
  }

  /** Resolves when it is over. */
  async #makeTrouble(): Promise<void> {
    const random = this.#random
    const node = random.below(this.#victims.length)
    const victim = this.#victims[node]!
    const troubles: Record<string, (random: Random) => Promise<void>> = {
      'servers stopped': async () => {
        victim.stop()
        await victim.gone()
        this.#urls[node] = null
      },
      'servers frozen': async () => {
        victim.freeze()
        await sleep(random.below(FREEZES_MS))
        victim.thaw()
      },
      'clocks jumped': async () => victim.setClock(random.below(2 * CLOCK_JUMPS_MS) - CLOCK_JUMPS_MS),
      'client connections cut': async () => this.#cutClients(),
      ...this.#site.troubles,
    }
    const names = Object.keys(troubles)
    const name = names[random.below(names.length)]!
    this.#tally.add(name)
    await troubles[name]!(random)
  }

  #cutClients(): void {
    for (const { clients } of this.#tables) {
      for (const client of clients) if (this.#random.below(2) === 0) client.cut()
    }
  }

  /** With everything well again every table goes on, and everybody is answered. */
  async #settle(tables: readonly Table[]): Promise<void> {
    const goals = new Map(tables.map((table) => [table, Math.max(...table.clients.map(({ seq }) => seq))]))
    const began = performance.now()
    await this.#waitFor(tables, 'does not go on', (table) =>
      table.clients.every(({ isOver, seq }) => isOver || seq > goals.get(table)!),
    )
    this.#tally.reach('ms until all tables went on, at most', Math.round(performance.now() - began))
    for (const { clients } of tables) for (const client of clients) client.rest()
    await this.#waitFor(tables, 'does not answer', ({ clients }) => clients.every(({ isWaiting }) => !isWaiting))
  }

  async #waitFor(tables: readonly Table[], fault: string, isDone: (table: Table) => boolean): Promise<void> {
    let left = tables
    for (const end = performance.now() + SETTLES_MS; performance.now() < end; await sleep(RETRY_MS)) {
      left = left.filter((table) => !isDone(table))
      if (left.length === 0) return
    }
    for (const table of left) {
      const standing = table.clients.map((client) => client.standing).join('; ')
      this.#fault(table, `${fault} within ${SETTLES_MS} ms: ${standing}`)
    }
  }

  async #stopAll(): Promise<void> {
    for (const { clients } of this.#tables) for (const client of clients) client.leave()
    for (const victim of this.#victims) victim.stop()
    await Promise.all(this.#victims.map((victim) => victim.gone()))
    for (const { errors } of this.#victims) {
      const said = errors.split('\n').filter((line) => line !== '' && !SAYS_AWAY.test(line))
      if (said.length > 0) this.#faults.push(`${this.#name}: a server said ${said.join('\n  ')}`)
    }
  }

  async #check(): Promise<void> {
    const store = await this.#site.openStore()
    for (const table of this.#tables) {
      const { id, clients } = table
      const kept = await readTable(store, id, clients)
      if (!kept) {
        this.#fault(table, 'lost: it has started, and is not in the store')
        continue
      }
      for (const what of kept.faults) this.#fault(table, what)
      for (const { kind, client, what } of findFaults(kept.log, clients)) {
        this.#tally.add(kind)
        this.#fault(table, `${kind}: ${client ?? 'the log'}: ${what}`)
      }
      for (const client of clients) {
        for (const what of client.complaints) this.#fault(table, `${client.client} was told ${what}`)
        this.#count(client)
      }
      const { entries } = kept.log
      this.#tally.add('entries in the logs', entries.length)
      this.#tally.add('entries of a clock that ran out', entries.filter(({ made }) => made === 'late').length)
    }
    await store.close()
  }

  #count({ events, resent }: ChaosClient): void {
    this.#tally.add('actions sent again', resent)
    for (const event of events) {
      if (event.type === 'acknowledged') this.#tally.add('actions acknowledged')
      else if (event.type === 'refused') this.#tally.add('actions refused')
      else if (event.type === 'saw') this.#tally.add('entries seen', event.entries.length)
      else if (event.type === 'viewed') this.#tally.add('positions compared')
    }
  }

  /** With the histories of the table in a file beside. */
  #fault({ id, clients }: Table, what: string): void {
    const file = join(tmpdir(), `serai-chaos-${this.#name.replaceAll(/\W+/g, '-')}-${id}.json`)
    const histories = clients.map(({ client, viewer, events }) => ({ client, viewer, events }))
    writeFileSync(file, JSON.stringify(histories, null, 1))
    this.#faults.push(`${this.#name}, table ${id}: ${what} (histories: ${file})`)
  }
}

async function openForBots(host: Visitor, request: object): Promise<string> {
  const answer = await host.ask('POST', '/api/tables', { ...request, bots: { bot: 'random' }, start: true })
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
  return answer.body.id
}
