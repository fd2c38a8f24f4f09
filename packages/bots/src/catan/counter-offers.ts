import { CATALOGUE, type offer as offers } from '@serai/catan/raw'

type Offer = offers.Offer
type Cards = readonly number[]

const RESOURCES = [0, 1, 2, 3, 4]
/** Cards of one other type that may stand for a side. */
const AMOUNTS = [1, 2]

/** Offers close to the one that gives and wants the cards there: a card less given, a card more wanted, or one side of another type. */
export function counterOffers(cards: ArrayLike<number>, giveAt: number, wantAt: number): readonly Offer[] {
  const known = usual.get(keyOf(cards, giveAt, wantAt))
  return known ?? near({ give: side(cards, giveAt), want: side(cards, wantAt) })
}

const side = (cards: ArrayLike<number>, at: number): Cards => RESOURCES.map((r) => cards[at + r]!)

function near({ give, want }: Offer): readonly Offer[] {
  return [
    ...changed(give, -1).map((less) => ({ give: less, want })),
    ...changed(want, 1).map((more) => ({ give, want: more })),
    ...others(give, want).map((other) => ({ give: other, want })),
    ...others(want, give).map((other) => ({ give, want: other })),
  ]
}

/** One card more or less of each type of the side, where it does not become empty. */
function changed(cards: Cards, by: number): Cards[] {
  return RESOURCES.filter((r) => cards[r]! > 0)
    .map((r) => cards.map((count, at) => (at === r ? count + by : count)))
    .filter((rest) => rest.some((count) => count > 0))
}

/** Sides of one type that is on neither side (R69). */
function others(cards: Cards, opposite: Cards): Cards[] {
  return RESOURCES.filter((r) => cards[r] === 0 && opposite[r] === 0).flatMap((r) =>
    AMOUNTS.map((amount) => RESOURCES.map((at) => (at === r ? amount : 0))),
  )
}

/** At most 19 cards of a type on each side. */
function keyOf(cards: ArrayLike<number>, giveAt: number, wantAt: number): number {
  let key = 0
  for (let r = 0; r < 5; r++) key = 400 * key + 20 * cards[giveAt + r]! + cards[wantAt + r]!
  return key
}

/** Bots offer these and nothing else, so the trader asks about them over and over. */
const usual = new Map(CATALOGUE.map((offer) => [keyOf([...offer.give, ...offer.want], 0, 5), near(offer)]))
