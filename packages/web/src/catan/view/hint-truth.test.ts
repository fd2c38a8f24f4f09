import { botOfLevel, type Level, newTally, Simulation } from '@serai/bots'
import { buildingAt, type CatanState, catan, geometry, handOf } from '@serai/catan'
import { defaultOptions, hasSeat } from '@serai/kernel'
import { catanPosition } from '@serai/test-kit/positions'
import { describe, expect, it } from 'vitest'
import { type FoundHint, hintFor } from '../../table/hint-for.ts'
import en from '../../text/en/index.ts'
import ru from '../../text/ru/index.ts'
import { dealOf } from './deal.ts'
import { hintWords } from './hint-words.ts'
import { roadGoal } from './place-words.ts'
import { placeOf } from './targeting.ts'

const NAMES = ['Ann', 'Bo', 'Cy', 'Di']

interface Seen {
  readonly state: CatanState
  readonly seat: number
  readonly hint: FoundHint
  readonly en: string
  readonly ru: string
}

/** Hints at every so many decisions of whole games between bots, each from what its seat may know. */
function hintsOf(level: Level, games: number, every: number): Seen[] {
  const bot = botOfLevel(catan, 'normal')!
  const simulation = new Simulation({
    game: catan,
    options: defaultOptions(catan.options),
    bots: NAMES.map(() => bot),
    seed: 5,
  })
  const seen: Seen[] = []
  let decisions = 0
  const acting = (open: unknown, by: number) => {
    if (by < 0 || decisions++ % every !== 0) return
    const state = catan.redact(open as CatanState, by)
    const view = catan.write(state)
    const optional = !hasSeat(catan.toAct(state).must, by)
    const history = { start: view, entries: [] }
    const hint = hintFor({ game: catan.id, seat: by, view, optional, seed: `${decisions}`, history }, level)
    const [action] = hint.actions
    if (action === undefined) return
    const say = (texts: typeof ru) => hintWords(state, by, { ...hint, action }, NAMES, texts).detail
    seen.push({ state, seat: by, hint, en: say(en), ru: say(ru) })
  }
  for (let number = 1; number <= games; number++) {
    simulation.play(number, newTally(catan, NAMES.length), { started() {}, acting, ended() {} })
  }
  return seen
}

/** The position when the resources of the hint have changed hands. */
function whenTraded({ state, seat, hint }: Seen): CatanState {
  const deal = dealOf(state, seat, hint.actions[0]!)!
  const hand = handOf(state, seat).map((count, resource) => count + deal.get[resource]! - deal.give[resource]!)
  return catanPosition(state, { hands: { [seat]: hand } })
}

const isFree = (state: CatanState, vertex: number): boolean =>
  [vertex, ...geometry.VERTEX_VERTICES.subarray(3 * vertex, 3 * vertex + 3)].every(
    (near) => near < 0 || buildingAt(state, near) === null,
  )

describe('hints in whole games', () => {
  const seen = [...hintsOf('normal', 3, 5), ...hintsOf('hard', 1, 12)]

  it('name only what can be built then, and not before', () => {
    const said = seen.filter((one) => /(Then|accepted,) you can (build|buy)/.test(one.en))
    for (const one of said) {
      expect(catan.check(one.state, one.seat, one.hint.next!)).not.toBeNull()
      expect(catan.check(whenTraded(one), one.seat, one.hint.next!)).toBeNull()
    }
    expect(said.length).toBeGreaterThan(0)
  })

  it('name only corners of roads where somebody can settle', () => {
    const roads = seen.filter((one) => /(Reaches|to) a settlement spot:/.test(one.en))
    for (const { state, seat, hint } of roads) {
      const goal = roadGoal(state, seat, placeOf(hint.actions[0]!)!.spot.at)!
      expect(isFree(state, goal.vertex)).toBe(true)
    }
    expect(roads.length).toBeGreaterThan(0)
  })

  it('always have a reason of their own', () => {
    expect(seen.filter((one) => one.en === en.catanTable.whyMost || one.ru === ru.catanTable.whyMost)).toEqual([])
  })
})
