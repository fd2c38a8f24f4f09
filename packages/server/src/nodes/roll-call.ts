import { randomBytes } from 'node:crypto'
import type { NodeLoad } from '@serai/protocol'
import type { Link } from '../store/postgres/link.ts'
import type { Message, ReportPart } from './message.ts'
import { GONE } from './presence-board.ts'

/** What a node tells of itself. */
export interface Report {
  readonly load: NodeLoad
  /** How many connections each person has. */
  readonly here: readonly (readonly [person: string, connections: number])[]
}

export interface Answers {
  readonly reports: readonly Report[]
  /** How many nodes did not answer in time. */
  readonly silent: number
}

const WAIT_MS = 2000
const PEOPLE_OF_PART = 100

interface Call {
  readonly awaited: Set<string>
  readonly reports: Map<string, Report>
  answered(): void
}

/** Asks the other nodes how they are, and answers them. */
export class RollCall {
  readonly #link: Pick<Link, 'query'>
  readonly #node: string
  readonly #tell: (news: Omit<Message, 'from'>) => Promise<void>
  readonly #calls = new Map<string, Call>()
  #own: (() => Report) | null = null

  constructor(link: Pick<Link, 'query'>, node: string, tell: (news: Omit<Message, 'from'>) => Promise<void>) {
    this.#link = link
    this.#node = node
    this.#tell = tell
  }

  /** From now on others are answered with this. */
  answerWith(own: () => Report): void {
    this.#own = own
  }

  async others(): Promise<Answers> {
    const sql = `SELECT id FROM serai.nodes WHERE id <> $1 AND seen_at > now() - interval '${GONE}'`
    const awaited = new Set((await this.#link.query(sql, [this.#node])).map(({ id }) => id as string))
    if (awaited.size === 0) return { reports: [], silent: 0 }
    const id = randomBytes(6).toString('hex')
    const reports = new Map<string, Report>()
    let timer: NodeJS.Timeout | undefined
    const answered = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, WAIT_MS)
      this.#calls.set(id, { awaited, reports, answered: resolve })
    })
    try {
      await this.#tell({ asks: id })
      await answered
    } finally {
      clearTimeout(timer)
      this.#calls.delete(id)
    }
    const whole = [...reports].filter(([node]) => !awaited.has(node)).map(([, report]) => report)
    return { reports: whole, silent: awaited.size }
  }

  hear({ from, asks, tells }: Message): void {
    if (asks !== undefined) void this.#answer(asks).catch(() => {})
    if (tells) this.#note(from, tells)
  }

  async #answer(call: string): Promise<void> {
    const own = this.#own?.()
    if (!own) return
    const { load, here } = own
    for (let at = 0, isLast = false; !isLast; at += PEOPLE_OF_PART) {
      isLast = at + PEOPLE_OF_PART >= here.length
      await this.#tell({ tells: { call, load, here: here.slice(at, at + PEOPLE_OF_PART), isLast } })
    }
  }

  #note(from: string, { call: id, load, here, isLast }: ReportPart): void {
    const call = this.#calls.get(id)
    if (!call) return
    call.reports.set(from, { load, here: [...(call.reports.get(from)?.here ?? []), ...here] })
    if (isLast) call.awaited.delete(from)
    if (call.awaited.size === 0) call.answered()
  }
}
