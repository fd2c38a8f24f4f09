/**
 * A state is one Int32Array. Each name is the offset of a field; a field of several words says how it is indexed.
 * p is a seat, r a resource, c a development card, w a word of a mask.
 */
export type CatanState = Int32Array

/** The viewer of a redacted state, or OPEN. */
export const VIEWER = 0
export const OPEN = -2

export const SEATS = 1
export const TARGET = 2
export const TRADING = 3
export const TURN_CAP = 4

export const STAGE = 5
/** Where robber steps, free roads and the choice of the first player lead to (R44, R109). */
export const RETURN_STAGE = 6
export const ACTIVE = 7
export const FIRST = 8
/** Turns begun; 0 during setup. */
export const TURN = 9
/** Placements done in the snake of R33, 0 … 2n. */
export const SETUP_STEP = 10
/** The settlement that the setup road must touch (R35), or -1. */
export const SETUP_VERTEX = 11
export const DIE_A = 12
export const DIE_B = 13
export const CARD_PLAYED = 14
export const FREE_ROADS = 15
/** Who is being robbed while chance picks the card, or -1. */
export const VICTIM = 16
export const ROBBER = 17
/** Holders of the two awards, or -1. */
export const LONGEST_ROAD = 18
export const LARGEST_ARMY = 19
export const WINNER = 20
export const REASON = 21
export const DECK_SIZE = 22
/** Seats that have not resigned, as bits. */
export const PLAYING = 23
/** Seats that owe a discard, as bits. */
export const DISCARDING = 24
/** Offers ever made, modulo 128: makes trade ids differ. */
export const OFFERS_EVER = 25
/** Seats with an open offer, as bits. */
export const OFFERING = 26

export const BANK = 27 // r
export const DECK = BANK + 5 // c; hidden
export const HAND = DECK + 5 // 5p + r; hidden
export const HAND_SIZE = HAND + 20 // p
export const CARDS_HELD = HAND_SIZE + 4 // 5p + c; hidden
export const CARDS_NEW = CARDS_HELD + 20 // 5p + c, bought this turn (R98); hidden
export const CARDS_SIZE = CARDS_NEW + 20 // p
export const NEW_SIZE = CARDS_SIZE + 4 // p
export const CARDS_SHOWN = NEW_SIZE + 4 // 5p + c, played
export const ROADS_LEFT = CARDS_SHOWN + 20 // p
export const SETTLEMENTS_LEFT = ROADS_LEFT + 4 // p
export const CITIES_LEFT = SETTLEMENTS_LEFT + 4 // p
export const POINTS = CITIES_LEFT + 4 // p, public (R131)
export const ROAD_LENGTH = POINTS + 4 // p
export const RATE = ROAD_LENGTH + 4 // 5p + r (R74)
export const OWES = RATE + 20 // p, cards still to discard
export const OFFERS_MADE = OWES + 4 // p, this turn (R79)

export const ROADABLE = OFFERS_MADE + 4 // 3p + w: edges where p may build a road (R83)
export const TOUCHED = ROADABLE + 12 // 2p + w: vertices on p's roads
export const SETTLEMENTS = TOUCHED + 8 // 2p + w
export const CITIES = SETTLEMENTS + 8 // 2p + w
export const FREE_VERTICES = CITIES + 8 // w: open to a building by R84

export const BUILDING = FREE_VERTICES + 2 // by vertex: 0, or 1 + p for a settlement, 5 + p for a city
export const ROAD = BUILDING + 54 // by edge: 0, or 1 + p
export const YIELD = ROAD + 72 // 4 * hex + p: cards that the hex owes p when its number comes

export const TERRAIN = YIELD + 76 // by hex
export const NUMBER = TERRAIN + 19 // by hex; 0 on the desert
export const HARBOUR = NUMBER + 19 // by harbour place
/** The hexes of a number at 2n and 2n + 1, or -1. */
export const NUMBER_HEXES = HARBOUR + 9

/** The open offer of p at OFFER + OFFER_WORDS * p. */
export const OFFER = NUMBER_HEXES + 26
export const OFFER_ID = 0
export const OFFER_TO = 1
export const OFFER_ACCEPTED = 2
export const OFFER_REJECTED = 3
export const OFFER_GIVE = 4 // r
export const OFFER_WANT = 9 // r
export const OFFER_WORDS = 14

/** Unplayed cards in order of purchase (R144): 25 words of owner + 4 * card + 32 * turn. A viewer's state has the own ones only. */
export const PURCHASES_SIZE = OFFER + 4 * OFFER_WORDS
export const PURCHASES = PURCHASES_SIZE + 1

export const WORDS = PURCHASES + 25
