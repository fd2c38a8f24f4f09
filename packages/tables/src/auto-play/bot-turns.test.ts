import { type BlindBot, findGame, type SeeingBot } from '@serai/bots'
import { type Action, CHANCE, defaultOptions, type Refusal, refuse, type Seat, stream } from '@serai/kernel'
import { ManualClock, settle } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'
import type { Match } from '../match/match.ts'
import { type BotAsking, BotTurns, type BotTurnsTable } from './bot-turns.ts'

const catan = findGame('catan')!
const blind: BlindBot = { name: 'blind', describe: '', needs: 'legal', choose: (actions) => actions[0]! }
const seeing: SeeingBot = { name: 'seeing', describe: '', needs: 'view', budget: 1, choose: () => 0 }

/** Seat 0 is in its main stage and offers a trade to seats 1 and 2. */
function offering(): unknown {
  for (let seed = 0; ; seed++) {
    const random = stream(seed, 'botTurns')
    const state = catan.start({ ...defaultOptions(catan.options) }, 3, random)
    const list: Action[] = []
    for (let i = 0; i < 200; i++) {
      if (catan.toAct(state).kind === 'chance') {
        catan.apply(state, CHANCE, catan.draw(state, random))
        continue
      }
      const offers = catan.toAct(state).must === 1 ? catan.offers(state, 0, list) : 0
      if (offers > 0) {
        catan.apply(state, 0, list[offers - 1]!)
        return state
      }
      const seat = Math.log2(catan.toAct(state).must & -catan.toAct(state).must)
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
  const asking: BotAsking = {
    // One success is enough.
    match: () => (isDone ? null : ({ game: catan, state, seq, turn: catan.toAct(state) } as unknown as Match)),
    isAwaited: (seat) => bots[seat] === null && catan.defaultAnswer!(state, seat) !== null,
    async decide(_match, seat, _bot, optional) {
      asked.push(`${seat}${optional ? '?' : ''}`)
      const actions = decide(seat)
      if (actions instanceof Error) throw actions
      return actions
    },
    paceOf: () => pace,
    failed: (error) => void failed.push(String(error)),
  }
  const table: BotTurnsTable = {
    parts: { time: clock },
    presence: { botAt: (seat) => bots[seat] ?? null },
    async play(seat, at, actions) {
      if (at !== seq) return refuse('E_SEQ')
      if (failed.length < faults) throw new Error('disk full')
      played.push([seat, actions])
      isDone = !refusal
      return refusal ?? { seq }
    },
  }
  const botTurns = new BotTurns(table, asking)
  return { clock, asked, played, failed, botTurns, moveOn: () => seq++ }
}

const END = catan.parse('end') as Action

describe('turns of bots', () => {
  const state = offering()
  const refused = catan.clone(state)
  for (const seat of [1, 2]) catan.apply(refused, seat, catan.defaultAnswer!(refused, seat)!)
  const list: Action[] = []
  const answers = [1, 2].map((seat) => catan.legal(state, seat, list))

  it('have something to answer here', () => expect(Math.max(...answers)).toBeGreaterThan(0))

  it('ask those first who may answer, and who pass only once', async () => {
    const { botTurns, asked, played } = at(state, {
      bots: [seeing, seeing, seeing],
      decide: (s) => (s === 0 ? [END] : []),
    })
    botTurns.wake()
    await settle()
    const answering = [1, 2].filter((seat) => answers[seat - 1]! > 0)
    expect(asked.slice(0, answering.length)).toEqual(answering.map((seat) => `${seat}?`))
    expect(played[0]).toEqual([0, [END]])
  })

  it('ask blind bots where somebody waits for their answer, and not where they need not act', async () => {
    const offered = at(state, { bots: [null, blind, blind] })
    offered.botTurns.wake()
    await settle()
    expect(offered.asked).toEqual(['1?', '2?'])
    const answered = at(refused, { bots: [null, blind, blind] })
    answered.botTurns.wake()
    await settle()
    expect(answered.asked).toEqual([])
  })

  it('wait for people who are asked, and for nobody else', async () => {
    const { botTurns, clock, asked } = at(state, { bots: [seeing, null, null], decide: () => [END] })
    botTurns.wake()
    await clock.pass(1_000_000)
    expect(asked).toEqual([])
    const later = at(refused, { bots: [seeing, null, null], decide: () => [END] })
    later.botTurns.wake()
    await settle()
    expect(later.played[0]).toEqual([0, [END]])
  })

  it('take the time that looks natural', async () => {
    const { botTurns, clock, played } = at(refused, { bots: [seeing, blind, blind], decide: () => [END], pace: 700 })
    botTurns.wake()
    await clock.pass(699)
    expect(played).toEqual([])
    await clock.pass(1)
    expect(played).toHaveLength(1)
  })

  it('answer an offer as late without the cards as with them', async () => {
    expect(answers).toEqual([1, 2])
    for (const seat of [1, 2]) {
      const bots = [0, 1, 2].map((one) => (one === seat ? seeing : null))
      const { botTurns, clock, played } = at(state, { bots, decide: () => [list[0]!], pace: 700 })
      botTurns.wake()
      await clock.pass(699)
      expect(played).toEqual([])
      await clock.pass(1)
      expect(played).toHaveLength(1)
    }
  })

  it.each([
    ['fails', () => new Error('no idea')],
    ['has nothing to say', () => []],
  ])('play something when a bot that must act %s', async (_, decide) => {
    const { botTurns, played } = at(refused, { bots: [seeing, blind, blind], decide })
    botTurns.wake()
    await settle()
    expect(catan.check(state, played[0]![0], played[0]![1][0]!)).toBeNull()
  })

  it('try the first choice when what a bot wants is refused, and then stop', async () => {
    const { botTurns, played } = at(refused, {
      bots: [seeing, blind, blind],
      decide: () => [END],
      refusal: refuse('E_NO'),
    })
    botTurns.wake()
    await settle()
    expect(played).toHaveLength(2)
    botTurns.wake()
    await settle()
    expect(played).toHaveLength(2)
  })

  it('tell what cannot be done, and try again until it can', async () => {
    const { botTurns, clock, played, failed } = at(refused, {
      bots: [seeing, blind, blind],
      decide: () => [END],
      faults: 2,
    })
    botTurns.wake()
    await clock.pass(1000)
    expect([played.length, failed]).toEqual([0, ['Error: disk full', 'Error: disk full']])
    await clock.pass(1000)
    expect([played, failed.length]).toEqual([[[0, [END]]], 2])
  })

  it('forget what was asked when the table has moved on', async () => {
    const { botTurns, clock, played, asked, moveOn } = at(refused, {
      bots: [seeing, blind, blind],
      decide: () => [END],
      pace: 5,
    })
    botTurns.wake()
    await settle()
    moveOn()
    botTurns.wake()
    await clock.pass(5)
    expect(asked).toEqual(['0', '0'])
    expect(played).toHaveLength(1)
  })

  it('do nothing once they are stopped', async () => {
    const { botTurns, clock, played } = at(refused, { bots: [seeing, blind, blind], decide: () => [END], pace: 5 })
    botTurns.wake()
    botTurns.stop()
    await clock.pass(1000)
    botTurns.wake()
    await clock.pass(1000)
    expect([played.length, clock.pending]).toEqual([0, 0])
  })
})
