import { CHANCE, defaultOptions, redactEntry, SPECTATOR, stream } from '@serai/kernel'
import { demandSame, scripted } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { RESIGN } from '../actions/numbers.ts'
import { catan } from '../game.ts'
import { activeSeat, discardingSeats, seatOf } from '../read.ts'
import { BLUE, bankOf, ORANGE, RED, type Scene, scene, see, stageOf, WHITE } from '../scenarios/scene.ts'
import type { CatanState } from '../state/layout.ts'

const beforeRoll: Scene = { stage: 'roll_or_play_knight' }
const view = (s: CatanState) => catan.describe(s)

/** Every viewer who applies the redacted entry must see what redaction of the new state shows. */
function resignSeenByAll(s: CatanState, seat: number): CatanState {
  const entry = { seq: 1, at: 0, by: seat, action: RESIGN }
  const after = catan.clone(s)
  catan.apply(after, seat, RESIGN)
  for (const viewer of [0, 1, 2, 3, SPECTATOR]) {
    const seen = catan.redact(s, viewer)
    const shown = redactEntry(entry, catan.disclosed(s, entry), viewer)
    catan.apply(seen, shown.by, shown.action, shown.reveal)
    demandSame(catan, seen, catan.redact(after, viewer), `viewer ${viewer}`)
  }
  return after
}

describe('resigning', () => {
  it('R139: the hand goes to the bank, unplayed cards leave the game, pieces stay and produce nothing', () => {
    const s = scene({ ...beforeRoll, cards: { [BLUE]: ['knight', 'victory_point'] } })
    const after = resignSeenByAll(s, BLUE)
    expect(bankOf(after)).toBe('wood16 brick19 sheep18 wheat16 ore17')
    expect(see(after, BLUE)).toMatchObject({ hand: '', cards: '', points: 2, stock: { settlements: 3 } })
    expect((view(after).bank as { developmentDeckRemaining: number }).developmentDeckRemaining).toBe(23)
    catan.apply(after, RED, catan.parse('roll') as number)
    catan.apply(after, CHANCE, catan.parse('dice 4 4') as number)
    expect([RED, BLUE].map((seat) => see(after, seat).hand)).toEqual(['wood3 wheat1', ''])
  })

  it('R140: the own turn passes to the next player, a pending robber move is dropped', () => {
    const script = scripted(catan, scene(beforeRoll)).act(RED, 'roll').chance('dice 3 4')
    const after = resignSeenByAll(script.state, RED)
    expect(view(after)).toMatchObject({
      activePlayerId: BLUE,
      turnStage: 'roll_or_play_knight',
      robberHexId: 'C3',
      turn: 21,
    })
  })

  it('R140: in setup the remaining placements are skipped', () => {
    const options = { victoryPoints: 10, board: 'spiral', trading: true, turnCap: 0 }
    const script = scripted(catan, catan.start(options, 3, { next: () => 0, below: () => 0 })).chance('first 0')
    script.act(0, 'start settlement v28', 'start road 28-34').act(1, 'start settlement v41', 'resign')
    script.act(2, 'start settlement v17', 'start road 17-22', 'start settlement v31', 'start road 25-31')
    script.act(0, 'start settlement v08', 'start road 8-13')
    expect(view(script.state)).toMatchObject({ activePlayerId: 0, turnStage: 'roll_or_play_knight', turn: 1 })
    script.act(0, 'roll').chance('dice 1 1').act(0, 'end')
    expect(view(script.state).activePlayerId).toBe(2)
  })

  it('R140: a steal from the only candidate ends, others are never asked again', () => {
    const script = scripted(catan, scene({ ...beforeRoll, hands: { [ORANGE]: '' } }))
      .act(RED, 'roll')
      .chance('dice 3 4')
    script.act(RED, 'robber D1')
    expect(stageOf(script.state)).toBe('robber_move_steal/steal')
    const after = resignSeenByAll(script.state, BLUE)
    expect(stageOf(after)).toBe('main_actions')
    const offer = { type: 'PROPOSE_TRADE', to: [BLUE], give: { wood: 1 }, want: { ore: 1 } }
    expect(scripted(catan, after).refusal(RED, offer).code).toBe('E_TRADE_PARTY')
    expect(scripted(catan, after).refusal(BLUE, 'resign').code).toBe('E_NOT_ACTIVE')
  })

  it('R80, R140: offers of the seat lapse, and it counts as having refused those of others', () => {
    const script = scripted(catan, scene()).act(RED, {
      type: 'PROPOSE_TRADE',
      to: [BLUE],
      give: { wood: 1 },
      want: { ore: 1 },
    })
    expect(view(resignSeenByAll(script.state, BLUE)).tradeContext).toMatchObject({ offers: [] })
    expect(view(resignSeenByAll(script.state, RED)).tradeContext).toMatchObject({ offers: [] })
  })

  it('R141: awards are given up, and the largest army waits for one alone', () => {
    const s = scene({ played: { [RED]: { knight: 4 }, [BLUE]: { knight: 3 }, [WHITE]: { knight: 3 } } })
    expect(view(s).largestArmyOwnerId).toBe(RED)
    const tied = resignSeenByAll(s, RED)
    expect(view(tied).largestArmyOwnerId).toBeNull()
    expect(see(tied, RED).publicPoints).toBe(2)
    const single = scene({ played: { [RED]: { knight: 4 }, [BLUE]: { knight: 3 } } })
    expect(view(resignSeenByAll(single, RED)).largestArmyOwnerId).toBe(BLUE)
  })

  it('R136, R141: an award that comes to the next player can win at once, and every viewer sees it', () => {
    const s = scene({
      active: RED,
      played: { [RED]: { knight: 4 }, [BLUE]: { knight: 3 } },
      cities: { [BLUE]: 'v00 v02' },
      cards: { [BLUE]: ['victory_point', 'victory_point'] },
    })
    expect(see(s, BLUE).points).toBe(8)
    const after = resignSeenByAll(s, RED)
    expect(catan.result(after)).toMatchObject({ winner: BLUE, reason: 'victory_points' })
    expect((view(catan.redact(after, WHITE)).players as object[])[BLUE]).toMatchObject({ victoryPointCards: 2 })
  })

  it.each([
    ['who begins', () => scripted(catan, catan.start(defaultOptions(catan.options), 4, stream(1, 'board'))), 'first 2'],
    ['the dice', () => scripted(catan, scene(beforeRoll)).act(RED, 'roll'), 'dice 3 4'],
    [
      'a drawn card',
      () => scripted(catan, scene({ hands: { [RED]: 'sheep1 wheat1 ore1' } })).act(RED, 'buy'),
      'draw knight',
    ],
    [
      'a stolen card',
      () =>
        scripted(catan, scene({ ...beforeRoll, cards: { [RED]: ['knight'] } })).act(
          RED,
          'play knight',
          'robber D2',
          'steal 1',
        ),
      'stolen ore',
    ],
  ])('R138: is refused to everybody while chance has to say %s, and allowed when it has', (_, make, result) => {
    const script = make()
    expect(catan.toAct(script.state).kind).toBe('chance')
    for (const seat of [RED, BLUE, WHITE, ORANGE]) {
      expect(script.refusal(seat, 'resign')).toMatchObject({ code: 'E_STAGE' })
    }
    script.chance(result)
    for (const seat of [RED, BLUE, WHITE, ORANGE]) expect(catan.check(script.state, seat, RESIGN)).toBeNull()
  })

  it('R142: the last player wins', () => {
    const script = scripted(catan, scene()).act(BLUE, 'resign').act(ORANGE, 'resign')
    const after = resignSeenByAll(script.state, RED)
    expect(catan.result(after)).toEqual({ returns: [0, 0, 1, 0], winner: WHITE, reason: 'last_player' })
  })
})

describe('the player on turn who resigns (R140)', () => {
  it('passes the turn to the next seat, whoever began the game', () => {
    const { state } = scripted(catan, scene({ active: BLUE })).act(BLUE, 'resign')
    expect([activeSeat(state), stageOf(state)]).toEqual([WHITE, 'roll_or_play_knight'])
  })

  it('ends the discard that the others owe', () => {
    const s = scene({ stage: 'roll_or_play_knight', active: BLUE, hands: { [RED]: 'wood8', [WHITE]: 'ore9' } })
    const { state } = scripted(catan, s).act(BLUE, 'roll').chance('dice 3 4').act(BLUE, 'resign')
    expect([RED, WHITE].map((seat) => seatOf(state, seat).owes)).toEqual([0, 0])
    expect([activeSeat(state), discardingSeats(state)]).toEqual([WHITE, 0])
  })

  it('leaves no card of this turn behind', () => {
    const { state } = scripted(catan, scene({ active: BLUE, hands: { [BLUE]: 'sheep1 wheat1 ore1' } }))
      .act(BLUE, 'buy')
      .chance('draw knight')
      .act(BLUE, 'resign')
    const { cardCount, cards, newCards } = seatOf(state, BLUE)
    expect({ cardCount, cards, newCards }).toEqual({ cardCount: 0, cards: [0, 0, 0, 0, 0], newCards: [0, 0, 0, 0, 0] })
  })
})
