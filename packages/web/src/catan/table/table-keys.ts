import type { Action } from '@serai/kernel'
import { useEffect } from 'react'
import type { KeyHelp } from '../../table/keys-sheet.tsx'
import { arrowKeys, isNowhere, useKeys } from '../../table/use-keys.ts'
import type { Catalogue } from '../../text/catalogue.ts'
import type { OpenSheet } from '../sheets/table-sheets.tsx'
import { counterTo, noTo, type OffersModel, offersModel, yesTo } from '../trade/offers-model.ts'
import type { ActionId } from '../view/action-bar.ts'
import type { HeldCard } from '../view/hand-cards.ts'
import type { PromptAction } from '../view/prompt.ts'
import type { CatanSession } from './use-catan-session.ts'
import type { Play } from './use-play.ts'

/** To the first lit place, once it is there. */
export function focusLitPlace(): void {
  requestAnimationFrame(() => document.querySelector<SVGElement>('[data-spot][tabindex="0"]')?.focus())
}

/** Enter follows a hint that has come, wherever the keys were; an arrow goes back to the places. */
function useFocusOnHint(isShown: boolean): void {
  useEffect(() => {
    if (!isShown || !document.activeElement?.matches('[data-spot]:focus-visible, button:focus-visible')) return
    document.querySelector<HTMLElement>('[data-action="follow-hint"]')?.focus()
  }, [isShown])
}

/** What is shown before it is done: a piece at its place, a card to buy, a hint. */
const CONFIRMED: readonly PromptAction[] = ['confirm', 'follow-hint']

interface Keyed {
  readonly game: CatanSession
  readonly play: Play
  readonly cards: readonly HeldCard[]
  readonly onOpen: (sheet: OpenSheet) => void
}

/** Everything on the table by a single key; `keyHelp` is the list of them. */
export function useTableKeys({ game, play, cards, onOpen }: Keyed): void {
  const { session, state, seat, isPiloted, canUndo } = game
  const choose = (id: ActionId) => () => {
    play.choose(id)
    focusLitPlace()
  }
  const card = (index: number) => {
    const held = cards[index]
    return held && (() => onOpen({ kind: 'card', card: held.card }))
  }
  const answer = (choose: (model: OffersModel) => Action | null) => () => {
    const action = choose(offersModel(state, seat, []))
    if (action !== null) void session.act(action)
  }
  const always = { l: () => onOpen({ kind: 'log' }), '?': () => onOpen({ kind: 'keys' }), Escape: play.cancel }
  const seated = {
    r: play.roll,
    d: choose('road'),
    s: choose('settlement'),
    c: choose('city'),
    b: choose('card'),
    t: choose('trade'),
    e: choose('end'),
    y: answer(yesTo),
    n: answer(noTo),
    o: () => {
      const counter = counterTo(offersModel(state, seat, []))
      if (counter === null || isPiloted) return
      play.selecting.take(null)
      onOpen({ kind: 'trade', counter })
    },
    h: play.askHint,
    u: canUndo ? () => void session.undo() : undefined,
    a: () => void session.autopilot(!isPiloted),
    '1': card(0),
    '2': card(1),
    '3': card(2),
    '4': card(3),
    '5': card(4),
  }
  useKeys(seat !== null ? { ...always, ...seated } : always)
  useKeys(arrowKeys(play.selecting.places.length > 0 ? focusLitPlace : undefined))
  const { button } = play.prompt
  useFocusOnHint(button?.action === 'follow-hint')
  const shown = button && CONFIRMED.includes(button.action) ? () => play.act(button.action) : undefined
  useKeys({
    get Enter() {
      return isNowhere() ? shown : undefined
    },
  })
}

/** The keys of the table, in the order of a turn. */
export function keyHelp({ catanTable }: Pick<Catalogue, 'catanTable'>): readonly KeyHelp[] {
  return [
    { key: 'R', does: catanTable.keyRoll },
    { key: 'D', does: catanTable.keyRoad },
    { key: 'S', does: catanTable.keySettle },
    { key: 'C', does: catanTable.keyCity },
    { key: 'B', does: catanTable.keyBuy },
    { key: 'T', does: catanTable.keyTrade },
    { key: 'E', does: catanTable.keyEnd },
    { key: 'Y', does: catanTable.keyYes },
    { key: 'N', does: catanTable.keyNo },
    { key: 'O', does: catanTable.keyCounter },
    { key: catanTable.arrows, does: catanTable.keyArrows },
    { key: 'Enter', does: catanTable.keyConfirm },
    { key: 'Esc', does: catanTable.keyCancel },
    { key: '1 – 5', does: catanTable.keyCards },
    { key: 'H', does: catanTable.keyHint },
    { key: 'U', does: catanTable.keyUndo },
    { key: 'A', does: catanTable.keyPilot },
    { key: 'L', does: catanTable.keyLog },
    { key: '?', does: catanTable.keyList },
  ]
}
