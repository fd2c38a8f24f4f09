/** What another process has written: the last entry, the version of the row, or both. */
export interface Notice {
  readonly table: string
  readonly seq: number | null
  readonly version: number | null
}

/** A table as it is elsewhere. */
export interface Glance {
  readonly seq: number
  /** People who have it open in other processes. */
  readonly people: ReadonlySet<string>
}

export interface NeighbourEvents {
  changed(notice: Notice): void
  /** People came or left elsewhere. */
  moved(table: string): void
  /** People whose names are new. */
  renamed(person: string): void
  /** Something that let a person in is worth nothing any more. */
  lapsed(person: string): void
  /** Nobody has gone on after entry `seq` in time. True when that is settled, false to be asked again. */
  wake(table: string, seq: number): Promise<boolean>
  /** Something may have been missed: everything has to be looked at again. */
  missed(): void
}

/** The other processes that share the store. */
export interface Neighbours {
  /** No other process is there: whatever had been going on has to be gone on with. */
  readonly isAlone: boolean
  listen(events: NeighbourEvents): void
  /** A person has opened a table here, or has left it. */
  present(table: string, person: string, isHere: boolean): void
  glance(tables: readonly string[]): Promise<ReadonlyMap<string, Glance>>
}
