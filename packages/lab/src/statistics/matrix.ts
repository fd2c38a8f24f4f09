export type Matrix = readonly (readonly number[])[]

/** The inverse of a small positive definite matrix, by Gauss and Jordan. */
export function inverse(matrix: Matrix): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let pivot = 0; pivot < size; pivot++) {
    const scale = rows[pivot]![pivot]!
    rows[pivot] = rows[pivot]!.map((value) => value / scale)
    for (let i = 0; i < size; i++) {
      if (i === pivot) continue
      const factor = rows[i]![pivot]!
      rows[i] = rows[i]!.map((value, j) => value - factor * rows[pivot]![j]!)
    }
  }
  return rows.map((row) => row.slice(size))
}

export function multiply(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, j) => sum + value * vector[j]!, 0))
}
