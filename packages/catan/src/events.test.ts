import {
  type Actor,
  CHANCE,
  defaultOptions,
  type Entry,
  formatRefusal,
  redactEntry,
  SPECTATOR,
  type Viewer,
} from '@serai/kernel'
import { soaked, walkGame } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { type CatanAction, makeAction } from './action.ts'
import { edgeOf, hexOf, vertexOf } from './board/ids.ts'
import { type CatanEvent, eventsOf } from './events.ts'
import { catan } from './game.ts'
import { bankOf, type Counts, handOf } from './read.ts'
import { BLUE, beforeFirstRoll, ORANGE, RED, type Scene, scene, WHITE } from './scenarios/scene.ts'
import type { CatanState } from './state/layout.ts'
import { BRICK, KNIGHT, MONOPOLY, ORE, ROAD_BUILDING, WHEAT, WOOD, YEAR_OF_PLENTY } from './vocabulary.ts'

type Step = readonly [by: Actor, action: CatanAction]

/** The setup of S0 with these hands and no others. */
function start({ hands, ...changes }: Scene): CatanState {
  return scene({ ...changes, hands: { [RED]: '', [BLUE]: '', [WHITE]: '', [ORANGE]: '', ...hands } })
}

/** Plays on, and gives what `viewer` learns of the last step. */
function last(state: CatanState, viewer: Viewer, ...steps: readonly Step[]): readonly CatanEvent[] {
  let events: readonly CatanEvent[] = []
  for (const [index, [by, what]] of steps.entries()) {
    const action = makeAction(what)
    const refusal = catan.check(state, by, action)
    if (refusal) throw new Error(`${catan.format(action)}: ${formatRefusal(refusal)}`)
    const before = catan.redact(state, viewer)
    const made = { seq: index + 1, at: 0, by, action }
    const entry = redactEntry(made, catan.disclosed(state, made), viewer)
    const after = catan.clone(before)
    catan.apply(after, by, entry.action, entry.reveal)
    catan.apply(state, by, action)
    events = eventsOf(before, entry, after)
  }
  return events
}

const roll: Step = [RED, { type: 'ROLL_DICE' }]
const dice = (a: number, b: number): Step => [CHANCE, { type: 'DICE', a, b }]
const discard: Step = [RED, { type: 'DISCARD', resource: ORE }]

describe('a roll', () => {
  const before = { stage: 'roll_or_play_knight' }

  it('is two entries', () => {
    expect(last(start(before), BLUE, roll)).toEqual([{ kind: 'tookDice', seat: RED }])
  })

  it('says who got what from which hex', () => {
    // Hills 6 at B2: red on v08 and white on v17. Fields 6 at E2: orange on v40.
    expect(last(start(before), BLUE, roll, dice(2, 4))).toEqual([
      { kind: 'rolled', seat: RED, a: 2, b: 4 },
      { kind: 'produced', seat: RED, hex: hexOf('B2'), resource: BRICK, count: 1 },
      { kind: 'produced', seat: WHITE, hex: hexOf('B2'), resource: BRICK, count: 1 },
      { kind: 'produced', seat: ORANGE, hex: hexOf('E2'), resource: WHEAT, count: 1 },
    ])
  })

  it('R50: says what the bank did not have', () => {
    const state = start({ ...before, bank: 'brick0', hoarder: BLUE })
    expect(last(state, RED, roll, dice(2, 4)).slice(1)).toEqual([
      { kind: 'produced', seat: ORANGE, hex: hexOf('E2'), resource: WHEAT, count: 1 },
      { kind: 'bankShort', seat: RED, cards: [0, 1, 0, 0, 0] },
      { kind: 'bankShort', seat: WHITE, cards: [0, 1, 0, 0, 0] },
    ])
  })

  it('R48: says what the robber kept', () => {
    expect(last(start({ ...before, robber: 'B2' }), RED, roll, dice(2, 4)).slice(1)).toEqual([
      { kind: 'produced', seat: ORANGE, hex: hexOf('E2'), resource: WHEAT, count: 1 },
      { kind: 'blocked', seat: RED, cards: [0, 1, 0, 0, 0] },
      { kind: 'blocked', seat: WHITE, cards: [0, 1, 0, 0, 0] },
    ])
  })

  it('of seven takes cards one by one and moves the robber', () => {
    const state = start({ ...before, hands: { [RED]: 'ore8' } })
    expect(last(state, BLUE, roll, dice(3, 4))).toEqual([{ kind: 'rolled', seat: RED, a: 3, b: 4 }])
    expect(last(state, BLUE, discard)).toEqual([{ kind: 'discarded', seat: RED, resource: ORE, left: 3 }])
    const move: Step = [RED, { type: 'MOVE_ROBBER', hex: hexOf('A3') }]
    expect(last(state, BLUE, discard, discard, discard, move)).toEqual([
      { kind: 'robberMoved', seat: RED, from: hexOf('C3'), to: hexOf('A3') },
    ])
  })
})

describe('a stolen card', () => {
  const steps: readonly Step[] = [
    [RED, { type: 'PLAY_KNIGHT' }],
    [RED, { type: 'MOVE_ROBBER', hex: hexOf('D4') }],
    [RED, { type: 'STEAL_RANDOM_CARD', victim: BLUE }],
    [CHANCE, { type: 'STOLEN', resource: ORE }],
  ]
  const stolen = (viewer: Viewer) =>
    last(start({ cards: { [RED]: ['knight'] }, hands: { [BLUE]: 'ore2' } }), viewer, ...steps)

  it('R152: is known to thief and victim, and to nobody else', () => {
    for (const viewer of [RED, BLUE]) {
      expect(stolen(viewer)).toEqual([{ kind: 'stole', seat: RED, victim: BLUE, resource: ORE }])
    }
    for (const viewer of [WHITE, SPECTATOR]) {
      expect(stolen(viewer)).toEqual([{ kind: 'stole', seat: RED, victim: BLUE, resource: null }])
    }
  })

  it('comes after the choice of the victim', () => {
    const state = start({ cards: { [RED]: ['knight'] }, hands: { [BLUE]: 'ore2' } })
    expect(last(state, WHITE, ...steps.slice(0, 3))).toEqual([{ kind: 'choseVictim', seat: RED, victim: BLUE }])
  })
})

describe('building', () => {
  const hands = { [RED]: 'wood2 brick2 sheep1 wheat3 ore3' }

  it('names the piece, its place and what was paid', () => {
    expect(last(start({ hands }), BLUE, [RED, { type: 'BUILD_ROAD', edge: edgeOf('13-18') }])).toEqual([
      { kind: 'built', seat: RED, piece: 'road', edge: edgeOf('13-18'), cost: [1, 1, 0, 0, 0], isSetup: false },
    ])
    expect(last(start({ hands }), BLUE, [RED, { type: 'UPGRADE_TO_CITY', vertex: vertexOf('v08') }])).toEqual([
      { kind: 'built', seat: RED, piece: 'city', vertex: vertexOf('v08'), cost: [0, 0, 0, 2, 3], isSetup: false },
    ])
  })

  it('R109: is free with road building', () => {
    const state = start({ cards: { [RED]: ['road_building'] } })
    expect(last(state, BLUE, [RED, { type: 'PLAY_ROAD_BUILDING' }])).toEqual([
      { kind: 'playedCard', seat: RED, card: ROAD_BUILDING },
    ])
    const [road] = last(state, BLUE, [RED, { type: 'BUILD_ROAD', edge: edgeOf('13-18') }])
    expect(road).toMatchObject({ kind: 'built', cost: [0, 0, 0, 0, 0] })
  })

  it('ends the offer that can no longer be paid', () => {
    const state = start({ hands: { [RED]: 'wood1 brick1' } })
    const offer = { to: 1 << BLUE, give: [1, 0, 0, 0, 0], want: [0, 0, 0, 0, 1] }
    const built = last(
      state,
      BLUE,
      [RED, { type: 'PROPOSE_TRADE', ...offer }],
      [RED, { type: 'BUILD_ROAD', edge: edgeOf('13-18') }],
    )
    expect(built.slice(1)).toEqual([{ kind: 'offerLapsed', seat: RED }])
  })

  it('tells when an award goes to somebody', () => {
    const state = start({ hands: { [RED]: 'wood1 brick1' }, roads: { [RED]: '13-18 18-24 24-30' } })
    expect(last(state, BLUE, [RED, { type: 'BUILD_ROAD', edge: edgeOf('30-35') }])).toContainEqual({
      kind: 'award',
      award: 'longestRoad',
      from: null,
      to: RED,
      size: 5,
    })
    const knights = start({ cards: { [RED]: ['knight'] }, played: { [RED]: { knight: 2 } } })
    expect(last(knights, BLUE, [RED, { type: 'PLAY_KNIGHT' }])).toEqual([
      { kind: 'playedCard', seat: RED, card: KNIGHT },
      { kind: 'award', award: 'largestArmy', from: null, to: RED, size: 3 },
    ])
  })

  it.each<[string, string, number | null, number]>([
    ['whom nobody follows', '', null, 0],
    ['whom another follows who has five too', '16-21 16-22 17-23 18-23', WHITE, 5],
  ])('tells who loses an award to a settlement on the road: one %s', (_, white, to, size) => {
    const state = start({
      active: ORANGE,
      hands: { [ORANGE]: 'wood1 brick1 sheep1 wheat1' },
      roads: { [RED]: '13-18 18-24 24-30 30-35', [WHITE]: white, [ORANGE]: '14-19 19-24' },
      longestRoad: RED,
    })
    expect(last(state, BLUE, [ORANGE, { type: 'BUILD_SETTLEMENT', vertex: vertexOf('v24') }]).slice(1)).toEqual([
      { kind: 'award', award: 'longestRoad', from: RED, to, size },
    ])
  })

  it('R141: tells who gets the awards of somebody who resigns', () => {
    const state = start({
      roads: { [RED]: '13-18 18-24 24-30 30-35' },
      played: { [RED]: { knight: 4 }, [BLUE]: { knight: 3 } },
      longestRoad: RED,
    })
    expect(last(state, BLUE, [RED, { type: 'RESIGN' }]).slice(1)).toEqual([
      { kind: 'award', award: 'longestRoad', from: RED, to: null, size: 0 },
      { kind: 'award', award: 'largestArmy', from: RED, to: BLUE, size: 3 },
    ])
  })
})

describe('development cards', () => {
  it('have a price, and are seen by the buyer alone', () => {
    const bought = (viewer: Viewer, ...more: readonly Step[]) =>
      last(start({ hands: { [RED]: 'sheep1 wheat1 ore1' } }), viewer, [RED, { type: 'BUY_DEVELOPMENT_CARD' }], ...more)
    const draw: Step = [CHANCE, { type: 'DRAW', card: MONOPOLY }]
    expect(bought(BLUE)).toEqual([{ kind: 'boughtCard', seat: RED, cost: [0, 0, 1, 1, 1] }])
    expect(bought(RED, draw)).toEqual([{ kind: 'drewCard', seat: RED, card: MONOPOLY }])
    expect(bought(BLUE, draw)).toEqual([{ kind: 'drewCard', seat: RED, card: null }])
  })

  it('R153: say what each player lost to a monopoly, or that nobody had any', () => {
    const played = (hands: NonNullable<Scene['hands']>) =>
      last(start({ cards: { [RED]: ['monopoly'] }, hands }), WHITE, [RED, { type: 'PLAY_MONOPOLY', resource: WHEAT }])
    const card = { kind: 'playedCard', seat: RED, card: MONOPOLY }
    expect(played({ [BLUE]: 'wheat2 ore1', [ORANGE]: 'wheat1' })).toEqual([
      card,
      { kind: 'monopolised', seat: RED, victim: BLUE, resource: WHEAT, count: 2 },
      { kind: 'monopolised', seat: RED, victim: ORANGE, resource: WHEAT, count: 1 },
    ])
    expect(played({ [BLUE]: 'ore1' })).toEqual([card, { kind: 'monopolyInVain', seat: RED, resource: WHEAT }])
  })

  it('say what a year of plenty brings', () => {
    const state = start({ cards: { [RED]: ['year_of_plenty'] } })
    expect(last(state, WHITE, [RED, { type: 'PLAY_YEAR_OF_PLENTY', resources: [BRICK, BRICK] }])).toEqual([
      { kind: 'playedCard', seat: RED, card: YEAR_OF_PLENTY },
      { kind: 'tookFromBank', seat: RED, cards: [0, 2, 0, 0, 0] },
    ])
  })
})

describe('trade', () => {
  const hands = { [RED]: 'sheep2 wood4', [BLUE]: 'ore1', [WHITE]: 'ore1' }
  const [give, want] = [
    [0, 0, 2, 0, 0],
    [0, 0, 0, 0, 1],
  ]
  const offerTo = (to: number): Step => [RED, { type: 'PROPOSE_TRADE', to, give, want }]
  const accept = (seat: number): Step => [seat, { type: 'ACCEPT_TRADE', tradeId: RED }]
  const dealWith = (partner: number) => ({ kind: 'traded', seat: RED, partner, give, want })

  it('R77: crosses when the only one who was asked accepts', () => {
    const state = start({ hands })
    expect(last(state, ORANGE, offerTo(1 << BLUE))).toEqual([
      { kind: 'offered', seat: RED, to: 1 << BLUE, isToAll: false, give, want },
    ])
    expect(last(state, ORANGE, accept(BLUE))).toEqual([dealWith(BLUE)])
  })

  it('crosses with the partner that was chosen of several', () => {
    const state = start({ hands })
    expect(last(state, ORANGE, offerTo(0b1110))).toMatchObject([{ kind: 'offered', isToAll: true }])
    expect(last(state, ORANGE, accept(WHITE))).toEqual([{ kind: 'accepted', seat: WHITE, proposer: RED }])
    expect(last(state, ORANGE, [RED, { type: 'CONFIRM_TRADE', tradeId: RED, partner: WHITE }])).toEqual([
      dealWith(WHITE),
    ])
  })

  it('is refused, with a word or without', () => {
    const state = start({ hands })
    last(state, ORANGE, offerTo(0b1110))
    const entry: Entry = {
      seq: 2,
      at: 0,
      by: BLUE,
      action: makeAction({ type: 'REJECT_TRADE', tradeId: RED }),
    }
    const after = catan.clone(state)
    catan.apply(after, BLUE, entry.action)
    const refused = { kind: 'rejected', seat: BLUE, proposer: RED }
    expect(eventsOf(state, { ...entry, late: true }, after)).toEqual([{ ...refused, isLate: true }])
    expect(eventsOf(state, entry, after)).toEqual([{ ...refused, isLate: false }])
  })

  it('goes to the bank at its rate', () => {
    expect(last(start({ hands }), BLUE, [RED, { type: 'TRADE_WITH_BANK', give: WOOD, get: ORE }])).toEqual([
      { kind: 'bankTrade', seat: RED, give: [4, 0, 0, 0, 0], get: [0, 0, 0, 0, 1] },
    ])
  })
})

it('a take-back says where it leads to, and whether a discarded card came back', () => {
  const state = start({ stage: 'roll_or_play_knight', hands: { [RED]: 'ore8' } })
  last(state, BLUE, roll, dice(3, 4))
  const before = catan.clone(state)
  last(state, BLUE, discard)
  const undo = { seq: 4, at: 0, by: RED, undo: 2 }
  expect(eventsOf(state, undo, before)).toEqual([{ kind: 'takenBack', seat: RED, to: 2, returnsDiscard: true }])
  expect(eventsOf(before, undo, before)).toEqual([{ kind: 'takenBack', seat: RED, to: 2, returnsDiscard: false }])
})

it('an end names the winner, or says that nobody else is left', () => {
  const resign = (seat: number): Step => [seat, { type: 'RESIGN' }]
  const state = beforeFirstRoll(3)
  const hand = handOf(state, BLUE)
  expect(last(state, RED, resign(BLUE))).toEqual([{ kind: 'resigned', seat: BLUE, hand }])
  expect(last(state, RED, resign(WHITE)).at(-1)).toEqual({
    kind: 'ended',
    winner: RED,
    points: 2,
    reason: 'last_player',
  })
})

describe('in random games', () => {
  const games = soaked(5)
  const VIEWERS: readonly Viewer[] = [SPECTATOR, 0, 1, 2, 3]
  /** Played to few points, so that games end; resigning is always legal and never listed. */
  const setup = { options: { ...defaultOptions(catan.options), victoryPoints: 5 }, seats: 4 }
  const rare = [makeAction({ type: 'RESIGN' })]

  function walk(look: (before: CatanState, entry: Entry, after: CatanState) => void): void {
    for (let game = 0; game < games; game++) {
      for (const { state, next } of walkGame(catan, setup, { seed: `events ${game}`, steps: 1200 }, { rare })) {
        if (!next) break
        const after = catan.clone(state)
        catan.apply(after, next.by, next.action)
        look(state, next, after)
      }
    }
  }

  it('the events account for every card of every hand and of the bank, and all kinds of them come', () => {
    const kinds = new Set<string>()
    walk((before, entry, after) => {
      const events = eventsOf(before, entry, after)
      for (const { kind } of events) kinds.add(kind)
      const moved = cardsMoved(events)
      const really = [0, 1, 2, 3].map((seat) => minus(handOf(after, seat), handOf(before, seat)))
      really.push(minus(bankOf(after), bankOf(before)))
      // Compared as texts: an assertion for each of some thousand steps takes longer than the games.
      if (String(moved) !== String(really)) expect(moved, catan.format(entry.action)).toEqual(really)
    })
    expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual([])
  })

  it('everybody learns the same, but for stolen and drawn cards', () => {
    const hidden = { resource: 0, card: 0 }
    walk((before, entry, after) => {
      const open = eventsOf(before, entry, after)
      const masked = JSON.stringify(open.map(mask))
      for (const viewer of VIEWERS) {
        const seen = eventsOf(
          catan.redact(before, viewer),
          redactEntry(entry, catan.disclosed(before, entry), viewer),
          catan.redact(after, viewer),
        )
        if (JSON.stringify(seen.map(mask)) !== masked) expect(seen.map(mask)).toEqual(open.map(mask))
        for (const [index, event] of seen.entries()) {
          const isBlind = !isParty(event, viewer)
          if (event.kind === 'stole') {
            expect(event).toEqual(isBlind ? { ...open[index], resource: null } : open[index])
            hidden.resource += Number(isBlind)
          }
          if (event.kind === 'drewCard') {
            expect(event).toEqual(isBlind ? { ...open[index], card: null } : open[index])
            hidden.card += Number(isBlind)
          }
        }
      }
    })
    expect(Math.min(hidden.resource, hidden.card)).toBeGreaterThan(0)
  })
})

/** Those of random play: one take-back and the first player's draw apart. */
const KINDS: readonly CatanEvent['kind'][] = [
  'firstPlayer',
  'tookDice',
  'rolled',
  'produced',
  'blocked',
  'built',
  'boughtCard',
  'drewCard',
  'playedCard',
  'tookFromBank',
  'monopolised',
  'discarded',
  'robberMoved',
  'choseVictim',
  'stole',
  'bankTrade',
  'offered',
  'accepted',
  'rejected',
  'cancelled',
  'traded',
  'offerLapsed',
  'award',
  'turnEnded',
  'resigned',
  'ended',
]

function isParty(event: CatanEvent, viewer: Viewer): boolean {
  return ('seat' in event && event.seat === viewer) || (event.kind === 'stole' && event.victim === viewer)
}

function mask(event: CatanEvent): CatanEvent {
  if (event.kind === 'stole') return { ...event, resource: null }
  return event.kind === 'drewCard' ? { ...event, card: null } : event
}

const minus = (a: Counts, b: Counts): Counts => a.map((count, r) => count - b[r]!)

/** What the events say to every hand, and last to the bank. */
function cardsMoved(events: readonly CatanEvent[]): readonly Counts[] {
  const BANK = 4
  const moved = [0, 1, 2, 3, BANK].map(() => [0, 0, 0, 0, 0])
  const move = (from: number, to: number, cards: Counts): void => {
    cards.forEach((count, r) => {
      moved[from]![r]! -= count
      moved[to]![r]! += count
    })
  }
  const some = (resource: number, count: number): Counts => [0, 1, 2, 3, 4].map((r) => (r === resource ? count : 0))
  for (const event of events) {
    switch (event.kind) {
      case 'produced':
        move(BANK, event.seat, some(event.resource, event.count))
        break
      case 'tookFromBank':
        move(BANK, event.seat, event.cards)
        break
      case 'built':
      case 'boughtCard':
        move(event.seat, BANK, event.cost)
        break
      case 'bankTrade':
        move(event.seat, BANK, event.give)
        move(BANK, event.seat, event.get)
        break
      case 'traded':
        move(event.seat, event.partner, event.give)
        move(event.partner, event.seat, event.want)
        break
      case 'monopolised':
        move(event.victim, event.seat, some(event.resource, event.count))
        break
      case 'stole':
        move(event.victim, event.seat, some(event.resource!, 1))
        break
      case 'discarded':
        move(event.seat, BANK, some(event.resource, 1))
        break
      case 'resigned':
        move(event.seat, BANK, event.hand)
        break
    }
  }
  return moved
}
