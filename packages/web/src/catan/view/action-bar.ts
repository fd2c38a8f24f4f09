import {
  activeSeat,
  type CatanState,
  COSTS,
  catan,
  deckSize,
  isTrading,
  makeAction,
  missingFor,
  openOffers,
  type Purchase,
  seatOf,
  stageOf,
  whyNot,
} from '@serai/catan'
import { hasSeat } from '@serai/kernel'
import type { IconName } from '../../ui/icon.tsx'
import { type Counts, RESOURCE_NUMBERS, resourcesText, total } from '../resources/counts.ts'
import { afterAction, type Tool } from './targeting.ts'
import type { Texts } from './words.ts'

export type ActionId = Tool | 'trade' | 'end'

export interface CostItem {
  readonly resource: number
  readonly count: number
  readonly isMissing: boolean
}

export interface ActionItem {
  readonly id: ActionId
  readonly icon: IconName
  readonly name: string
  readonly cost: readonly CostItem[]
  /** The cost in words, for screen readers. */
  readonly costWords: string
  /** The last line: the stock left, or why it cannot be done. */
  readonly note: string
  /** The whole reason, for the prompt; null when it can be done. */
  readonly why: string | null
  readonly isChosen: boolean
}

interface Reason {
  readonly note: string
  /** As a sentence, where there is more to say. */
  readonly whole?: string
}

const END_TURN = makeAction({ type: 'END_TURN' })

/** The six actions of a turn, whether possible or not. */
export function actionBar(
  state: CatanState,
  seat: number,
  tool: Tool | null,
  names: readonly string[],
  texts: Texts,
): readonly ActionItem[] {
  const titles = { road: texts.catanTable.road, settlement: texts.catanTable.settle, city: texts.catanTable.city }
  const left = piecesLeft(state, seat)
  const builds = (['road', 'settlement', 'city'] as const).map((id) => {
    const isFree = stageOf(state) === 'free_road' && id === 'road'
    return item(id, id, titles[id], tool === id || isFree, texts.catanTable.placeLit, left[id])
  })
  return [
    ...builds,
    item('card', 'dev', texts.catanTable.card, tool === 'card', null, deckSize(state)),
    tradeItem(state, seat, texts),
    endItem(state, seat, names, texts),
  ]

  function item(
    id: Purchase,
    icon: IconName,
    name: string,
    isTaken: boolean,
    chosenNote: string | null,
    stock: number,
  ): ActionItem {
    const refusal = whyNot(state, seat, id)
    const reason = refusal && reasonFor(state, seat, id, name, refusal.code, texts)
    const isChosen = isTaken && reason === null
    const missing = missingFor(state, seat, id)
    return {
      id,
      icon,
      name,
      cost: COSTS[id].flatMap((count, resource) =>
        count > 0 ? [{ resource, count, isMissing: missing[resource]! > 0 }] : [],
      ),
      costWords: texts.catanTable.costs(resourcesText(texts.catanTrade, COSTS[id], 'accusative')),
      note: reason?.note ?? (isChosen ? chosenNote : null) ?? texts.catanTable.left(stock),
      why: reason && (reason.whole ?? texts.catanTable.cannot(name, reason.note)),
      isChosen,
    }
  }
}

function piecesLeft(state: CatanState, seat: number): { readonly [P in Exclude<Purchase, 'card'>]: number } {
  const { roadsLeft, settlementsLeft, citiesLeft } = seatOf(state, seat)
  return { road: roadsLeft, settlement: settlementsLeft, city: citiesLeft }
}

/** While a bot plays the seat: none of them, before the seat is taken over. */
export function pilotedBar(items: readonly ActionItem[], { catanTable }: Texts): readonly ActionItem[] {
  return items.map((item) => ({
    ...item,
    note: item.why === null ? catanTable.notNowShort : item.note,
    why: catanTable.takeOverFirst,
    isChosen: false,
  }))
}

function reasonFor(
  state: CatanState,
  seat: number,
  purchase: Purchase,
  name: string,
  code: string,
  texts: Texts,
): Reason {
  const pieces = {
    road: texts.catanTable.noRoadPiece,
    settlement: texts.catanTable.noSettlementPiece,
    city: texts.catanTable.noCityPiece,
  }
  const places = {
    road: texts.catanTable.noRoadPlace,
    settlement: texts.catanTable.noSettlementPlace,
    city: texts.catanTable.noCityPlace,
  }
  if (code === 'E_STAGE' || code === 'E_NOT_ACTIVE') return notNow(state, seat, texts)
  // With none left neither a place nor cards for it are of use.
  if (purchase !== 'card' && piecesLeft(state, seat)[purchase] === 0) {
    return { note: texts.catanTable.noPieceShort, whole: pieces[purchase] }
  }
  if (code === 'E_CANNOT_PAY') return tooPoor(missingFor(state, seat, purchase), name, texts)
  if (purchase === 'card') return { note: texts.catanTable.noPieceShort }
  return { note: texts.catanTable.noPlaceShort, whole: places[purchase] }
}

function tooPoor(missing: Counts, name: string, texts: Texts): Reason {
  const all = texts.catanTable.short(resourcesText(texts.catanTrade, missing, 'genitive'))
  return { note: texts.catanTable.shortNote(shortList(missing, texts)), whole: texts.catanTable.cannot(name, all) }
}

/** One resource by name; of more only the number, as their icons are grey anyway and there is little room. */
function shortList(missing: Counts, texts: Texts): string {
  const resources = RESOURCE_NUMBERS.filter((resource) => missing[resource]! > 0)
  const [only, ...more] = resources
  if (only === undefined || more.length > 0) return texts.catanTrade.cards(total(missing), 'nominative')
  return texts.catanTrade.quantity(missing[only]!, only, 'nominative')
}

function notNow(state: CatanState, seat: number, texts: Texts): Reason {
  const note =
    activeSeat(state) !== seat
      ? texts.catanTable.waitShort
      : stageOf(state) === 'before_roll'
        ? texts.catanTable.rollFirstShort
        : texts.catanTable.notNowShort
  return { note }
}

function tradeItem(state: CatanState, seat: number, texts: Texts): ActionItem {
  const { must, may } = catan.toAct(state)
  const isMain = stageOf(state) === 'main'
  const isPossible = isMain && hasSeat(must | may, seat)
  const open = openOffers(state).length
  const isMine = activeSeat(state) === seat
  const note =
    open > 0
      ? texts.catanTable.offersOpen(open)
      : !isTrading(state)
        ? texts.catanTable.noTradeShort
        : isMine
          ? texts.catanTable.anyTrade
          : texts.catanTable.offerShort
  const reason = isPossible ? null : notNow(state, seat, texts)
  return {
    id: 'trade',
    icon: 'trade',
    name: texts.catanTable.trade,
    cost: [],
    costWords: '',
    note: reason?.note ?? note,
    why: reason && texts.catanTable.cannot(texts.catanTable.trade, reason.note),
    isChosen: false,
  }
}

function endItem(state: CatanState, seat: number, names: readonly string[], texts: Texts): ActionItem {
  const isPossible = catan.check(state, seat, END_TURN) === null
  const reason = isPossible ? null : notNow(state, seat, texts)
  const next = isPossible ? activeSeat(afterAction(state, seat, END_TURN)) : -1
  return {
    id: 'end',
    icon: 'end',
    name: texts.catanTable.endTurn,
    cost: [],
    costWords: '',
    note: reason?.note ?? texts.catanTable.next(names[next] ?? ''),
    why: reason && texts.catanTable.cannot(texts.catanTable.endTurn, reason.note),
    isChosen: false,
  }
}
