import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { JsonObject } from '@serai/kernel'
import { checkWhole } from '../moving/half-moved.ts'
import type { Answer, Call, CallName, Calls, FromThread, RowText, ToThread } from './calls.ts'
import { LibsqlPeople } from './libsql-people.ts'
import { checkNumbering } from './numbering.ts'
import { makeOwnFolder } from './own-folder.ts'
import { quoted } from './quoted.ts'
import type { Append, Appended, Person, Snapshot, Store, StoredEntry, TableQuery, TableRow, TokenRow } from './store.ts'
import { StoreFault } from './store-fault.ts'

interface Waiting {
  readonly call: Call
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

interface Backup {
  readonly file: string
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** A thread runs JavaScript only: under a test runner, where this file is source, the build's stands in. */
const THREAD = new URL('./libsql-worker.js', import.meta.url.replace(/\/src\/store\/[^/]+\.ts$/, '/dist/store/'))

/** Opens the store of a data folder, which is made if it is not there. Throws a StoreFault when it cannot be used. */
export async function openLibsqlStore(folder: string): Promise<LibsqlStore> {
  checkWhole(folder)
  makeOwnFolder(folder)
  const thread = new Worker(THREAD, { workerData: { file: join(folder, 'serai.db') }, execArgv: [] })
  // From the start: the message of a thread that has ended meanwhile is read together with its end.
  const exit = new Promise((resolve) => thread.once('exit', resolve))
  const [message] = (await once(thread, 'message')) as [FromThread]
  if (message.kind === 'ready') return new LibsqlStore(thread)
  await exit
  if (message.kind === 'refused' && message.inUse) {
    throw new StoreFault(`the data folder ${folder} is in use by another process`)
  }
  const reason = message.kind === 'refused' ? message.reason : message.kind
  throw new StoreFault(`cannot use the data folder ${folder}: ${reason}`)
}

/**
 * Tables in a libsql file. All calls that come while a transaction runs share the next one, and are answered when it is
 * on disk.
 */
export class LibsqlStore extends LibsqlPeople implements Store {
  readonly #thread: Worker
  #waiting: Waiting[] = []
  #running: readonly Waiting[] | null = null
  /** Asked for and not answered; the thread makes them in this order. */
  #backups: Backup[] = []
  #fault: Error | null = null
  #closing: Promise<void> | null = null
  #idle: () => void = () => {}

  /** `thread` is ready. */
  constructor(thread: Worker) {
    super()
    this.#thread = thread
    thread.on('message', (message: FromThread) => {
      if (message.kind === 'answers') this.#answer(message.answers)
      else if (message.kind === 'backup') this.#backedUp(message.fault)
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

  countTables(status: TableRow['status']): Promise<number> {
    return this.call('countTables', status)
  }

  async append({ table, after, entries, clientId, row }: Append): Promise<Appended> {
    checkNumbering(after, entries)
    return this.call('append', {
      table,
      after,
      entries: entries.map(({ entry }) => JSON.stringify(entry)),
      ...(clientId !== undefined && { clientId: quoted(clientId) }),
      ...(row && { row: textOf(row) }),
    })
  }

  sentSeq(table: string, clientId: string): Promise<number | null> {
    return this.call('sentSeq', table, quoted(clientId))
  }

  async readEntries(table: string, after: number, limit: number): Promise<readonly StoredEntry[]> {
    const texts = await this.call('readEntries', table, after, limit)
    return texts.map((text, i) => ({ seq: after + 1 + i, entry: JSON.parse(text) as JsonObject }))
  }

  lastSeq(table: string): Promise<number> {
    return this.call('lastSeq', table)
  }

  saveSnapshot(table: string, { seq, bytes }: Snapshot): Promise<void> {
    return this.call('saveSnapshot', table, { seq, bytes: bytes.slice() })
  }

  readSnapshot(table: string): Promise<Snapshot | null> {
    return this.call('readSnapshot', table)
  }

  savePerson(person: Person): Promise<void> {
    return this.call('savePerson', person)
  }

  readPerson(id: string): Promise<Person | null> {
    return this.call('readPerson', id)
  }

  saveToken(token: TokenRow): Promise<void> {
    return this.call('saveToken', token)
  }

  findToken(hash: string): Promise<TokenRow | null> {
    return this.call('findToken', hash)
  }

  listTokens(person: string): Promise<readonly TokenRow[]> {
    return this.call('listTokens', person)
  }

  deleteToken(hash: string): Promise<boolean> {
    return this.call('deleteToken', hash)
  }

  secret(name: string): Promise<string> {
    return this.call('secret', name)
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

  protected call<Name extends CallName>(
    name: Name,
    ...args: Parameters<Calls[Name]>
  ): Promise<ReturnType<Calls[Name]>> {
    return new Promise((resolve, reject) => {
      if (this.#fault || this.#closing) return reject(this.#fault ?? new Error('the store is closed'))
      this.#waiting.push({ call: { name, args }, resolve: resolve as (value: unknown) => void, reject })
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
    this.#tell({ calls: this.#running.map(({ call }) => call) })
  }

  #answer(answers: readonly Answer[]): void {
    this.#running?.forEach(({ resolve, reject }, i) => {
      const answer = answers[i]!
      if ('error' in answer) reject(new Error(answer.error))
      else resolve(answer.value)
    })
    this.#next()
  }

  #tell(message: ToThread): void {
    this.#thread.postMessage(message)
  }

  #fail(error: Error): void {
    this.#fault ??= error
    for (const { reject } of [...(this.#running ?? []), ...this.#waiting, ...this.#backups]) reject(this.#fault)
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
