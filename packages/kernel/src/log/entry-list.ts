import { ALL_IN_THE_OPEN, type Disclosed } from '../contract/disclosed.ts'
import { isUndo, type LogEntry } from './entry.ts'

/** Of an entry: when, what (the action, or where an undo leads to), and who with the two marks below. */
const NUMBERS = 3
const LATE = 1
const UNDO = 2
/** Room at first, in entries. */
const FEW = 32

/**
 * The entries of a record, and what each let people know. They lie in one flat array, as a server keeps thousands of
 * games: as objects of their own they took three times the memory, and the collector of garbage its time.
 */
export class EntryList {
  readonly #first: number
  #numbers = new Float64Array(FEW * NUMBERS)
  #count = 0
  /** Of those that say more than their action, or less. */
  readonly #disclosed = new Map<number, Disclosed>()

  /** Begins after entry `first`. */
  constructor(first: number) {
    this.#first = first
  }

  /** The number of the last entry. */
  get seq(): number {
    return this.#first + this.#count
  }

  /** The next entry, of a record: nothing in it is redacted. */
  push(entry: LogEntry, disclosed: Disclosed): void {
    const at = this.#count * NUMBERS
    if (at === this.#numbers.length) {
      const grown = new Float64Array(2 * at)
      grown.set(this.#numbers)
      this.#numbers = grown
    }
    const marks = isUndo(entry) ? UNDO : entry.late ? LATE : 0
    this.#numbers[at] = entry.at
    this.#numbers[at + 1] = isUndo(entry) ? entry.undo : entry.action
    this.#numbers[at + 2] = 4 * entry.by + marks
    this.#count++
    if (disclosed !== ALL_IN_THE_OPEN) this.#disclosed.set(entry.seq, disclosed)
  }

  /** Made anew each time; undefined where there is none. */
  get(seq: number): LogEntry | undefined {
    const i = (seq - 1 - this.#first) * NUMBERS
    if (seq <= this.#first || seq > this.seq) return undefined
    const at = this.#numbers[i]!
    const what = this.#numbers[i + 1]!
    const who = this.#numbers[i + 2]!
    const by = Math.floor(who / 4)
    const marks = who - 4 * by
    if (marks === UNDO) return { seq, at, by, undo: what }
    return marks === LATE ? { seq, at, by, action: what, late: true } : { seq, at, by, action: what }
  }

  /** Those after entry `from`, up to entry `to`. */
  between(from: number, to: number): LogEntry[] {
    const entries: LogEntry[] = []
    for (let seq = from + 1; seq <= to; seq++) entries.push(this.get(seq)!)
    return entries
  }

  /** What entry `seq` lets people know. */
  disclosedBy(seq: number): Disclosed {
    return this.#disclosed.get(seq) ?? ALL_IN_THE_OPEN
  }
}
