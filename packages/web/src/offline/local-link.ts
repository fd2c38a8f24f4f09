import { isRefusal, type Refusal } from '@serai/kernel'
import type { WireError } from '@serai/protocol'
import type { Caller, TableService, Watch } from '@serai/tables'
import type { Answer, Command, TableListener } from '../net/connection.ts'
import type { TableLink } from '../net/table-link.ts'

/** The tables of this device: the same service as a server has, without the network. */
export class LocalLink implements TableLink {
  readonly #tables: TableService
  readonly #me: Caller
  readonly #watches = new Map<TableListener, { watch: Watch | null }>()

  constructor(tables: TableService, me: Caller) {
    this.#tables = tables
    this.#me = me
  }

  watch(table: string, listener: TableListener): () => void {
    const before = this.#watches.get(listener)
    const stream: { watch: Watch | null } = { watch: null }
    this.#watches.set(listener, stream)
    const isCurrent = () => this.#watches.get(listener) === stream
    const begin = async () => {
      const watch = await this.#tables.watch(this.#me, table, listener.lastSeq(), (message) => {
        if (isCurrent() && 'table' in message) listener.receive(message as Parameters<TableListener['receive']>[0])
      })
      before?.watch?.close()
      if (isRefusal(watch)) listener.refuse(wireError(watch))
      else if (isCurrent()) stream.watch = watch
      else watch.close()
    }
    begin().catch((error: unknown) => listener.refuse({ code: 'E_INTERNAL', message: String(error) }))
    return () => {
      const current = this.#watches.get(listener)
      this.#watches.delete(listener)
      current?.watch?.close()
    }
  }

  async command(command: Command): Promise<Answer> {
    const done = await this.#do(command)
    if (isRefusal(done)) return { refused: wireError(done) }
    return typeof done?.seq === 'number' ? { seq: done.seq } : {}
  }

  #do(command: Command): Promise<{ readonly seq?: number } | null | Refusal> {
    const by = this.#me
    const { table } = command
    const sent = { clientId: command.id, expectedSeq: 'seq' in command ? command.seq : 0 }
    switch (command.type) {
      case 'act':
        return this.#tables.act(by, table, sent, command.actions)
      case 'undo':
        return this.#tables.undo(by, table, sent)
      case 'redo':
        return this.#tables.redo(by, table, sent)
      case 'resign':
        return this.#tables.resign(by, table, sent)
      case 'autopilot':
        return this.#tables.autopilot(by, table, command.on)
      case 'chat':
        return this.#tables.chat(by, table, command.id, command.chat)
    }
  }
}

function wireError({ code, ...details }: Refusal): WireError {
  return { ...details, code, message: code }
}
