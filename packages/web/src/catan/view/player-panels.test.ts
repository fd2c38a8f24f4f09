import type { SeatInfo } from '@serai/protocol'
import { describe, expect, it } from 'vitest'
import { position } from '../../../test/catan-position.ts'
import en from '../../text/en/index.ts'
import { playerPanels } from './player-panels.ts'

const person = (seat: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: 'person',
  name,
  connected: true,
  autopilot: false,
  ...more,
})
const SEATS: readonly SeatInfo[] = [
  person(0, 'Ann'),
  person(1, 'Bo', { connected: false }),
  person(2, 'Cy', { kind: 'bot', level: 'hard' }),
  person(3, 'Di', { autopilot: true }),
]

describe('player panels', () => {
  const state = position({
    active: 2,
    hands: { 1: [4, 4, 0, 0, 0], 2: [7, 0, 0, 0, 0] },
    cards: { 0: ['victory_point', 'knight'] },
    more: { longestRoadOwnerId: null },
  })

  it('stand in turn order after me, and I last', () => {
    expect(playerPanels(state, SEATS, 0, en).map(({ name }) => name)).toEqual(['Bo', 'Cy', 'Di', 'You'])
    expect(playerPanels(state, SEATS, null, en).map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cy', 'Di'])
  })

  it('tell who is away, a bot or on autopilot, and whom the table waits for', () => {
    const [bo, cy, di] = playerPanels(state, SEATS, 0, en)
    expect(bo).toMatchObject({ note: 'away', isAway: true, isActive: false, lines: ['A bot fills in after 90 s'] })
    expect(cy).toMatchObject({ note: 'bot, hard', isBot: true, isActive: true })
    expect(di).toMatchObject({ note: 'on autopilot', isPiloted: true })
  })

  it('promise no bot when nobody is left to play with', () => {
    const left = SEATS.map((seat) => (seat.kind === 'person' ? { ...seat, connected: false } : seat))
    expect(playerPanels(state, left, null, en).find(({ name }) => name === 'Bo')).toMatchObject({
      note: 'away',
      lines: [],
    })
  })

  it('warn of hands above seven, and only of them', () => {
    const [bo, cy] = playerPanels(state, SEATS, 0, en)
    expect(bo!.counters[0]).toMatchObject({ count: 8, tone: 'danger' })
    expect(cy!.counters[0]).toMatchObject({ count: 7, tone: 'plain' })
  })

  it('count my hidden points for me alone', () => {
    const me = playerPanels(state, SEATS, 0, en).at(-1)!
    expect(me).toMatchObject({ points: 3, lines: ['2 shown, 1 hidden point'] })
    expect(playerPanels(state, SEATS, null, en)[0]).toMatchObject({ points: 2, lines: [] })
  })

  it('name the awards', () => {
    const long = position({ roads: { 0: ['13-18', '18-24', '24-30', '4-8'] }, more: { longestRoadOwnerId: 0 } })
    const me = playerPanels(long, SEATS, 0, en).at(-1)!
    expect(me).toMatchObject({ points: 4, lines: ['Longest Road, 2 points'] })
    expect(me.counters[3]).toMatchObject({ tone: 'award' })
  })
})
