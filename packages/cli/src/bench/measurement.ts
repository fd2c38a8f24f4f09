/** One measured number. */
export interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: string
}

/** Three digits are all that a measurement is worth. */
export function round(value: number): number {
  return Number(value.toPrecision(value >= 1000 ? 4 : 3))
}
