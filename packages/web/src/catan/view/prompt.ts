import { actions, type CatanState, catan, layout, stage } from '@serai/catan'
import { countSeats, hasSeat, listSeats, type SeatSet } from '@serai/kernel'
import { goodsText } from '../goods/goods-text.ts'
import type { Spot } from '../island/island-model.ts'
import { offersModel } from '../trade/offers-model.ts'
import { type OpenOffer, openOffer } from '../trade/open-offer.ts'
import { type Aim, afterAction, legalActions, type Piece, type Tool } from './aim.ts'
import { offerWords } from './offer-words.ts'
import { leavesWords, previewWords, type Words } from './preview-words.ts'
import type { Texts } from './words.ts'
import { cornerWords } from './yield-words.ts'

/** What the filled button of the prompt does. */
export type PromptDeed = 'roll' | 'confirm' | 'trade' | 'take-over' | 'follow-hint' | 'offer-again' | 'end' | 'leave'

export interface Prompt {
  readonly tone: 'mine' | 'waiting' | 'pilot' | 'warn'
  readonly title: string
  readonly detail: string
  readonly button: { readonly deed: PromptDeed; readonly label: string } | null
  /** There is something to take back with Escape: a tool, a preview, a hint, a reason. */
  readonly canCancel: boolean
}

/** What the person at the screen has in hand. */
export interface Selection {
  readonly tool: Tool | null
  /** What the tool, or the stage, is about. */
  readonly aim: Aim | null
  /** Chosen and not yet confirmed. */
  readonly preview: Spot | null
  /** My offer that nobody wants, until something else happens. */
  readonly refused: Pick<OpenOffer, 'give' | 'want' | 'to'> | null
  /** Whose offers answer mine. */
  readonly countering: SeatSet
  /** What happened to me last, if I have done nothing since. */
  readonly news: string
  /** Pointed at. */
  readonly inspected: Spot | null
  /** Why the last thing was not done. */
  readonly reason: string | null
  readonly hint: Words | null
  readonly isPiloted: boolean
  /** A move of mine waits for the connection. */
  readonly isHeld: boolean
}

type Has = Pick<Selection, 'aim' | 'refused' | 'countering' | 'news'>

/** The one sentence that says what is expected of me, or for whom the table waits. */
export function catanPrompt(
  state: CatanState,
  seat: number | null,
  selection: Selection,
  names: readonly string[],
  texts: Texts,
): Prompt {
  const { tool, aim, preview, inspected, reason, hint, isPiloted, isHeld } = selection
  const corner = inspected?.kind === 'vertex' ? cornerWords(state, inspected.at, texts) : null
  const base = stagePrompt(state, seat, selection, names, texts)
  // Where a place is chosen, a corner is what that is about; else it is news of its own, and comes first.
  const pointed = (prompt: Prompt): Prompt =>
    corner === null ? prompt : aim ? { ...prompt, detail: corner } : { ...prompt, title: corner, detail: prompt.title }
  if (seat === null) return pointed({ ...base, detail: texts.catanTable.watching })
  if (isPiloted && hasSeat(state[layout.PLAYING]!, seat)) {
    const button = { deed: 'take-over', label: texts.catanTable.takeOver } as const
    return { tone: 'pilot', title: reason ?? texts.catanTable.pilotTitle, detail: '', button, canCancel: false }
  }
  if (isHeld) {
    const { moveWaits: title, moveWaitsWhy: detail } = texts.table
    return { tone: 'waiting', title, detail, button: null, canCancel: false }
  }
  if (reason) {
    // A reason from before my turn does not keep me from the dice.
    const button = base.button?.deed === 'roll' ? base.button : null
    return { tone: 'warn', title: reason, detail: button ? base.title : '', button, canCancel: button === null }
  }
  if (aim && preview) {
    const words = previewWords(state, seat, aim, preview, names, texts)
    const label = {
      robber: texts.catanTable.move,
      'setup-settlement': texts.catanTable.place,
      'setup-road': texts.catanTable.place,
    }
    const verb = aim in label ? label[aim as keyof typeof label] : texts.catanTable.build
    return { tone: 'mine', ...words, button: { deed: 'confirm', label: verb }, canCancel: true }
  }
  if (tool === 'card') {
    const after = afterAction(state, seat, actions.BUY_DEVELOPMENT_CARD)
    const button = { deed: 'confirm', label: texts.catanTable.buy } as const
    const detail = leavesWords(after, seat, texts)
    return { tone: 'mine', title: texts.catanTable.buyCard, detail, button, canCancel: true }
  }
  if (hint) {
    // The cards of a discard are filled in where they are chosen, and given up there.
    const isFilledIn = state[layout.STAGE] === stage.STAGE_DISCARD
    const button = isFilledIn ? null : ({ deed: 'follow-hint', label: texts.catanTable.doIt } as const)
    return pointed({ tone: base.tone, ...hint, button, canCancel: true })
  }
  return pointed(base)
}

function stagePrompt(state: CatanState, seat: number | null, has: Has, names: readonly string[], texts: Texts): Prompt {
  const mine = (title: string, detail = '', button: Prompt['button'] = null, canCancel = false): Prompt => ({
    tone: 'mine',
    title,
    detail,
    button,
    canCancel,
  })
  const isMine = seat !== null && hasSeat(catan.turn(state).must, seat)
  if (!isMine) return waiting(state, seat, has, names, texts)
  switch (state[layout.STAGE]) {
    case stage.STAGE_SETUP_SETTLEMENT: {
      const isSecond = state[layout.SETUP_STEP]! >= state[layout.SEATS]!
      const detail = isSecond ? texts.catanTable.setUpSettlementSecond : texts.catanTable.setUpSettlementFirst
      return mine(texts.catanTable.setUpSettlement, detail)
    }
    case stage.STAGE_SETUP_ROAD:
      return mine(texts.catanTable.setUpRoad, texts.catanTable.setUpRoadWhere)
    case stage.STAGE_BEFORE_ROLL: {
      const title = legalActions(state, seat).length > 1 ? texts.catanTable.rollOrKnight : texts.catanTable.rollDice
      return mine(title, has.news, { deed: 'roll', label: texts.catanTable.roll })
    }
    case stage.STAGE_DISCARD:
      return mine(texts.catanTable.discard(state[layout.OWES + seat]!), texts.catanTable.discardWhy)
    case stage.STAGE_MOVE_ROBBER:
      return mine(texts.catanTable.moveRobber, texts.catanTable.moveRobberWhy)
    case stage.STAGE_STEAL:
      return mine(texts.catanTable.chooseVictim)
    case stage.STAGE_FREE_ROAD:
      return mine(texts.catanTable.freeRoads(state[layout.FREE_ROADS]!), texts.catanTable.choosePlace)
    default:
      return main(state, seat, has, names, texts, mine)
  }
}

function main(
  state: CatanState,
  seat: number,
  { aim, refused, countering, news }: Has,
  names: readonly string[],
  texts: Texts,
  mine: (title: string, detail?: string, button?: Prompt['button'], canCancel?: boolean) => Prompt,
): Prompt {
  const choose = {
    road: texts.catanTable.chooseRoad,
    settlement: texts.catanTable.chooseSettlement,
    city: texts.catanTable.chooseCity,
  }
  if (aim && aim in choose) return mine(choose[aim as Piece], texts.catanTable.choosePlace, null, true)
  const asked = offerWords(state, seat, countering, names, texts)
  if (asked) {
    const button = asked.confirm === null ? null : ({ deed: 'trade', label: texts.catanTrade.trade } as const)
    return mine(asked.title, asked.detail, button)
  }
  const own = openOffer(state, seat)
  if (own && unanswered(own) !== 0) {
    return mine(texts.catanTable.mainTitle, texts.catanTable.answers(nameList(unanswered(own), names, texts)))
  }
  if (refused) {
    const button = { deed: 'offer-again', label: texts.catanTrade.changeIt } as const
    return mine(nobodyWants(refused, names, texts), '', button)
  }
  const legal = legalActions(state, seat)
  if (legal.length === 1 && legal[0] === actions.END_TURN) {
    return mine(texts.catanTable.mainTitle, after(news, texts.catanTable.nothingToBuild), {
      deed: 'end',
      label: texts.catanTable.endTurn,
    })
  }
  return mine(texts.catanTable.mainTitle, after(news, texts.catanTable.mainDetail))
}

/** Two lines of a phone. */
const LONGEST = 90

/** What can be done, after what has happened: if there is room for both. */
function after(news: string, can: string): string {
  if (news === '') return can
  return news.length + can.length < LONGEST ? `${news} ${can}` : news
}

/** Those who have not said yes or no. */
const unanswered = ({ to, accepted, rejected }: OpenOffer): number => to & ~accepted & ~rejected

function nobodyWants(
  { give, want, to }: NonNullable<Selection['refused']>,
  names: readonly string[],
  texts: Texts,
): string {
  const [gives, wants] = [give, want].map((counts) => goodsText(texts.catanTrade, counts, 'accusative'))
  if (countSeats(to) > 1) return texts.catanTable.nobodyWants(gives!, wants!)
  return texts.catanTable.refusesYours(nameList(to, names, texts), gives!, wants!)
}

function nameList(seats: number, names: readonly string[], texts: Texts): string {
  return texts.catanTrade.and(listSeats(seats).map((seat) => names[seat] ?? ''))
}

function waiting(
  state: CatanState,
  seat: number | null,
  { refused, countering, news }: Has,
  names: readonly string[],
  texts: Texts,
): Prompt {
  const say = (title: string, detail = news): Prompt => ({
    tone: 'waiting',
    title,
    detail,
    button: null,
    canCancel: false,
  })
  if (seat !== null && !hasSeat(state[layout.PLAYING]!, seat)) {
    const button = { deed: 'leave', label: texts.table.leave } as const
    return { ...say(texts.catanTable.youLeft, texts.catanTable.watching), button }
  }
  const active = names[state[layout.ACTIVE]!] ?? ''
  switch (state[layout.STAGE]) {
    case stage.STAGE_FIRST_PLAYER:
      return say(texts.catanTable.firstPlayer)
    case stage.STAGE_SETUP_SETTLEMENT:
      return say(texts.catanTable.placesSettlement(active))
    case stage.STAGE_SETUP_ROAD:
      return say(texts.catanTable.placesRoad(active))
    case stage.STAGE_BEFORE_ROLL:
      return say(texts.catanTable.rolls(active))
    case stage.STAGE_DICE:
      return say(texts.catanTable.rolling)
    case stage.STAGE_DRAW:
      return say(texts.catanTable.drawing)
    case stage.STAGE_STOLEN:
      return say(texts.catanTable.stealing)
    case stage.STAGE_DISCARD:
      return say(texts.catanTable.discards(nameList(state[layout.DISCARDING]!, names, texts)))
    case stage.STAGE_MOVE_ROBBER:
    case stage.STAGE_STEAL:
      return say(texts.catanTable.movesRobber(active))
    case stage.STAGE_OVER:
      return say(texts.catanTable.gameOver, '')
    default: {
      const asked = seat === null ? null : offerWords(state, seat, countering, names, texts)
      if (asked) return { ...say(asked.title, asked.detail), tone: 'mine' }
      if (refused) return say(texts.catanTable.thinks(active), nobodyWants(refused, names, texts))
      const own = seat === null ? null : openOffer(state, seat)
      if (own && hasSeat(unanswered(own), state[layout.ACTIVE]!)) return say(texts.catanTable.looksAtYours(active))
      const accepted = offersModel(state, seat, names).watched.find(({ isAccepted }) => isAccepted)
      return say(texts.catanTable.thinks(active), accepted ? texts.catanTrade.youAccepted(accepted.name) : news)
    }
  }
}
