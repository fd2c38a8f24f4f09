import { catan } from '@serai/catan'
import { narde } from '@serai/narde'
import {
  type ActionMemory,
  catanUnlisted,
  fuzzActions,
  fuzzPositions,
  fuzzRecord,
  setupsOf,
  type Unlisted,
} from '@serai/test-kit'
import type { Section } from './section.ts'

const catanSetups = setupsOf(catan, [
  { seats: 4 },
  { seats: 3, options: { board: 'random', victoryPoints: 5 } },
  { seats: 2, options: { board: 'beginner' } },
  { seats: 4, options: { trading: false, turnCap: 60 } },
])
const nardeSetups = setupsOf(narde, [
  { seats: 2 },
  { seats: 2, options: { opening: 'reroll', scoring: 'winlosstie', matchPoints: 3 } },
  { seats: 2, options: { scoring: 'winlosstie', lastRoll: 'second-player', matchPoints: 2 } },
])

const nardeUnlisted: Unlisted<ReturnType<typeof narde.clone>> = {
  isUnlisted: (action) => action === narde.resign,
  isLegal: (s, by) => (by === 0 || by === 1) && narde.toAct(s).kind !== 'over',
}

const STEPS = 1500

/** Actions that nobody would send, at every place of whole games; the codes of the refusals. */
export async function fuzzEngineActions(section: Section): Promise<Set<string>> {
  const codes = new Set<string>()
  const ofCatan: ActionMemory = { valid: [], seen: 0 }
  const ofNarde: ActionMemory = { valid: [], seen: 0 }
  await section.run((seed, number) => {
    const walk = { seed, steps: STEPS }
    const options = { codes, isOver: () => section.isOver }
    const counts =
      number % 2 === 0
        ? fuzzActions(narde, nardeUnlisted, setupAt(nardeSetups, number), walk, ofNarde, options)
        : fuzzActions(catan, catanUnlisted, setupAt(catanSetups, number), walk, ofCatan, options)
    section.count('actions', counts.unreadable + counts.refused + counts.accepted)
    section.countAll(counts)
  })
  return codes
}

/** A record of a game that is called in every odd way: actions, batches, take-backs, entries of others. */
export async function fuzzEngineRecords(section: Section): Promise<void> {
  const isOver = () => section.isOver
  await section.run((seed, number) => {
    const walk = { seed, steps: STEPS }
    const counts =
      number % 2 === 0
        ? fuzzRecord(narde, setupAt(nardeSetups, number), walk, isOver)
        : fuzzRecord(catan, setupAt(catanSetups, number), walk, isOver)
    section.countAll(counts)
  })
}

/** Descriptions and snapshots of positions. */
export async function fuzzEnginePositions(section: Section): Promise<void> {
  const isOver = () => section.isOver
  await section.run((seed, number) => {
    const walk = { seed, steps: STEPS }
    const counts =
      number % 2 === 0
        ? fuzzPositions(narde, setupAt(nardeSetups, number), walk, isOver)
        : fuzzPositions(catan, setupAt(catanSetups, number), walk, isOver)
    section.count('positions', counts.refused + counts.sound)
    section.countAll(counts)
  })
}

/** Each in its turn, for games that alternate. */
function setupAt<T>(setups: readonly T[], number: number): T {
  return setups[(number >> 1) % setups.length]!
}
