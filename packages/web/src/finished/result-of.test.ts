import type { TableSummary } from '@serai/protocol'
import { describe, expect, it } from 'vitest'
import texts from '../text/en/index.ts'
import { resultOf } from './result-of.ts'

const seats = ['Mira', 'Anton'].map((name, seat) => ({
  seat,
  kind: 'person' as const,
  name,
  connected: false,
  autopilot: false,
}))

const table: TableSummary = {
  id: 'blue-fox',
  game: 'long-narde',
  options: {},
  status: 'over',
  isPrivate: false,
  host: 'Mira',
  hostId: 'mira-id',
  seats,
  seq: 80,
  commitment: '',
  createdAt: 1,
}

describe('a finished game', () => {
  it('names its winner, and how they won', () => {
    const result = { returns: [-2, 2], winner: 1, reason: 'mars' }
    expect(resultOf({ ...table, result }, null, texts)).toBe('Anton won · mars')
    const points = { returns: [1, -1], winner: 0, reason: 'victory_points' }
    expect(resultOf({ ...table, game: 'catan', result: points }, null, texts)).toBe('Mira won')
  })

  it('tells me that it was me', () => {
    const mine = { ...table, seats: seats.map((seat) => ({ ...seat, person: `${seat.name}-id` })) }
    const result = { returns: [-2, 2], winner: 1, reason: 'mars' }
    expect(resultOf({ ...mine, result }, 'Anton-id', texts)).toBe('You won · mars')
    expect(resultOf({ ...mine, result }, 'Mira-id', texts)).toBe('Anton won · mars')
  })

  it('says that it was a match, not how the last game of it ended', () => {
    const result = { returns: [1, -1], winner: 0, reason: 'resigned' }
    expect(resultOf({ ...table, options: { matchPoints: 3 }, result }, null, texts)).toBe('Mira won · match to 3')
  })

  it('may have none', () => {
    const result = { returns: [0, 0], winner: null, reason: 'draw' }
    expect(resultOf({ ...table, result }, null, texts)).toBe('A draw')
    expect(resultOf({ ...table, status: 'abandoned' }, null, texts)).toBe('Given up')
  })
})
