import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { JsonObject } from '@serai/kernel'
import {
  type Append,
  type Appended,
  checkNumbering,
  type StoredEntry,
  type TableQuery,
  type TableRow,
} from '@serai/tables'
import { checkWhole } from '../../moving/half-moved.ts'
import { Absence } from '../absence.ts'
import type { Store } from '../store.ts'
import { DamagedRow, StoreFault } from '../store-fault.ts'
import type { Answer, CallName, Calls, FromThread, RowText, TextCalls, ToThread } from './calls.ts'
import { LibsqlCalls } from './libsql-calls.ts'
import { makeOwnFolder } from './own-folder.ts'
import { StalledCalls, type Waiting } from './stalled-calls.ts'

interface Backup {
  readonly file: string
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** So many calls at once are a crowd: the next ones are gathered for so long, as each transaction waits for the disk. */
const CROWD = 4
const GATHER_MS = 8

/** A thread runs JavaScript only: under a test runner, where this file is source, the build's stands in. */
const THREAD = new URL(
  './libsql-worker.js',
  import.meta.url.replace(/\/src\/store\/libsql\/[^/]+\.ts$/, '/dist/store/libsql/'),
)

/**
 * Opens the store of a data folder, which is made if it is not there. Throws a StoreFault when it cannot be used.
 * `damaged` is told, once each, of rows that are left out of lists.
 */
export async function openLibsqlStore(folder: string, damaged: Damaged = () => {}): Promise<LibsqlStore> {
  checkWhole(folder)
  makeOwnFolder(folder)
  checkWritable(folder)
  const thread = new Worker(THREAD, { workerData: { file: join(folder, 'serai.db') }, execArgv: [] })
  // From the start: the message of a thread that has ended meanwhile is read together with its end.
  const exit = new Promise((resolve) => thread.once('exit', resolve))
  const [message] = (await once(thread, 'message')) as [FromThread]
  if (message.kind === 'ready') return libsqlStore(thread, damaged)
  await exit
  if (message.kind === 'refused' && message.inUse) {
    throw new StoreFault(`the data folder ${folder} is in use by another process`)
  }
  const reason = message.kind === 'refused' ? message.reason : message.kind
  throw new StoreFault(`cannot use the data folder ${folder}: ${reason}`)
}

/** The library would only say that there is an error of the disk. */
function checkWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const isDisk = (error as NodeJS.ErrnoException).code === 'EROFS'
    const reason = isDisk ? 'its disk is read-only' : 'this user has no permission to write to it'
    throw new StoreFault(`cannot use the data folder ${folder}: ${reason}`)
  }
}

export type LibsqlStore = LibsqlThread & Store

type Damaged = (fault: string) => void

/** `thread` is ready. Calls that need no other form go to it as they are, whatever they are. */
export function libsqlStore(thread: Worker, damaged: Damaged = () => {}): LibsqlStore {
  const known = new Map<string | symbol, unknown>()
  const find = (target: LibsqlThread, name: string | symbol): unknown => {
    const own: unknown = Reflect.get(target, name, target)
    // It has private fields, which a proxy does not have.
    if (typeof own === 'function') return own.bind(target)
    if (typeof name !== 'string' || !(name in LibsqlCalls.prototype)) return own
    return (...args: Parameters<Calls[CallName]>) => target.call(name as CallName, ...args)
  }
  return new Proxy(new LibsqlThread(thread, damaged), {
    get(target, name) {
      if (!known.has(name)) known.set(name, find(target, name))
      return known.get(name)
    },
  }) as LibsqlStore
}

/**
 * Tables in a libsql file. All calls that come while a transaction runs share the next one, and are answered when it is
 * on disk.
 */
export class LibsqlThread implements Pick<Store, keyof TextCalls | 'close'> {
  readonly absence = new Absence()
  readonly #thread: Worker
  #waiting: Waiting[] = []
  #running: readonly Waiting[] | null = null
  /** When the running ones were handed over. */
  #toldAt = 0
  /** Asked for and not answered; the thread makes them in this order. */
  #backups: Backup[] = []
  readonly #stalled = new StalledCalls({
    absence: this.absence,
    probe: () => this.#tell('probe'),
    again: (calls) => this.#again(calls),
  })
  readonly #damaged: Damaged
  readonly #known = new Set<string>()
  #fault: Error | null = null
  #closing: Promise<void> | null = null
  #idle: () => void = () => {}

  constructor(thread: Worker, damaged: Damaged) {
    this.#thread = thread
    this.#damaged = damaged
    thread.on('message', (message: FromThread) => {
      if (message.kind === 'answers') this.#answer(message.answers)
      else if (message.kind === 'backup') this.#backedUp(message.fault)
      else if (message.kind === 'probed') this.#stalled.probed(message.fault)
      else if (message.kind === 'damaged') this.#leftOut(message.fault)
    })
    thread.on('error', (error) => this.#fail(error))
    thread.on('exit', () => this.#fail(new Error('the store is closed')))
  }

  createTable(row: TableRow): Promise<boolean> {
    return this.call('createTable', textOf(row))
  }

  updateTable(row: TableRow): Promise<boolean> {
    return this.call('updateTable', textOf(row))
  }

  async readTable(id: string): Promise<TableRow | null> {
    const row = await this.call('readTable', id)
    return row && rowOf(row)
  }

  async listTables(query: TableQuery): Promise<readonly TableRow[]> {
    return (await this.call('listTables', query)).map(rowOf)
  }

  async append({ table, after, entries, clientId, row }: Append): Promise<Appended> {
    checkNumbering(after, entries)
    const texts = entries.map(({ entry }) => JSON.stringify(entry))
    return this.call('append', { table, after, entries: texts, clientId, row: row && textOf(row) })
  }

  async readEntries(table: string, after: number, limit: number): Promise<readonly StoredEntry[]> {
    const texts = await this.call('readEntries', table, after, limit)
    return texts.map((text, i) => entryOf(table, after + 1 + i, text))
  }

  /** Writes a copy of everything to a new file, between two transactions. Rejects with a StoreFault. */
  backup(file: string): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#fault || this.#closing) return reject(this.#fault ?? new Error('the store is closed'))
      this.#backups.push({ file, resolve, reject })
      this.#tell({ backup: file })
    })
  }

  #backedUp(fault: string | null): void {
    const { file, resolve, reject } = this.#backups.shift()!
    if (fault === null) resolve()
    else reject(new StoreFault(`cannot write ${file}: ${fault}`))
  }

  close(): Promise<void> {
    this.#closing ??= this.#finish()
    return this.#closing
  }

  async #finish(): Promise<void> {
    if (this.#fault) return
    this.#stalled.stop()
    if (this.#running) {
      await new Promise<void>((resolve) => {
        this.#idle = resolve
      })
    }
    if (this.#fault) return
    const exit = once(this.#thread, 'exit')
    this.#tell('close')
    await exit
  }

  call<Name extends CallName>(name: Name, ...args: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>> {
    return new Promise((resolve, reject) => {
      if (this.#fault || this.#closing) return reject(this.#fault ?? new Error('the store is closed'))
      this.#waiting.push({ call: { name, args }, resolve: resolve as (value: unknown) => void, reject, giveUpAt: null })
      if (this.#running) return
      // Whatever else this turn of the event loop asks for goes along.
      this.#running = []
      queueMicrotask(() => this.#next())
    })
  }

  #next(): void {
    if (this.#waiting.length === 0) {
      this.#running = null
      this.#idle()
      return
    }
    this.#running = this.#waiting
    this.#waiting = []
    this.#toldAt = performance.now()
    this.#tell({ calls: this.#running.map(({ call }) => call) })
  }

  /** After a crowd there is another one, which is more the later it is asked for. */
  #nextCrowd(size: number): void {
    const rest = this.#toldAt + GATHER_MS - performance.now()
    if (size >= CROWD && rest >= 1 && !this.#closing) setTimeout(() => this.#next(), rest)
    else this.#next()
  }

  #answer(answers: readonly Answer[]): void {
    const calls = this.#running ?? []
    calls.forEach((waiting, i) => {
      const answer = answers[i]!
      if (!('error' in answer)) waiting.resolve(answer.value)
      else if (answer.isOfDisk) this.#stalled.add(waiting, answer.error)
      else waiting.reject(new Error(answer.error))
    })
    this.#stalled.done(calls)
    this.#running = []
    this.#nextCrowd(answers.length)
  }

  /** The process stops: from now on nobody waits long for the disk, whoever waits already neither. */
  hurry(): void {
    this.#stalled.hurry()
  }

  #again(calls: readonly Waiting[]): void {
    this.#waiting.unshift(...calls)
    if (this.#running) return
    this.#running = []
    this.#next()
  }

  #leftOut(fault: string): void {
    if (this.#known.has(fault)) return
    this.#known.add(fault)
    this.#damaged(fault)
  }

  #tell(message: ToThread): void {
    this.#thread.postMessage(message)
  }

  #fail(error: Error): void {
    this.#fault ??= error
    for (const { reject } of [...(this.#running ?? []), ...this.#waiting, ...this.#backups]) reject(this.#fault)
    this.#stalled.stop()
    this.#running = null
    this.#waiting = []
    this.#backups = []
    this.#idle()
  }
}

function textOf(row: TableRow): RowText {
  return { ...row, data: JSON.stringify(row.data) }
}

function rowOf(row: RowText): TableRow {
  return { ...row, data: JSON.parse(row.data) as JsonObject }
}

function entryOf(table: string, seq: number, text: string): StoredEntry {
  try {
    return { seq, entry: JSON.parse(text) as JsonObject }
  } catch {
    throw new DamagedRow('entries', `${table} ${seq}`, 'it is not JSON')
  }
}
