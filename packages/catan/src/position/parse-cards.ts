import { hasSeat, isObject } from '@serai/kernel'
import { isKnown } from '../hidden/is-known.ts'
import { purchase, sortPurchases } from '../rules/development-cards.ts'
import * as layout from '../state/layout.ts'
import { CARD_COUNTS, CARDS, CARDS_PER_RESOURCE, DECK_CARDS, RESOURCES, VICTORY_POINT } from '../vocabulary.ts'
import { counts, type Fault, type Fields, integer, shown } from './fields.ts'

type CatanState = layout.CatanState

/** Hands, bank, deck and played cards: 19 of each resource, and not more development cards than the box has. */
export function buildCards(s: CatanState, description: Fields, players: readonly Fields[]): Fault {
  const turn = integer(description.turn ?? 1, 0, 1_000_000)
  const active = integer(description.activePlayerId ?? 0, 0, players.length - 1)
  if (turn === null) return 'turn: a whole number, 0 during setup'
  if (active === null) return 'activePlayerId: a seat'
  s[layout.TURN] = turn
  s[layout.ACTIVE] = active
  for (const [p, player] of players.entries()) {
    const fault = buildHand(s, p, player) ?? buildHeld(s, p, player) ?? buildPlayed(s, p, player)
    if (fault !== null) return `players[${p}].${fault}`
    if (!hasSeat(s[layout.PLAYING]!, p) && s[layout.HAND_SIZE + p]! + s[layout.CARDS_SIZE + p]! > 0) {
      return `players[${p}]: has resigned and holds cards`
    }
  }
  sortPurchases(s)
  const bank = description.bank ?? {}
  if (!isObject(bank)) return 'bank: an object'
  return buildBank(s, bank.resourceCards) ?? buildDeck(s, bank)
}

function buildHand(s: CatanState, p: number, player: Fields): Fault {
  if (!isKnown(s, p)) {
    const size = integer(player.resourceCount, 0, 95)
    if (size === null) return 'resourceCount: the number of cards of a hidden hand'
    s[layout.HAND_SIZE + p] = size
    return null
  }
  const hand = counts(player.resourceCards ?? {}, RESOURCES, CARDS_PER_RESOURCE)
  if (!hand) return 'resourceCards: resources and counts from 0 to 19'
  s.set(hand, layout.HAND + 5 * p)
  s[layout.HAND_SIZE + p] = hand.reduce((sum, count) => sum + count, 0)
  return null
}

function buildHeld(s: CatanState, p: number, player: Fields): Fault {
  if (!isKnown(s, p)) return buildHidden(s, p, player)
  const cards = player.developmentCards ?? []
  if (!Array.isArray(cards) || cards.length > DECK_CARDS) return 'developmentCards: a list of cards'
  for (const item of cards) {
    const card = isObject(item) ? CARDS.indexOf(item.card as never) : -1
    const turn = isObject(item) ? integer(item.boughtOnTurn ?? 0, 0, s[layout.TURN]!) : null
    if (card < 0) return `developmentCards: no such card: ${shown(isObject(item) ? item.card : item)}`
    if (turn === null) return 'developmentCards: boughtOnTurn is a turn that has begun'
    if (s[layout.PURCHASES_SIZE] === DECK_CARDS) return 'developmentCards: the box has 25'
    const isNew = turn === s[layout.TURN] && turn > 0
    if (isNew && p !== s[layout.ACTIVE]) return 'developmentCards: only the active player has bought on this turn'
    s[layout.CARDS_HELD + 5 * p + card]!++
    s[layout.CARDS_SIZE + p]!++
    if (isNew) {
      s[layout.CARDS_NEW + 5 * p + card]!++
      s[layout.NEW_SIZE + p]!++
    }
    s[layout.PURCHASES + s[layout.PURCHASES_SIZE]!] = purchase(p, card, turn)
    s[layout.PURCHASES_SIZE]!++
  }
  return null
}

function buildHidden(s: CatanState, p: number, player: Fields): Fault {
  const size = integer(player.developmentCardCount, 0, DECK_CARDS)
  const fresh = integer(player.newDevelopmentCardCount ?? 0, 0, size ?? 0)
  const shown = integer(player.victoryPointCards ?? 0, 0, CARD_COUNTS[VICTORY_POINT])
  if (size === null) return 'developmentCardCount: the number of hidden cards'
  if (fresh === null) return 'newDevelopmentCardCount: those of them bought this turn'
  if (fresh > 0 && p !== s[layout.ACTIVE])
    return 'newDevelopmentCardCount: only the active player has bought on this turn'
  if (shown === null || shown > size) return 'victoryPointCards: those of them that the winner shows'
  s[layout.CARDS_SIZE + p] = size
  s[layout.NEW_SIZE + p] = fresh
  s[layout.CARDS_HELD + 5 * p + VICTORY_POINT] = shown
  return null
}

function buildPlayed(s: CatanState, p: number, player: Fields): Fault {
  const played = counts(player.playedCards ?? {}, CARDS, DECK_CARDS)
  if (played?.[VICTORY_POINT] !== 0) return 'playedCards: cards that can be played, and counts'
  s.set(played, layout.CARDS_SHOWN + 5 * p)
  return null
}

function buildBank(s: CatanState, given: unknown): Fault {
  const bank = given === undefined ? null : counts(given, RESOURCES, CARDS_PER_RESOURCE)
  if (given !== undefined && !bank) return 'bank.resourceCards: resources and counts from 0 to 19'
  let hidden = 0
  for (let p = 0; p < s[layout.SEATS]!; p++) if (!isKnown(s, p)) hidden += s[layout.HAND_SIZE + p]!
  if (!bank && hidden > 0) return 'bank.resourceCards: needed where hands are hidden'
  let missing = 0
  for (let r = 0; r < 5; r++) {
    let held = 0
    for (let p = 0; p < s[layout.SEATS]!; p++) held += s[layout.HAND + 5 * p + r]!
    const left = CARDS_PER_RESOURCE - held
    const inBank = bank ? bank[r]! : left
    if (left < 0) return `players: they hold ${held} ${RESOURCES[r]}, the box has 19`
    if (inBank > left || (hidden === 0 && inBank !== left)) {
      return `bank.resourceCards: ${RESOURCES[r]} ${inBank} with ${held} in hands does not make 19`
    }
    missing += left - inBank
    s[layout.BANK + r] = inBank
  }
  return missing === hidden ? null : `players: hidden hands have ${hidden} cards, ${missing} are missing from the bank`
}

/** R163; cards of those who resigned are out of the game, so then the deck may be smaller. */
function buildDeck(s: CatanState, bank: Fields): Fault {
  const open = s[layout.VIEWER] === layout.OPEN
  const left = CARD_COUNTS.map((count, c) => {
    let rest: number = count
    for (let p = 0; p < s[layout.SEATS]!; p++) {
      rest -= s[layout.CARDS_SHOWN + 5 * p + c]! + s[layout.CARDS_HELD + 5 * p + c]!
    }
    return rest
  })
  const over = left.findIndex((rest) => rest < 0)
  if (over >= 0) return `players: more ${CARDS[over]} cards than the ${CARD_COUNTS[over]} of the box`
  let unseen = left.reduce((sum, rest) => sum + rest, 0)
  for (let p = 0; p < s[layout.SEATS]!; p++) {
    for (let c = 0; c < 5; c++) unseen += s[layout.CARDS_HELD + 5 * p + c]!
    unseen -= s[layout.CARDS_SIZE + p]!
  }
  const someoneLeft = s[layout.PLAYING] !== (1 << s[layout.SEATS]!) - 1
  const deck = bank.developmentDeck === undefined ? left : counts(bank.developmentDeck, CARDS, DECK_CARDS)
  if (!deck) return 'bank.developmentDeck: cards and counts'
  const wrong = deck.findIndex((count, c) => count > left[c]! || (!someoneLeft && count !== left[c]))
  if (open && wrong >= 0) return `bank.developmentDeck: ${deck[wrong]} ${CARDS[wrong]}, ${left[wrong]} are left`
  const listed = deck.reduce((sum, count) => sum + count, 0)
  const size = integer(bank.developmentDeckRemaining ?? (open ? listed : unseen), 0, DECK_CARDS)
  if (size === null || (open ? size !== listed : size > unseen || (!someoneLeft && size !== unseen))) {
    return `bank.developmentDeckRemaining: ${open ? listed : unseen} cards are left`
  }
  s[layout.DECK_SIZE] = size
  if (open) s.set(deck, layout.DECK)
  else s.fill(0, layout.DECK, layout.DECK + 5)
  return null
}
