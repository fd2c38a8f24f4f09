import { isDeepStrictEqual } from 'node:util'
import type { JsonObject } from '@serai/kernel'

/** What is sent to move a game on: an action in its wire form, or a step back or forward. */
export type Wanted = { readonly action: unknown } | 'undo' | 'redo'

/** Something that one client did or was told. */
export type HistoryEvent =
  /** For the first time; `after`: the last entry that it had seen. */
  | { readonly type: 'sent'; readonly id: string; readonly after: number; readonly wanted: Wanted }
  | { readonly type: 'acknowledged'; readonly id: string; readonly seq: number }
  | { readonly type: 'refused'; readonly id: string; readonly code: string }
  /** A stream begins: the entry after `seq` comes next. */
  | { readonly type: 'opened'; readonly seq: number }
  /** The next entries, as this viewer may know them; `isWhole`: with everything that was hidden. */
  | { readonly type: 'saw'; readonly entries: readonly JsonObject[]; readonly isWhole: boolean }
  /** The position after an entry. */
  | { readonly type: 'viewed'; readonly seq: number; readonly view: JsonObject }

/** Everything that happened to one client, in order. */
export interface History {
  readonly client: string
  /** -1: it watches. */
  readonly viewer: number
  readonly events: readonly HistoryEvent[]
}

/** Who made an entry: a send, chance, or the table itself, for a seat that can only pass or whose time is up. */
export type Maker = 'send' | 'chance' | 'pass' | 'late'

export interface KeptEntry {
  readonly made: Maker
  /** In its form on disk. */
  readonly entry: JsonObject
}

/** The log of a table in the end, and what follows from it. */
export interface KeptLog {
  readonly entries: readonly KeptEntry[]
  /** Whether the store has a send under this id of this seat. */
  knowsSend(seat: number, id: string): boolean
  /** An entry as the viewer may know it. */
  seenBy(viewer: number, seq: number): unknown
  /** The position after an entry as the viewer may know it. */
  viewOf(viewer: number, seq: number): unknown
}

export type FaultKind =
  /** Acknowledged or shown, and not in the log. */
  | 'lost'
  /** In the log once more than anybody sent it. */
  | 'doubled'
  /** Acknowledged as something else the second time, or not as what it was sent as. */
  | 'misanswered'
  /** Refused, and in the log. */
  | 'refused but kept'
  /** Sent again and again without an answer. */
  | 'unanswered'
  /** Entries are left out or come twice, in the log or on the way to a viewer. */
  | 'gap'
  /** A viewer saw something else than the log has. */
  | 'differs'
  /** The time of an entry is before that of an earlier one. */
  | 'time goes back'

export interface Fault {
  readonly kind: FaultKind
  /** Null: it is in the log itself. */
  readonly client: string | null
  readonly what: string
}

/** Where the log of one table and the histories of all its clients do not agree. */
export function findFaults(log: KeptLog, histories: readonly History[]): Fault[] {
  /** Which send each entry is of. */
  const owners = new Map<number, string>()
  return [
    ...faultsOfLog(log),
    ...histories.flatMap((history) => [...faultsOfSends(log, history, owners), ...faultsOfStream(log, history)]),
    ...faultsOfUnsent(log, histories, owners),
  ]
}

function faultsOfLog({ entries }: KeptLog): Fault[] {
  const faults: Fault[] = []
  let time = 0
  for (const [i, { entry }] of entries.entries()) {
    if (entry.seq !== i + 1) faults.push({ kind: 'gap', client: null, what: `entry ${i + 1} is ${text(entry)}` })
    if (Number(entry.at) < time) faults.push({ kind: 'time goes back', client: null, what: text(entry) })
    time = Number(entry.at)
  }
  return faults
}

type Sent = Extract<HistoryEvent, { readonly type: 'sent' }>

function faultsOfSends(log: KeptLog, { client, viewer, events }: History, owners: Map<number, string>): Fault[] {
  const faults: Fault[] = []
  const add = (kind: FaultKind, what: string) => void faults.push({ kind, client, what })
  const sends = new Map<string, Sent>()
  const acknowledged = new Map<string, number>()
  const refused = new Map<string, string>()
  for (const event of events) {
    if (event.type === 'sent') sends.set(event.id, event)
    else if (event.type === 'refused') refused.set(event.id, event.code)
    else if (event.type === 'acknowledged') {
      const { id, seq } = event
      const first = acknowledged.get(id) ?? seq
      if (first !== seq) add('misanswered', `${id} was acknowledged as entry ${first}, then as entry ${seq}`)
      acknowledged.set(id, first)
    }
  }
  for (const [id, send] of sends) {
    const seq = acknowledged.get(id)
    const code = refused.get(id)
    if (seq === undefined) {
      if (code === undefined) add('unanswered', `${id} ${text(send.wanted)}`)
      else if (log.knowsSend(viewer, id)) add('refused but kept', `${id} ${text(send.wanted)} ${code}`)
      continue
    }
    if (code !== undefined) add('misanswered', `${id} was acknowledged as entry ${seq}, and refused with ${code}`)
    const own = entryOfSend(log, seq)
    if (seq > log.entries.length) add('lost', `${id} was acknowledged as entry ${seq} of ${log.entries.length}`)
    else if (own === null || own <= send.after || !isOf(log.entries[own - 1]!, viewer, send.wanted)) {
      const found = own === null ? 'nothing that was sent' : text(log.entries[own - 1]!.entry)
      add(
        'lost',
        `${id} ${text(send.wanted)}, sent after ${send.after}, acknowledged as entry ${seq}: there is ${found}`,
      )
    } else if (owners.has(own)) add('misanswered', `${id} and ${owners.get(own)} are both entry ${own}`)
    else owners.set(own, `${client} ${id}`)
  }
  return faults
}

/** What was sent, of which this is the last entry: before what chance and the table itself did after it. */
function entryOfSend({ entries }: KeptLog, seq: number): number | null {
  for (let at = seq; at > 0; at--) {
    const made = entries[at - 1]?.made
    if (made === 'send') return at
    if (made !== 'chance' && made !== 'pass') return null
  }
  return null
}

function isOf({ entry }: KeptEntry, seat: number, wanted: Wanted): boolean {
  if (entry.by !== seat) return false
  return typeof wanted === 'string' ? 'undo' in entry : isDeepStrictEqual(entry.action, wanted.action)
}

/** Every client waits for its answers: what is in the log of its seat beyond them was done twice. */
function faultsOfUnsent(
  { entries }: KeptLog,
  histories: readonly History[],
  owners: ReadonlyMap<number, string>,
): Fault[] {
  const players = new Map(histories.filter(({ viewer }) => viewer >= 0).map((history) => [history.viewer, history]))
  return entries.flatMap(({ made, entry }, i) => {
    const player = players.get(Number(entry.by))
    if (made !== 'send' || !player || owners.has(i + 1)) return []
    // One without an answer may be there or not, and is a fault of its own.
    const isUnanswered = unansweredOf(player).some((send) => isOf(entries[i]!, player.viewer, send.wanted))
    return isUnanswered ? [] : [{ kind: 'doubled' as const, client: player.client, what: text(entry) }]
  })
}

function unansweredOf({ events }: History): Sent[] {
  const answered = new Set(
    events.flatMap((event) => (event.type === 'acknowledged' || event.type === 'refused' ? [event.id] : [])),
  )
  return events.filter((event): event is Sent => event.type === 'sent' && !answered.has(event.id))
}

function faultsOfStream(log: KeptLog, { client, viewer, events }: History): Fault[] {
  const faults: Fault[] = []
  const add = (kind: FaultKind, what: string) => void faults.push({ kind, client, what })
  const last = log.entries.length
  let next = 0
  for (const event of events) {
    if (event.type === 'opened') {
      next = event.seq + 1
      if (event.seq > last) add('lost', `a stream began after entry ${event.seq} of ${last}`)
    } else if (event.type === 'viewed') {
      if (event.seq > last) add('lost', `a position after entry ${event.seq} of ${last} was shown`)
      else {
        const view = log.viewOf(viewer, event.seq)
        if (!isDeepStrictEqual(event.view, view)) {
          add('differs', `the position after entry ${event.seq} was shown as ${text(event.view)}, it is ${text(view)}`)
        }
      }
    } else if (event.type === 'saw') {
      for (const entry of event.entries) {
        const seq = Number(entry.seq)
        if (seq !== next) add('gap', `entry ${seq} came where ${next} was next`)
        next = seq + 1
        const kept = seq > last ? null : event.isWhole ? log.entries[seq - 1]?.entry : log.seenBy(viewer, seq)
        if (seq > last) add('lost', `${text(entry)} was shown, there are ${last} entries`)
        else if (!isDeepStrictEqual(entry, kept)) add('differs', `${text(entry)} was shown, it is ${text(kept)}`)
      }
    }
  }
  return faults
}

function text(value: unknown): string {
  return JSON.stringify(value)
}
