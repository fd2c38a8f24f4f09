import { describe, expect, it } from 'vitest'
import en from '../text/en/index.ts'
import ru from '../text/ru/index.ts'
import { cardFigures, seatViews, shareViews } from './fairness-card.tsx'

const SEATS = [
  { pips: 19, types: 5, share: 0.255, harbours: [2], startingCards: 3 },
  { pips: 18, types: 5, share: 0.252, harbours: [], startingCards: 3 },
  { pips: 21, types: 4, share: 0.249, harbours: [0, 5], startingCards: 2 },
  { pips: 19, types: 1, share: 0.244, harbours: [], startingCards: 1 },
]
const FIGURES = {
  seats: SEATS,
  spread: 0.0526,
  deviation: 0.0909,
  envy: 1,
  pairs: 12,
  gap: 0.0712,
  error: 0.0612,
  firstHalfLead: -0.0139,
}

const CARD = { seats: SEATS, error: 0.03 }
const cardOf = (...shares: readonly number[]) => ({ seats: shares.map((share) => ({ share })), error: 0.03 })

describe('a fairness card', () => {
  it('shows the seats with what they have and with their shares', () => {
    const [first, , , last] = seatViews(SEATS, en.lab)
    const words = { name: 'Seat 1', resources: '5 resources', harbours: '1 harbour', cards: '3 cards' }
    expect(first).toEqual({ seat: 0, pips: 19, ...words })
    expect(last).toMatchObject({ name: 'Seat 4', resources: '1 resource', harbours: 'no harbour', cards: '1 card' })
    const [, , third] = seatViews(SEATS, ru.lab)
    expect(third).toMatchObject({ name: 'Место 3', resources: '4 ресурса', harbours: '2 порта', cards: '2 карты' })
    expect(shareViews(CARD, en.lab)[0]).toMatchObject({ name: 'Seat 1', share: '25.5 %' })
    expect(shareViews(CARD, ru.lab)[3]).toMatchObject({ name: 'Место 4', share: '24,4 %' })
  })

  it('draws the equal share in the middle of the bars', () => {
    const lengths = shareViews(CARD, en.lab).map(({ length }) => length)
    expect(lengths[0]).toBeCloseTo(0.55)
    expect(lengths[2]).toBeCloseTo(0.49)
    const three = shareViews(cardOf(1 / 3, 1 / 3, 1 / 3), en.lab)
    expect(three.map(({ length }) => length)).toEqual([0.5, 0.5, 0.5])
  })

  it('draws how far off each may be, also of a seat that is far off', () => {
    for (const { low, length, high } of shareViews(cardOf(0.6, 0.2, 0.2, 0), en.lab)) {
      expect(low).toBeGreaterThan(0)
      expect(high).toBeLessThan(1)
      expect(high - length).toBeCloseTo(length - low)
      expect(high).toBeGreaterThan(length)
    }
  })

  it('keeps a seat that is far off within its bar', () => {
    const lengths = shareViews(cardOf(0.6, 0.2, 0.2, 0), en.lab)
    for (const { length } of lengths) {
      expect(length).toBeGreaterThan(0)
      expect(length).toBeLessThan(1)
    }
  })

  it('says in words how far apart the seats are', () => {
    const texts = (card: typeof FIGURES, lab = en.lab) => cardFigures(card, lab).map(({ text }) => text)
    expect(cardFigures(FIGURES, en.lab).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Win chance gap: 7.1 points',
      'First v second half of the draft: −1.4 points',
      'Worst v best seat: 5 % fewer pips',
      'Largest deviation: 9 % from the mean',
      'All five resources: 2 of 4 seats',
      'Envy between seats: 1 of 12 pairs',
    ])
    expect(texts({ ...FIGURES, firstHalfLead: 0.02, spread: 0 }).slice(1, 3)).toEqual(['+2.0 points', 'equal pips'])
    expect(texts({ ...FIGURES, seats: SEATS.slice(0, 2) })[4]).toBe('every seat')
    expect(texts({ ...FIGURES, seats: SEATS.slice(2) })[4]).toBe('no seat')
    expect(texts(FIGURES, ru.lab)).toEqual([
      '7,1 пункта',
      '−1,4 п.',
      'на 5 % меньше точек',
      '9 % от среднего',
      'у 2 из 4',
      '1 из 12 пар',
    ])
  })

  it('says of a gap that it is smaller than shares typically are off', () => {
    const figures = { ...FIGURES, gap: 0.0402 }
    expect(cardFigures(figures, en.lab)[0]!.text).toBe('4.0 points, within the typical error')
    expect(cardFigures(figures, ru.lab)[0]!.text).toBe('4,0 пункта, в пределах погрешности')
  })

  it('takes no typical error for a limit', () => {
    expect(en.lab.sharesNote(6)).toContain('typical error 6 points')
    expect(ru.lab.sharesNote(6)).toContain(
      'Ожидаемая доля побед в играх ботов; погрешность 6 пунктов (тонкие линии). Пунктир: равные доли.',
    )
  })
})
