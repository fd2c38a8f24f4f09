/** With a true minus, as wide as the digits. */
export function withMinus(value: number | string): string {
  return String(value).replace('-', '−')
}

/** To one place after the decimal mark of a language; what rounds to nothing has no sign. */
export function tenths(value: number, mark: '.' | ','): string {
  return withMinus((Math.round(value * 10) / 10).toFixed(1)).replace('.', mark)
}
