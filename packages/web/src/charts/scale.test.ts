import { describe, expect, it } from 'vitest'
import { niceStep, scale, shorten, spread, ticks } from './scale.ts'

describe('an axis', () => {
  it('puts the ends where they belong, upside down too', () => {
    const y = scale(0, 10, 200, 0)
    expect([y(0), y(5), y(10)]).toEqual([200, 100, 0])
  })

  it('takes a range of nothing', () => {
    expect(scale(3, 3, 0, 100)(3)).toBe(0)
  })

  it('has round steps', () => {
    expect([niceStep(62, 4), niceStep(10, 5), niceStep(360, 4), niceStep(1, 5)]).toEqual([20, 2, 100, 1])
  })

  it('ends with its last value and leaves out a tick beside it', () => {
    expect(ticks(0, 62, 4)).toEqual([0, 20, 40, 62])
    expect(ticks(0, 81, 5)).toEqual([0, 20, 40, 60, 81])
    expect(ticks(0, 10, 5)).toEqual([0, 2, 4, 6, 8, 10])
    expect(ticks(-7, 12, 4)).toEqual([-5, 0, 5, 12])
  })
})

describe('labels', () => {
  it('keep apart, in their order', () => {
    expect(spread([50, 50, 10], 20, 200)).toEqual([50, 70, 10])
  })

  it('do not leave the picture', () => {
    expect(spread([95, 90, 99], 20, 100)).toEqual([80, 60, 100])
  })

  it('are cut where they are too long', () => {
    const widthOf = (text: string) => [...text].reduce((width, letter) => width + (letter === 'W' ? 14 : 8), 0)
    expect(shorten('Mira', 48, widthOf)).toBe('Mira')
    expect(shorten('Александра', 48, widthOf)).toBe('Алекс…')
    expect(shorten('WWWWWW', 48, widthOf)).toBe('WW…')
    expect(shorten('WW', 4, widthOf)).toBe('W…')
  })
})
