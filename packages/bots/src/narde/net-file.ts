import { type Json, type JsonObject, type Refusal, refuse } from '@serai/kernel'
import { fromBase64, toBase64 } from './base64.ts'
import { INPUTS } from './features.ts'
import { weightCount } from './net.ts'
import type { NardeTrainingSettings } from './trainer.ts'

/** A net and how it was made: what training writes, and takes up again without losing a bit. */
export interface NardeNetFile {
  readonly settings: NardeTrainingSettings
  /** Games of self-play so far. */
  readonly games: number
  /** What was typed, when it was written, and the CPU-seconds it took. */
  readonly command: string
  readonly made: string
  readonly seconds: number
  readonly weights: Float32Array
}

const FORMAT = 'serai-long-narde-net-1'
export const MOST_HIDDEN = 512

export function nardeNetJson({ settings, weights, ...made }: NardeNetFile): JsonObject {
  const bytes = new DataView(new ArrayBuffer(4 * weights.length))
  weights.forEach((weight, i) => {
    bytes.setFloat32(4 * i, weight, true)
  })
  return { format: FORMAT, inputs: INPUTS, ...settings, ...made, weights: toBase64(new Uint8Array(bytes.buffer)) }
}

/** The first fault is named. */
export function readNardeNet(json: unknown): NardeNetFile | Refusal {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return unfit('not a JSON object')
  const { format, inputs, hidden, seed, rate, games, command, made, seconds, weights } = json as Record<string, Json>
  if (format !== FORMAT) return unfit(`not in the format ${FORMAT}`)
  if (inputs !== INPUTS)
    return unfit(`made for ${isWhole(inputs) ? inputs : 'other'} inputs, but this release has ${INPUTS}`)
  if (!isWhole(hidden) || hidden < 1 || hidden > MOST_HIDDEN) return unfit('hidden is missing or out of range')
  if (!isWhole(seed) || !isWhole(games)) return unfit('seed or number of games is missing or invalid')
  if (typeof rate !== 'number' || typeof seconds !== 'number') return unfit('rate or seconds is missing')
  if (typeof command !== 'string' || typeof made !== 'string') return unfit('command or date is missing')
  const bytes = typeof weights === 'string' ? fromBase64(weights) : null
  if (bytes?.length !== 4 * weightCount(hidden)) return unfit(`the weights do not fit ${hidden} hidden units`)
  const view = new DataView(bytes.buffer)
  const values = Float32Array.from({ length: weightCount(hidden) }, (_, i) => view.getFloat32(4 * i, true))
  if (!values.every(Number.isFinite)) return unfit('a weight is not a number')
  return { settings: { seed, hidden, rate }, games, command, made, seconds, weights: values }
}

function isWhole(value: Json | undefined): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function unfit(fault: string): Refusal {
  return refuse('E_WEIGHTS', { fault })
}
