import type { LogLine } from '../table/log-line.ts'

/** The earlier objects for lines that still say the same, so that only the others are drawn again. */
export function keepLines(old: readonly LogLine[], fresh: readonly LogLine[]): readonly LogLine[] {
  return fresh.map((line, index) => {
    const before = old[index]
    return before && before.key === line.key && before.text === line.text ? before : line
  })
}
