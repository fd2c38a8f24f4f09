import { activeSeat, type CatanState, makeAction, stageOf } from '@serai/catan'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useAutopilot } from '../../table/autopilot.tsx'
import type { TableSession } from '../../table/table-session.ts'
import { useHint } from '../../table/use-hint.ts'
import { useHeldMove, useTableView } from '../../table/use-session.ts'
import { useText } from '../../text/language.ts'
import type { Spot } from '../island/island-model.ts'
import { newsFor } from '../log/news.ts'
import type { Counts } from '../resources/counts.ts'
import { answersToMine } from '../trade/answers-to-mine.ts'
import type { Draft } from '../trade/composer.ts'
import { refusedOffer } from '../trade/refused-offer.ts'
import { type ActionId, type ActionItem, actionBar, pilotedBar } from '../view/action-bar.ts'
import { discardOf } from '../view/discard-reason.ts'
import { hintWords, whyNoHint } from '../view/hint-words.ts'
import { offerWords } from '../view/offer-words.ts'
import { catanPrompt, type Prompt, type PromptDeed } from '../view/prompt.ts'
import { placeOf } from '../view/targeting.ts'
import { useReason } from './use-reason.ts'
import { type Selecting, useSelection } from './use-selection.ts'

export interface Play {
  /** The refusal behind the reason that the prompt gives, if it gives one. */
  readonly whyCode: string | null
  readonly selecting: Pick<Selecting, 'places' | 'take'>
  readonly pick: (spot: Spot) => void
  /** What I am about to put where, or have put while the connection is lost. */
  readonly placing: ReturnType<typeof placeOf>
  /** A move of mine waits for the connection. */
  readonly isHeld: boolean
  readonly prompt: Prompt
  readonly items: readonly ActionItem[]
  /** The cards that the hint gives up, if it is about that. */
  readonly hintedDiscard: Counts | null
  /** Where the hint points, if it points somewhere. */
  readonly hintAt: Spot | null
  readonly isThinking: boolean
  /** Why there is nothing to ask a hint for. */
  readonly noHint: string | null
  readonly inspect: (spot: Spot | null) => void
  readonly choose: (id: ActionId) => void
  readonly roll: () => void
  readonly askHint: () => void
  readonly action: (action: PromptDeed) => void
  /** One step back: reason, hint, preview, tool. */
  readonly cancel: () => void
}

/** The refusal whose rule says why an action cannot be taken. */
const RULE_BEHIND: Readonly<Record<ActionId, string>> = {
  road: 'E_CANNOT_PAY',
  settlement: 'E_CANNOT_PAY',
  city: 'E_CANNOT_PAY',
  card: 'E_DECK',
  trade: 'E_TRADE_PARTY',
  end: 'E_STAGE',
}

/** A person's side of the table: what they are asked, what they have taken up, and what their buttons do. */
export function usePlay(
  session: TableSession,
  state: CatanState,
  seat: number | null,
  names: readonly string[],
  onTrade: (again?: Draft) => void,
): Play {
  const texts = useText()
  const isPiloted = useAutopilot(session)
  const held = useHeldMove(session)
  const isHeld = held !== null
  const selecting = useSelection(session, state, seat, seat !== null && !isPiloted && !isHeld)
  const { tool, targeting, preview, take, pick: pickPlace, confirm } = selecting
  const { hint, isThinking, ask, clear: clearHint } = useHint(session)
  const { reason, code, say, clear: clearReason } = useReason(session, isPiloted)
  const moments = useTableView(session, (view) => view.moments)
  const refused = refusedOffer(moments, seat)
  const countering = useMemo(() => answersToMine(moments, seat), [moments, seat])
  const news = useMemo(() => newsFor(moments, seat, names, texts), [moments, seat, names, texts])
  // What happens meanwhile is told before the corner where the pointer rests.
  const [pointed, setPointed] = useState<{ readonly spot: Spot; readonly at: CatanState } | null>(null)
  const inspected = pointed?.at === state ? pointed.spot : null
  const inspect = useCallback((spot: Spot | null) => setPointed(spot && { spot, at: state }), [state])
  const hinted = useMemo(
    () => (hint && seat !== null ? hintWords(state, seat, hint, names, texts) : null),
    [hint, state, seat, names, texts],
  )
  const prompt = catanPrompt(
    state,
    seat,
    { tool, targeting, preview, refused, countering, news, inspected, reason, hint: hinted, isPiloted, isHeld },
    names,
    texts,
  )
  const items = useMemo(() => {
    const all = seat === null ? [] : actionBar(state, seat, tool, names, texts)
    return isPiloted ? pilotedBar(all, texts) : all
  }, [state, seat, tool, isPiloted, names, texts])

  const choose = useCallback(
    (id: ActionId) => {
      clearReason()
      clearHint()
      const why = items.find((item) => item.id === id)?.why
      if (why) {
        // The line cannot speak of a piece on the board as well.
        take(tool)
        say(why, RULE_BEHIND[id])
      } else if (id === 'trade') {
        // Offers are shown where the places would be.
        take(null)
        onTrade()
      } else if (id === 'end') void session.act(makeAction({ type: 'END_TURN' }))
      else take(tool === id ? null : id)
    },
    [items, tool, session, take, say, clearReason, clearHint, onTrade],
  )
  const pick = useCallback(
    (spot: Spot) => {
      clearReason()
      pickPlace(spot)
    },
    [clearReason, pickPlace],
  )
  const roll = useCallback(() => {
    if (stageOf(state) === 'before_roll' && activeSeat(state) === seat) {
      void session.act(makeAction({ type: 'ROLL_DICE' }))
    }
  }, [session, state, seat])
  const noHint = useMemo(() => (seat === null ? null : whyNoHint(state, seat, texts)), [state, seat, texts])
  const askHint = useCallback(() => {
    clearReason()
    clearHint()
    // What is shown already would be told before it.
    take(tool === 'card' ? null : tool)
    if (noHint === null) ask()
    else say(noHint, 'E_NOT_ACTIVE')
  }, [ask, tool, take, clearReason, clearHint, noHint, say])
  const [, go] = useLocation()
  const action = useCallback(
    (what: PromptDeed) => {
      if (what === 'leave') go('/')
      else if (what === 'roll') roll()
      else if (what === 'confirm') confirm()
      else if (what === 'take-over') void session.autopilot(false)
      else if (what === 'offer-again') onTrade(refused ?? undefined)
      else if (what === 'end') void session.act(makeAction({ type: 'END_TURN' }))
      else if (what === 'trade') {
        const deal = seat === null ? null : offerWords(state, seat, countering, names, texts)
        if (deal && deal.confirm !== null) void session.act(deal.confirm)
      } else if (hint) {
        take(null)
        void session.act(hint.action)
      }
      clearHint()
    },
    [session, state, seat, countering, names, texts, hint, refused, roll, confirm, take, onTrade, clearHint, go],
  )
  const cancel = useCallback(() => {
    if (reason) clearReason()
    else if (!selecting.cancel()) clearHint()
  }, [reason, selecting, clearReason, clearHint])
  const hintedDiscard = useMemo(() => (hint ? discardOf(hint.actions) : null), [hint])
  const hintAt = hint ? (placeOf(hint.action)?.spot ?? null) : null
  return {
    selecting,
    pick,
    placing: held?.[0] === undefined ? targeting && preview && { targeting, spot: preview } : placeOf(held[0]),
    isHeld,
    prompt,
    whyCode: reason && !isPiloted ? code : null,
    items,
    hintAt,
    hintedDiscard,
    isThinking,
    noHint,
    inspect,
    choose,
    roll,
    askHint,
    action,
    cancel,
  }
}
