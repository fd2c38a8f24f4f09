import type { AnyGame } from '@serai/kernel'

export interface Field {
  readonly name: string
  readonly type: 'float32' | 'uint32' | 'uint16' | 'int8' | 'bits'
  readonly offset: number
  /** Numbers in the field; of `bits` the bits, the lowest of each byte first. */
  readonly count: number
}

/** Where the parts of a record are. Little-endian throughout; records are a multiple of 4 bytes long. */
export interface RecordLayout {
  readonly observation: Field
  readonly return: Field
  readonly game: Field
  readonly code: Field
  readonly seat: Field
  readonly mask: Field
  readonly size: number
}

export function recordLayout(game: AnyGame): RecordLayout {
  const { size } = game.observation
  const end = 4 * size
  const mask = end + 12
  return {
    observation: { name: 'observation', type: 'float32', offset: 0, count: size },
    return: { name: 'return', type: 'float32', offset: end, count: 1 },
    game: { name: 'game', type: 'uint32', offset: end + 4, count: 1 },
    code: { name: 'code', type: 'uint16', offset: end + 8, count: 1 },
    seat: { name: 'seat', type: 'int8', offset: end + 10, count: 1 },
    mask: { name: 'mask', type: 'bits', offset: mask, count: game.codes },
    size: roundUp(mask + Math.ceil(game.codes / 8)),
  }
}

export function roundUp(bytes: number): number {
  return (bytes + 3) & ~3
}
