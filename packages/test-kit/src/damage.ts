import { equalBytes, formatRefusal, type Game, isRefusal, type Options, type Random, stream } from '@serai/kernel'
import { accepted, broken, demand } from './law.ts'
import { fuzzWire } from './malformed.ts'
import { randomStep } from './random-player.ts'
import { demandSame } from './same.ts'
import { chanceOf, type Setup } from './setup.ts'
import { viewersOf } from './viewers.ts'
import { type Walk, walkGame } from './walk.ts'

/** How far a state is played on. */
const STEPS_ON = 12

/** Damaged descriptions and bytes at each place. */
const AT_A_PLACE = 8

/**
 * Builds and reads `count` damaged descriptions and snapshots. Each must be refused with a code, or be a state that
 * works: one that can be asked everything, comes back from its own description, and can be played on.
 */
export function checkDamage<S, O extends Options>(
  game: Game<S, O>,
  setup: Setup<O>,
  { seed, steps }: Walk,
  count: number,
): { refused: number; sound: number } {
  const counts = { refused: 0, sound: 0 }
  const random = stream(seed, 'damage')
  let tried = 0
  for (let walk = 0; tried < count; walk++) {
    for (const { state, step } of walkGame(game, setup, { seed: `${seed} ${walk}`, steps })) {
      if (step % 5 !== walk % 5) continue
      const description = game.describe(state)
      const bytes = game.write(state)
      for (let i = 0; i < AT_A_PLACE && tried < count; i++, tried++) {
        const isBytes = random.below(4) === 0
        const damaged = isBytes ? fuzzBytes(random, bytes) : fuzzWire(random, description)
        counts[judgeDamaged(game, isBytes, damaged) === null ? 'refused' : 'sound']++
      }
      demand(equalBytes(game.write(state), bytes), () => 'building another state changed this one')
      if (tried === count) break
    }
  }
  return counts
}

/** The state that they are, which works; null when they are refused, as they should be. */
export function judgeDamaged<S, O extends Options>(game: Game<S, O>, isBytes: boolean, damaged: unknown): S | null {
  try {
    const state = isBytes ? game.read(damaged as Uint8Array) : game.parsePosition(damaged)
    if (isRefusal(state)) {
      demand(/^E_[A-Z_]+$/.test(state.code), () => `refused with the code ${state.code}`)
      return null
    }
    demandWorks(game, state)
    return state
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault)
    return broken(`${message}\n  (from ${isBytes ? String(damaged) : shown(damaged)})`)
  }
}

/** What is too deep cannot be written. */
function shown(damaged: unknown): string {
  try {
    return JSON.stringify(damaged)
  } catch (fault) {
    return String(fault)
  }
}

function demandWorks<S, O extends Options>(game: Game<S, O>, state: S): void {
  const built = accepted(game.parsePosition(JSON.parse(JSON.stringify(game.describe(state)))), 'its own description')
  demandSame(game, built, state, 'built again')
  game.toAct(state)
  game.result(state)
  game.render(state)
  if (isRedacted(game, state)) return
  const played = game.clone(state)
  const chance = chanceOf(game, 'damage')
  const random = stream('damage', 'choices')
  for (let i = 0; i < STEPS_ON; i++) {
    const step = randomStep(game, played, chance, random)
    if (!step) return
    const refusal = game.check(played, step.by, step.action)
    if (refusal) broken(`${game.format(step.action)} is listed, but refused: ${formatRefusal(refusal)}`)
    game.apply(played, step.by, step.action)
  }
}

/** A redacted state is what its own viewer sees of it; in a game without secrets everybody sees everything. */
function isRedacted<S, O extends Options>(game: Game<S, O>, state: S): boolean {
  const viewers = viewersOf(game, state)
  const bytes = game.write(state)
  const same = viewers.filter((viewer) => equalBytes(game.write(game.redact(state, viewer)), bytes))
  return same.length > 0 && same.length < viewers.length
}

/** One to three bytes changed, or the end lost. */
function fuzzBytes(random: Random, bytes: Uint8Array): Uint8Array {
  if (random.below(4) === 0) return bytes.slice(0, random.below(bytes.length))
  const damaged = bytes.slice()
  for (let i = 0; i <= random.below(3); i++) damaged[random.below(damaged.length)]! ^= 1 + random.below(255)
  return damaged
}
