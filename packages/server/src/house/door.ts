import type { Attendance } from './attendance.ts'
import type { Audience } from './audience.ts'
import type { Asker, Listener, Watch } from './house.ts'

export interface DoorParts {
  readonly audience: Audience
  readonly attendance: Attendance
  /** Somebody comes or goes, seated or not. */
  used(): void
  /** Somebody who sits there came or left. */
  attended(): void
  /** Whoever came is welcomed: what waited for them goes on. */
  entered(): void
  /** Somebody who sits there left: those who stay hear of it. */
  left(): void
}

/** How people come to a table and leave it. */
export class Door {
  readonly #parts: DoorParts

  constructor(parts: DoorParts) {
    this.#parts = parts
  }

  /** Everything that one viewer sees, from the entry on that they have. Who looks quietly does not count as there. */
  watch(by: Asker | null, from: number | null, listener: Listener, isQuiet: boolean): Watch {
    const parts = this.#parts
    const { audience, attendance } = parts
    parts.used()
    const stream = audience.open(by?.id ?? null, listener)
    const person = isQuiet ? null : stream.person
    if (person !== null && attendance.came(person)) {
      audience.tell(stream)
      parts.attended()
    }
    audience.welcome(stream, from)
    parts.entered()
    return {
      close: () => {
        if (!audience.close(stream)) return
        parts.used()
        if (person === null || !attendance.left(person)) return
        parts.left()
        parts.attended()
      },
    }
  }
}
