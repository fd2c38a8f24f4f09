import { type CatanState, catan } from '@serai/catan'
import type { Moment } from '../../table/history.ts'
import type { LogLine } from '../../table/log-line.ts'
import type { Catalogue } from '../../text/catalogue.ts'
import { lineOf, type Statement } from './line-of.tsx'
import { tell, tellQuiet } from './tell.ts'

/** The lines of one moment, for as long as names, viewer and language stay the same. */
interface Told {
  readonly texts: Catalogue
  readonly people: string
  readonly lines: readonly LogLine[]
  /** The last turn that has a line. */
  readonly turn: number
}

/** A history only grows, so the lines of a moment never change. */
const told = new WeakMap<Moment, Told>()

/** The log in words, newest last; what the viewer may not know is not in it. */
export function catanLogLines(
  moments: readonly Moment[],
  names: readonly string[],
  seat: number | null,
  texts: Catalogue,
): readonly LogLine[] {
  const people = JSON.stringify([seat, names])
  const all: LogLine[] = []
  let turn = 0
  moments.forEach((moment, index) => {
    let known = told.get(moment)
    if (known?.texts !== texts || known.people !== people) {
      const lines = linesOf(moment, tell(moments, index), turn)
      known = { texts, people, lines, turn: lines.length > 0 ? Math.max(turn, turnOf(moment)) : turn }
      told.set(moment, known)
    }
    turn = known.turn
    all.push(...known.lines)
  })
  return all

  function linesOf(moment: Moment, statements: readonly Statement[], last: number): readonly LogLine[] {
    const { seq } = moment.entry
    const now = turnOf(moment)
    return statements.map((statement, i) => {
      const line = lineOf(`${seq}.${i}`, statement, names, seat, texts)
      return i === 0 && now > last ? { ...line, turn: now } : line
    })
  }
}

/** The turn that a moment belongs to; taking the end of a turn back, and ending it again, belongs to that turn. */
function turnOf({ before, after }: Moment): number {
  return Math.min(catan.turnCount(before as CatanState), catan.turnCount(after as CatanState))
}

/** What a step was that has no line in the log, because another line says it. */
export function catanUnloggedWords(
  moment: Moment,
  names: readonly string[],
  seat: number | null,
  texts: Catalogue,
): string | null {
  const statement = tellQuiet(moment)
  return statement && lineOf('', statement, names, seat, texts).text
}
