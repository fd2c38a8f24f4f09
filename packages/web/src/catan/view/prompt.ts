import {
  activeSeat,
  type CatanState,
  catan,
  discardingSeats,
  freeRoadsLeft,
  makeAction,
  type OpenOffer,
  offerOf,
  type Piece,
  playingSeats,
  readAction,
  seatOf,
  setupStep,
  stageOf,
} from '@serai/catan'
import { countSeats, hasSeat, listSeats, type SeatSet } from '@serai/kernel'
import type { Spot } from '../island/island-model.ts'
import { resourcesText } from '../resources/counts.ts'
import { offersModel } from '../trade/offers-model.ts'
import { offerWords } from './offer-words.ts'
import { cornerWords, leavesWords, previewWords } from './place-words.ts'
import { afterAction, legalActions, type Targeting, type Tool } from './targeting.ts'
import type { Texts, Words } from './words.ts'

/** What the filled button of the prompt does. */
export type PromptAction = 'roll' | 'confirm' | 'trade' | 'take-over' | 'follow-hint' | 'offer-again' | 'end' | 'leave'

export interface Prompt {
  readonly tone: 'mine' | 'waiting' | 'pilot' | 'warn'
  readonly title: string
  readonly detail: string
  readonly button: { readonly action: PromptAction; readonly label: string } | null
  /** There is something to take back with Escape: a tool, a preview, a hint, a reason. */
  readonly canCancel: boolean
}

/** What the person at the screen has in hand. */
export interface Selection {
  readonly tool: Tool | null
  /** What the tool, or the stage, is about. */
  readonly targeting: Targeting | null
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

type Has = Pick<Selection, 'targeting' | 'refused' | 'countering' | 'news'>

/** The one sentence that says what is expected of me, or for whom the table waits. */
export function catanPrompt(
  state: CatanState,
  seat: number | null,
  selection: Selection,
  names: readonly string[],
  texts: Texts,
): Prompt {
  const { tool, targeting, preview, inspected, reason, hint, isPiloted, isHeld } = selection
  const corner = inspected?.kind === 'vertex' ? cornerWords(state, inspected.at, texts) : null
  const base = stagePrompt(state, seat, selection, names, texts)
  // Where a place is chosen, a corner is what that is about; else it is news of its own, and comes first.
  const pointed = (prompt: Prompt): Prompt =>
    corner === null
      ? prompt
      : targeting
        ? { ...prompt, detail: corner }
        : { ...prompt, title: corner, detail: prompt.title }
  if (seat === null) return pointed({ ...base, detail: texts.catanTable.watching })
  if (isPiloted && hasSeat(playingSeats(state), seat)) {
    const button = { action: 'take-over', label: texts.catanTable.takeOver } as const
    return { tone: 'pilot', title: reason ?? texts.catanTable.pilotTitle, detail: '', button, canCancel: false }
  }
  if (isHeld) {
    const { moveWaits: title, moveWaitsWhy: detail } = texts.table
    return { tone: 'waiting', title, detail, button: null, canCancel: false }
  }
  if (reason) {
    // A reason from before my turn does not keep me from the dice.
    const button = base.button?.action === 'roll' ? base.button : null
    return { tone: 'warn', title: reason, detail: button ? base.title : '', button, canCancel: button === null }
  }
  if (targeting && preview) {
    const words = previewWords(state, seat, targeting, preview, names, texts)
    const label = {
      robber: texts.catanTable.move,
      'setup-settlement': texts.catanTable.place,
      'setup-road': texts.catanTable.place,
    }
    const verb = targeting in label ? label[targeting as keyof typeof label] : texts.catanTable.build
    return { tone: 'mine', ...words, button: { action: 'confirm', label: verb }, canCancel: true }
  }
  if (tool === 'card') {
    const after = afterAction(state, seat, makeAction({ type: 'BUY_DEVELOPMENT_CARD' }))
    const button = { action: 'confirm', label: texts.catanTable.buy } as const
    const detail = leavesWords(after, seat, texts)
    return { tone: 'mine', title: texts.catanTable.buyCard, detail, button, canCancel: true }
  }
  if (hint) {
    // The cards of a discard are filled in where they are chosen, and given up there.
    const isFilledIn = stageOf(state) === 'discard'
    const button = isFilledIn ? null : ({ action: 'follow-hint', label: texts.catanTable.doIt } as const)
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
  const isMine = seat !== null && hasSeat(catan.toAct(state).must, seat)
  if (!isMine) return waiting(state, seat, has, names, texts)
  switch (stageOf(state)) {
    case 'setup_settlement': {
      const isSecond = setupStep(state) >= catan.seatCount(state)
      const detail = isSecond ? texts.catanTable.setUpSettlementSecond : texts.catanTable.setUpSettlementFirst
      return mine(texts.catanTable.setUpSettlement, detail)
    }
    case 'setup_road':
      return mine(texts.catanTable.setUpRoad, texts.catanTable.setUpRoadWhere)
    case 'before_roll': {
      const title = legalActions(state, seat).length > 1 ? texts.catanTable.rollOrKnight : texts.catanTable.rollDice
      return mine(title, has.news, { action: 'roll', label: texts.catanTable.roll })
    }
    case 'discard':
      return mine(texts.catanTable.discard(seatOf(state, seat).owes), texts.catanTable.discardWhy)
    case 'move_robber':
      return mine(texts.catanTable.moveRobber, texts.catanTable.moveRobberWhy)
    case 'steal':
      return mine(texts.catanTable.chooseVictim)
    case 'free_road':
      return mine(texts.catanTable.freeRoads(freeRoadsLeft(state)), texts.catanTable.choosePlace)
    default:
      return main(state, seat, has, names, texts, mine)
  }
}

function main(
  state: CatanState,
  seat: number,
  { targeting, refused, countering, news }: Has,
  names: readonly string[],
  texts: Texts,
  mine: (title: string, detail?: string, button?: Prompt['button'], canCancel?: boolean) => Prompt,
): Prompt {
  const choose = {
    road: texts.catanTable.chooseRoad,
    settlement: texts.catanTable.chooseSettlement,
    city: texts.catanTable.chooseCity,
  }
  if (targeting && targeting in choose)
    return mine(choose[targeting as Piece], texts.catanTable.choosePlace, null, true)
  const asked = offerWords(state, seat, countering, names, texts)
  if (asked) {
    const button = asked.confirm === null ? null : ({ action: 'trade', label: texts.catanTrade.trade } as const)
    return mine(asked.title, asked.detail, button)
  }
  const own = offerOf(state, seat)
  if (own && unanswered(own) !== 0) {
    return mine(texts.catanTable.mainTitle, texts.catanTable.answers(nameList(unanswered(own), names, texts)))
  }
  if (refused) {
    const button = { action: 'offer-again', label: texts.catanTrade.changeIt } as const
    return mine(nobodyWants(refused, names, texts), '', button)
  }
  const legal = legalActions(state, seat)
  if (legal.length === 1 && readAction(legal[0]!).type === 'END_TURN') {
    return mine(texts.catanTable.mainTitle, after(news, texts.catanTable.nothingToBuild), {
      action: 'end',
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
  const [gives, wants] = [give, want].map((counts) => resourcesText(texts.catanTrade, counts, 'accusative'))
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
  if (seat !== null && !hasSeat(playingSeats(state), seat)) {
    const button = { action: 'leave', label: texts.table.leave } as const
    return { ...say(texts.catanTable.youLeft, texts.catanTable.watching), button }
  }
  const active = names[activeSeat(state)] ?? ''
  switch (stageOf(state)) {
    case 'first_player':
      return say(texts.catanTable.firstPlayer)
    case 'setup_settlement':
      return say(texts.catanTable.placesSettlement(active))
    case 'setup_road':
      return say(texts.catanTable.placesRoad(active))
    case 'before_roll':
      return say(texts.catanTable.rolls(active))
    case 'dice':
      return say(texts.catanTable.rolling)
    case 'draw':
      return say(texts.catanTable.drawing)
    case 'stolen':
      return say(texts.catanTable.stealing)
    case 'discard':
      return say(texts.catanTable.discards(nameList(discardingSeats(state), names, texts)))
    case 'move_robber':
    case 'steal':
      return say(texts.catanTable.movesRobber(active))
    case 'over':
      return say(texts.catanTable.gameOver, '')
    default: {
      const asked = seat === null ? null : offerWords(state, seat, countering, names, texts)
      if (asked) return { ...say(asked.title, asked.detail), tone: 'mine' }
      if (refused) return say(texts.catanTable.thinks(active), nobodyWants(refused, names, texts))
      const own = seat === null ? null : offerOf(state, seat)
      if (own && hasSeat(unanswered(own), activeSeat(state))) return say(texts.catanTable.looksAtYours(active))
      const accepted = offersModel(state, seat, names).watched.find(({ isAccepted }) => isAccepted)
      return say(texts.catanTable.thinks(active), accepted ? texts.catanTrade.youAccepted(accepted.name) : news)
    }
  }
}
