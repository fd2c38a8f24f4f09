import { type BlindBot, findGame, type SeeingBot } from '@serai/bots'
import { type Action, CHANCE, defaultOptions, type Refusal, refuse, type Seat, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { ManualClock, settle } from '../../test/house/manual-clock.ts'
import type { Match } from './match.ts'
import { type PilotedTable, Pilots } from './pilots.ts'

const catan = findGame('catan')!
const blind: BlindBot = { name: 'blind', describe: '', needs: 'legal', choose: (actions) => actions[0]! }
const seeing: SeeingBot = { name: 'seeing', describe: '', needs: 'view', budget: 1, choose: () => 0 }

/** Seat 0 is in its main stage and offers a trade to seats 1 and 2. */
function offering(): unknown {
  for (let seed = 0; ; seed++) {
    const random = stream(seed, 'pilots')
    const state = catan.start({ ...defaultOptions(catan.options) }, 3, random)
    const list: Action[] = []
    for (let i = 0; i < 200; i++) {
      if (catan.turn(state).kind === 'chance') {
        catan.apply(state, CHANCE, catan.draw(state, random))
        continue
      }
      const offers = catan.turn(state).must === 1 ? catan.offers(state, 0, list) : 0
      if (offers > 0) {
        catan.apply(state, 0, list[offers - 1]!)
        return state
      }
      const seat = Math.log2(catan.turn(state).must & -catan.turn(state).must)
      catan.apply(state, seat, list[catan.legal(state, seat, list) - 1]!)
    }
  }
}

interface Setting {
  readonly bots: readonly (BlindBot | SeeingBot | null)[]
  readonly decide?: (seat: Seat) => readonly Action[] | Error
  readonly refusal?: Refusal
  readonly pace?: number
  /** The store fails so often before it does what it is asked. */
  readonly faults?: number
}

function at(state: unknown, { bots, decide = () => [], refusal, pace = 0, faults = 0 }: Setting) {
  const clock = new ManualClock()
  const asked: string[] = []
  const played: [Seat, readonly Action[]][] = []
  let seq = 1
  const failed: string[] = []
  let isDone = false
  const table: PilotedTable = {
    // One success is enough.
    match: () => (isDone ? null : ({ game: catan, state, seq, turn: catan.turn(state) } as unknown as Match)),
    botAt: (seat) => bots[seat] ?? null,
    isAwaited: (seat) => bots[seat] === null && catan.silence!(state, seat) !== null,
    async decide(_match, seat, _bot, optional) {
      asked.push(`${seat}${optional ? '?' : ''}`)
      const actions = decide(seat)
      if (actions instanceof Error) throw actions
      return actions
    },
    async play(seat, at, actions) {
      if (at !== seq) return refuse('E_SEQ')
      if (failed.length < faults) throw new Error('disk full')
      played.push([seat, actions])
      isDone = !refusal
      return refusal ?? { seq }
    },
    paceOf: () => pace,
    failed: (error) => void failed.push(String(error)),
  }
  const pilots = new Pilots(table, clock)
  return { clock, asked, played, failed, pilots, moveOn: () => seq++ }
}

const END = catan.parse('end') as Action

describe('pilots', () => {
  const state = offering()
  const refused = catan.clone(state)
  for (const seat of [1, 2]) catan.apply(refused, seat, catan.silence!(refused, seat)!)
  const list: Action[] = []
  const answers = [1, 2].map((seat) => catan.legal(state, seat, list))

  it('have something to answer here', () => expect(Math.max(...answers)).toBeGreaterThan(0))

  it('ask those first who may answer, and who pass only once', async () => {
    const { pilots, asked, played } = at(state, {
      bots: [seeing, seeing, seeing],
      decide: (s) => (s === 0 ? [END] : []),
    })
    pilots.wake()
    await settle()
    const answering = [1, 2].filter((seat) => answers[seat - 1]! > 0)
    expect(asked.slice(0, answering.length)).toEqual(answering.map((seat) => `${seat}?`))
    expect(played[0]).toEqual([0, [END]])
  })

  it('ask blind bots where somebody waits for their answer, and not where they need not act', async () => {
    const offered = at(state, { bots: [null, blind, blind] })
    offered.pilots.wake()
    await settle()
    expect(offered.asked).toEqual(['1?', '2?'])
    const answered = at(refused, { bots: [null, blind, blind] })
    answered.pilots.wake()
    await settle()
    expect(answered.asked).toEqual([])
  })

  it('wait for people who are asked, and for nobody else', async () => {
    const { pilots, clock, asked } = at(state, { bots: [seeing, null, null], decide: () => [END] })
    pilots.wake()
    await clock.pass(1_000_000)
    expect(asked).toEqual([])
    const later = at(refused, { bots: [seeing, null, null], decide: () => [END] })
    later.pilots.wake()
    await settle()
    expect(later.played[0]).toEqual([0, [END]])
  })

  it('take the time that looks natural', async () => {
    const { pilots, clock, played } = at(refused, { bots: [seeing, blind, blind], decide: () => [END], pace: 700 })
    pilots.wake()
    await clock.pass(699)
    expect(played).toEqual([])
    await clock.pass(1)
    expect(played).toHaveLength(1)
  })

  it.each([
    ['fails', () => new Error('no idea')],
    ['has nothing to say', () => []],
  ])('play something when a bot that must act %s', async (_, decide) => {
    const { pilots, played } = at(refused, { bots: [seeing, blind, blind], decide })
    pilots.wake()
    await settle()
    expect(catan.check(state, played[0]![0], played[0]![1][0]!)).toBeNull()
  })

  it('try the first choice when what a bot wants is refused, and then stop', async () => {
    const { pilots, played } = at(refused, {
      bots: [seeing, blind, blind],
      decide: () => [END],
      refusal: refuse('E_NO'),
    })
    pilots.wake()
    await settle()
    expect(played).toHaveLength(2)
    pilots.wake()
    await settle()
    expect(played).toHaveLength(2)
  })

  it('tell what cannot be done, and try again until it can', async () => {
    const { pilots, clock, played, failed } = at(refused, {
      bots: [seeing, blind, blind],
      decide: () => [END],
      faults: 2,
    })
    pilots.wake()
    await clock.pass(1000)
    expect([played.length, failed]).toEqual([0, ['Error: disk full', 'Error: disk full']])
    await clock.pass(1000)
    expect([played, failed.length]).toEqual([[[0, [END]]], 2])
  })

  it('forget what was asked when the table has moved on', async () => {
    const { pilots, clock, played, asked, moveOn } = at(refused, {
      bots: [seeing, blind, blind],
      decide: () => [END],
      pace: 5,
    })
    pilots.wake()
    await settle()
    moveOn()
    pilots.wake()
    await clock.pass(5)
    expect(asked).toEqual(['0', '0'])
    expect(played).toHaveLength(1)
  })

  it('do nothing once they are stopped', async () => {
    const { pilots, clock, played } = at(refused, { bots: [seeing, blind, blind], decide: () => [END], pace: 5 })
    pilots.wake()
    pilots.stop()
    await clock.pass(1000)
    pilots.wake()
    await clock.pass(1000)
    expect([played.length, clock.pending]).toEqual([0, 0])
  })
})
