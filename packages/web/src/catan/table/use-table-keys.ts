import type { CatanState } from '@serai/catan'
import type { Action } from '@serai/kernel'
import { useEffect } from 'react'
import { useAutopilot } from '../../table/autopilot.tsx'
import type { TableSession } from '../../table/table-session.ts'
import { arrowKeys, isNowhere, useKeys } from '../../table/use-keys.ts'
import { counterTo, noTo, yesTo } from '../trade/answer-by-key.ts'
import { type OffersModel, offersModel } from '../trade/offers-model.ts'
import type { ActionId } from '../view/action-bar.ts'
import type { HeldCard } from '../view/hand-cards.ts'
import type { PromptDeed } from '../view/prompt.ts'
import type { Over } from './table-sheets.tsx'
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
const CONFIRMED: readonly PromptDeed[] = ['confirm', 'follow-hint']

interface Keyed {
  readonly session: TableSession
  readonly state: CatanState
  readonly seat: number | null
  readonly play: Play
  readonly cards: readonly HeldCard[]
  readonly canUndo: boolean
  readonly onOver: (over: Over) => void
}

/** Everything on the table by a single key; see key-help. */
export function useTableKeys({ session, state, seat, play, cards, canUndo, onOver }: Keyed): void {
  const isPiloted = useAutopilot(session)
  const choose = (id: ActionId) => () => {
    play.choose(id)
    focusLitPlace()
  }
  const card = (index: number) => {
    const held = cards[index]
    return held && (() => onOver({ kind: 'card', card: held.card }))
  }
  const answer = (choose: (model: OffersModel) => Action | null) => () => {
    const action = choose(offersModel(state, seat, []))
    if (action !== null) void session.act(action)
  }
  const always = { l: () => onOver({ kind: 'log' }), '?': () => onOver({ kind: 'keys' }), Escape: play.cancel }
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
      onOver({ kind: 'trade', counter })
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
  const shown = button && CONFIRMED.includes(button.action) ? () => play.action(button.action) : undefined
  useKeys({
    get Enter() {
      return isNowhere() ? shown : undefined
    },
  })
}
