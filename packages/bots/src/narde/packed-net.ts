import { fromBase64, toBase64 } from './base64.ts'
import { NardeNet, weightCount } from './net.ts'

/** A net as text that any host can load: weights as 16-bit steps of `step`, in base64. */
export interface PackedNet {
  readonly hidden: number
  readonly step: number
  readonly weights: string
}

const MOST_STEPS = 32767

export function packNet({ hidden, weights }: NardeNet): PackedNet {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const step = most === 0 ? 1 : most / MOST_STEPS
  const bytes = new DataView(new ArrayBuffer(2 * weights.length))
  weights.forEach((weight, i) => {
    bytes.setInt16(2 * i, Math.round(weight / step), true)
  })
  return { hidden, step, weights: toBase64(new Uint8Array(bytes.buffer)) }
}

export function unpackNet({ hidden, step, weights: text }: PackedNet): NardeNet {
  const packed = fromBase64(text)
  if (packed?.length !== 2 * weightCount(hidden)) throw new Error('the packed weights do not fit the net')
  const bytes = new DataView(packed.buffer)
  return new NardeNet(
    hidden,
    Float32Array.from({ length: weightCount(hidden) }, (_, i) => step * bytes.getInt16(2 * i, true)),
  )
}
