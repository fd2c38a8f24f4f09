import { type Json, type JsonObject, type Refusal, refuse } from '@serai/kernel'
import { type FlatWeights, flattenWeights } from './flat-weights.ts'

export interface TuningSettings {
  readonly seed: number
  /** Games of a step: a multiple of four. */
  readonly step: number
  readonly rate: number
  readonly spread: number
}

/** Numbers and how they were made: what tuning writes, and takes up again without losing a bit. */
export interface WeightsFile {
  readonly settings: TuningSettings
  /** Games so far: whole steps. */
  readonly games: number
  /** What was typed, when it was written, and the CPU-seconds it took. */
  readonly command: string
  readonly made: string
  readonly seconds: number
  readonly weights: FlatWeights
}

const FORMAT = 'serai-catan-weights-1'

export function weightsFileJson({ settings, weights, ...made }: WeightsFile): JsonObject {
  return { format: FORMAT, ...settings, ...made, weights }
}

/** The first fault is named. */
export function readWeightsFile(json: unknown): WeightsFile | Refusal {
  if (!isObject(json)) return unfit('not a JSON object')
  const { format, seed, step, rate, spread, games, command, made, seconds, weights } = json
  if (format !== FORMAT) return unfit(`not in the format ${FORMAT}`)
  if (!isWhole(seed) || !isWhole(games)) return unfit('seed or number of games is missing or invalid')
  if (!isWhole(step) || step === 0 || step % 4 !== 0) return unfit('step is missing or not a multiple of 4')
  if (games % step !== 0) return unfit(`${games} games are not a multiple of the step ${step}`)
  if (!isAmount(rate) || !isAmount(spread) || spread === 0 || !isAmount(seconds)) {
    return unfit('rate, spread or seconds is missing or invalid')
  }
  if (typeof command !== 'string' || typeof made !== 'string') return unfit('command or date is missing')
  const numbers = readNumbers(weights)
  if (typeof numbers === 'string') return unfit(numbers)
  return { settings: { seed, step, rate, spread }, games, command, made, seconds, weights: numbers }
}

/** In the order of the shipped weights, which the random changes follow; or what is wrong with them. */
function readNumbers(weights: Json | undefined): FlatWeights | string {
  if (!isObject(weights)) return 'weights are missing'
  const names = Object.keys(flattenWeights())
  const strange = Object.keys(weights).find((name) => !names.includes(name))
  if (strange !== undefined) return `unknown weight ${JSON.stringify(strange)}`
  const numbers: Record<string, number> = {}
  for (const name of names) {
    const number = weights[name]
    if (number === undefined) return `the weight ${name} is missing`
    if (typeof number !== 'number' || !Number.isFinite(number)) return `the weight ${name} is not a number`
    numbers[name] = number
  }
  return numbers
}

function isObject(json: unknown): json is Record<string, Json> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

function isWhole(value: Json | undefined): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isAmount(value: Json | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function unfit(fault: string): Refusal {
  return refuse('E_WEIGHTS', { fault })
}
