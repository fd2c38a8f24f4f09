/** What another process has written: the last entry, the version of the row, or both. */
export interface NodeNotice {
  readonly table: string
  readonly seq: number | null
  readonly version: number | null
}

/** A table as it is elsewhere. */
export interface TableElsewhere {
  readonly seq: number
  /** People who have it open in other processes. */
  readonly people: ReadonlySet<string>
}

/** What is heard of the other processes. */
export interface NodeEvents {
  changed(notice: NodeNotice): void
  /** People came or left elsewhere. */
  moved(table: string): void
  /** People whose names are new. */
  renamed(person: string): void
  /** A credential of a person was revoked. */
  revoked(person: string): void
  /** Nobody has continued after entry `seq` in time. True when that is settled, false to be asked again. */
  wake(table: string, seq: number): Promise<boolean>
  /** Something may have been missed: everything has to be looked at again. */
  missed(): void
}

/** The other processes that share the store. */
export interface OtherNodes {
  /** No other process is there: whatever had been going on has to be continued. */
  readonly isAlone: boolean
  listen(events: NodeEvents): void
  /** A person has opened a table here, or has left it. */
  present(table: string, person: string, isHere: boolean): void
  elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, TableElsewhere>>
}
