import { actions, type CatanState, COSTS, catan, layout, type Purchase, REFUSALS, stage } from '@serai/catan'
import { type Action, countSeats, hasSeat, type Refusal } from '@serai/kernel'
import type { IconName } from '../../look/icon.tsx'
import { type Counts, GOODS, total } from '../goods/counts.ts'
import { goodsText } from '../goods/goods-text.ts'
import { actionsOf, afterAction, legalActions, type Tool } from './aim.ts'
import { missingFor } from './hand-counts.ts'
import type { Texts } from './words.ts'

export type ActionId = Tool | 'trade' | 'end'

export interface CostItem {
  readonly good: number
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

const LEFT = { road: layout.ROADS_LEFT, settlement: layout.SETTLEMENTS_LEFT, city: layout.CITIES_LEFT }

/** The six actions of a turn, whether possible or not. */
export function actionBar(
  state: CatanState,
  seat: number,
  tool: Tool | null,
  names: readonly string[],
  texts: Texts,
): readonly ActionItem[] {
  const legal = legalActions(state, seat)
  const titles = { road: texts.catanTable.road, settlement: texts.catanTable.settle, city: texts.catanTable.city }
  const builds = (['road', 'settlement', 'city'] as const).map((id) => {
    const all = actionsOf(id)
    const isPossible = legal.some((action) => all.includes(action))
    const isFree = state[layout.STAGE] === stage.STAGE_FREE_ROAD && id === 'road'
    const isChosen = (tool === id || isFree) && isPossible
    const note = isChosen ? texts.catanTable.placeLit : texts.catanTable.left(state[LEFT[id] + seat]!)
    return item(id, id, titles[id], { isPossible, isChosen, note, tries: all })
  })
  return [
    ...builds,
    item('card', 'dev', texts.catanTable.card, {
      isPossible: legal.includes(actions.BUY_DEVELOPMENT_CARD),
      isChosen: tool === 'card' && legal.includes(actions.BUY_DEVELOPMENT_CARD),
      note: texts.catanTable.left(state[layout.DECK_SIZE]!),
      tries: [actions.BUY_DEVELOPMENT_CARD],
    }),
    tradeItem(state, seat, texts),
    endItem(state, seat, legal, names, texts),
  ]

  function item(
    id: Purchase,
    icon: IconName,
    name: string,
    is: { isPossible: boolean; isChosen?: boolean; note: string; tries: readonly Action[] },
  ): ActionItem {
    const reason = is.isPossible ? null : reasonFor(state, seat, id, name, is.tries, texts)
    const missing = missingFor(state, seat, id)
    return {
      id,
      icon,
      name,
      cost: COSTS[id].flatMap((count, good) => (count > 0 ? [{ good, count, isMissing: missing[good]! > 0 }] : [])),
      costWords: texts.catanTable.costs(goodsText(texts.catanTrade, COSTS[id], 'accusative')),
      note: reason?.note ?? is.note,
      why: reason && (reason.whole ?? texts.catanTable.cannot(name, reason.note)),
      isChosen: is.isChosen ?? false,
    }
  }
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

/** Of all the places where it was refused, the one that came furthest says what is missing. */
export function furthestRefusal(state: CatanState, seat: number, tries: readonly Action[]): Refusal | null {
  let furthest: Refusal | null = null
  const rank = (code: string) => (REFUSALS as readonly string[]).indexOf(code)
  for (const action of tries) {
    const refusal = catan.check(state, seat, action)
    if (refusal && (!furthest || rank(refusal.code) > rank(furthest.code))) furthest = refusal
  }
  return furthest
}

function reasonFor(
  state: CatanState,
  seat: number,
  purchase: Purchase,
  name: string,
  tries: readonly Action[],
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
  const code = furthestRefusal(state, seat, tries)?.code
  if (code === 'E_STAGE' || code === 'E_NOT_ACTIVE') return notNow(state, seat, texts)
  // Who has none left needs neither a place nor cards for it.
  if (purchase !== 'card' && state[LEFT[purchase] + seat] === 0) {
    return { note: texts.catanTable.noPieceShort, whole: pieces[purchase] }
  }
  if (code === 'E_CANNOT_PAY') return tooPoor(missingFor(state, seat, purchase), name, texts)
  if (purchase === 'card') return { note: texts.catanTable.noPieceShort }
  return { note: texts.catanTable.noPlaceShort, whole: places[purchase] }
}

function tooPoor(missing: Counts, name: string, texts: Texts): Reason {
  const all = texts.catanTable.short(goodsText(texts.catanTrade, missing, 'genitive'))
  return { note: texts.catanTable.shortNote(shortList(missing, texts)), whole: texts.catanTable.cannot(name, all) }
}

/** One good by name; of more only the number, as their icons are grey anyway and there is little room. */
function shortList(missing: Counts, texts: Texts): string {
  const goods = GOODS.filter((good) => missing[good]! > 0)
  const [only, ...more] = goods
  if (only === undefined || more.length > 0) return texts.catanTrade.cards(total(missing), 'nominative')
  return texts.catanTrade.quantity(missing[only]!, only, 'nominative')
}

function notNow(state: CatanState, seat: number, texts: Texts): Reason {
  const note =
    state[layout.ACTIVE] !== seat
      ? texts.catanTable.waitShort
      : state[layout.STAGE] === stage.STAGE_BEFORE_ROLL
        ? texts.catanTable.rollFirstShort
        : texts.catanTable.notNowShort
  return { note }
}

function tradeItem(state: CatanState, seat: number, texts: Texts): ActionItem {
  const { must, may } = catan.turn(state)
  const isMain = state[layout.STAGE] === stage.STAGE_MAIN
  const isPossible = isMain && hasSeat(must | may, seat)
  const open = countSeats(state[layout.OFFERING]!)
  const isMine = state[layout.ACTIVE] === seat
  const note =
    open > 0
      ? texts.catanTable.offersOpen(open)
      : state[layout.TRADING] === 0
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

function endItem(
  state: CatanState,
  seat: number,
  legal: readonly Action[],
  names: readonly string[],
  texts: Texts,
): ActionItem {
  const isPossible = legal.includes(actions.END_TURN)
  const reason = isPossible ? null : notNow(state, seat, texts)
  const next = isPossible ? afterAction(state, seat, actions.END_TURN)[layout.ACTIVE]! : -1
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
