import { WHEAT } from '@serai/catan'
import { describe, expect, it } from 'vitest'
import { FLIGHT, flightsOf } from './flights.ts'

const wheat = { kind: 'produced', hex: 7, resource: WHEAT, count: 2 } as const

describe('flights', () => {
  it('lead from the hex to my card or to the panel of an opponent', () => {
    expect(flightsOf([{ ...wheat, seat: 1 }], 1)[0]).toMatchObject({
      from: ['hex-7'],
      to: ['hand-wheat', 'hand', 'seat-1'],
      face: 'wheat',
      count: 2,
    })
    expect(flightsOf([{ ...wheat, seat: 2 }], 1)[0]!.to).toEqual(['seat-2'])
  })

  it('show a stolen card face down to those who may not know it', () => {
    expect(flightsOf([{ kind: 'stole', seat: 0, victim: 2, resource: null }], 1)).toMatchObject([
      { from: ['seat-2'], to: ['seat-0'], face: 'back', count: 1 },
    ])
  })

  it('cross for a trade', () => {
    const [there, back] = flightsOf(
      [
        {
          kind: 'traded',
          seat: 0,
          partner: 3,
          give: [0, 0, 2, 0, 0],
          want: [0, 0, 0, 0, 1],
        },
      ],
      0,
    )
    expect(there).toMatchObject({ from: ['hand-sheep', 'hand', 'seat-0'], to: ['seat-3'], face: 'sheep' })
    expect(back).toMatchObject({ from: ['seat-3'], to: ['hand-ore', 'hand', 'seat-0'], face: 'ore' })
  })

  it('wait for the dice and are over after 900 milliseconds, however many', () => {
    const many = Array.from({ length: 12 }, (_, i) => ({ ...wheat, seat: i % 4 }))
    const flights = flightsOf([{ kind: 'rolled', seat: 0, a: 2, b: 6 }, ...many], 1)
    expect(flights).toHaveLength(12)
    expect(flights[0]!.delay).toBeGreaterThan(0)
    expect(Math.max(...flights.map(({ delay }) => delay)) + FLIGHT).toBeLessThanOrEqual(900)
  })
})
