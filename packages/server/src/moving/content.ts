/** A value as it is in a file: bytes are in an object of their own, nothing is null. */
export type Cell = string | number | null | { readonly base64: string }

export type Kind = 'text' | 'number' | 'flag' | 'bytes'

/** One table of a store. */
export interface Content {
  readonly name: string
  readonly columns: Readonly<Record<string, Kind>>
  readonly key: readonly string[]
}

/** Everything that belongs to a store, wherever it is kept. What nodes tell each other does not. */
export const CONTENT: readonly Content[] = [
  {
    name: 'tables',
    columns: {
      id: 'text',
      version: 'number',
      status: 'text',
      is_private: 'flag',
      created_at: 'number',
      changed_at: 'number',
      data: 'text',
    },
    key: ['id'],
  },
  { name: 'entries', columns: { table_id: 'text', seq: 'number', entry: 'text' }, key: ['table_id', 'seq'] },
  { name: 'sends', columns: { table_id: 'text', client_id: 'text', seq: 'number' }, key: ['table_id', 'client_id'] },
  { name: 'snapshots', columns: { table_id: 'text', seq: 'number', bytes: 'bytes' }, key: ['table_id'] },
  { name: 'people', columns: { id: 'text', name: 'text', created_at: 'number' }, key: ['id'] },
  { name: 'tokens', columns: { hash: 'text', person: 'text', label: 'text', created_at: 'number' }, key: ['hash'] },
  {
    name: 'accounts',
    columns: { person: 'text', name: 'text', key: 'text', hash: 'text', created_at: 'number' },
    key: ['person'],
  },
  {
    name: 'sessions',
    columns: { hash: 'text', person: 'text', label: 'text', created_at: 'number', seen_at: 'number' },
    key: ['hash'],
  },
  { name: 'recorded', columns: { table_id: 'text' }, key: ['table_id'] },
  {
    name: 'ratings',
    columns: {
      person: 'text',
      game: 'text',
      numbers: 'text',
      shown: 'number',
      is_provisional: 'flag',
      games: 'number',
      updated_at: 'number',
    },
    key: ['person', 'game'],
  },
  {
    name: 'played',
    columns: {
      table_id: 'text',
      person: 'text',
      game: 'text',
      status: 'text',
      ended_at: 'number',
      seat: 'number',
      seats: 'number',
      people: 'number',
      place: 'number',
      before: 'number',
      after: 'number',
    },
    key: ['table_id', 'seat'],
  },
  {
    name: 'bans',
    columns: { person: 'text', is_muted: 'flag', is_banned: 'flag', reason: 'text', changed_at: 'number' },
    key: ['person'],
  },
  { name: 'secrets', columns: { name: 'text', value: 'text' }, key: ['name'] },
]

/** Where a store can be read from, whole and as it is at one moment. */
export interface Source {
  /** In the order of their keys. */
  rows(content: Content): AsyncIterable<readonly Cell[]>
  close(): Promise<void>
}

/** Where a store can be written to. Until `finish` nobody else can open it. */
export interface Target extends Source {
  /** Throws a StoreFault unless it is empty, or holds a part of the same source. */
  begin(source: string): Promise<void>
  count(content: Content): Promise<number>
  /** All of the rows or none. */
  put(content: Content, rows: readonly (readonly Cell[])[]): Promise<void>
  finish(): Promise<void>
}

export function cellOf(kind: Kind, value: unknown): Cell {
  if (value === null) return null
  switch (kind) {
    case 'text':
      return value as string
    case 'bytes':
      return { base64: Buffer.from(value as Uint8Array).toString('base64') }
    case 'number':
    case 'flag':
      return Number(value)
  }
}

export function storedOf(cell: Cell): unknown {
  return typeof cell === 'object' && cell !== null ? Buffer.from(cell.base64, 'base64') : cell
}
