/** Columns for a terminal. A column of figures (marked by `right`) is set to the right. */
export function textTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => [...(row[column] ?? '')].length)))
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? ''
        const gap = ' '.repeat(width - [...cell].length)
        return right.includes(column) ? gap + cell : cell + gap
      })
      .join('  ')
      .trimEnd()
  return `${all.map(line).join('\n')}\n`
}

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/** `20,000`; small figures keep `digits` places. */
export function formatNumber(value: number, digits = 0): string {
  return digits === 0 || Math.abs(value) >= 1000 ? grouped.format(value) : value.toFixed(digits)
}

export function formatPercent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`
}
