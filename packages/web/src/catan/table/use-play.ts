import { activeSeat, makeAction, readAction, stageOf } from '@serai/catan'
import type { AdviceMethod } from '@serai/lab'
import { useCallback, useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { setPrefs, usePrefs } from '../../prefs/prefs.ts'
import { useHint } from '../../table/use-hint.ts'
import { useHeldMove, useTableView } from '../../table/use-session.ts'
import { useText } from '../../text/language.ts'
import type { Spot } from '../island/island-model.ts'
import type { PreviewModel } from '../island/spot-marks.tsx'
import type { Counts } from '../resources/counts.ts'
import type { Draft } from '../trade/composer.ts'
import { type ActionId, type ActionItem, actionBar, pilotedBar } from '../view/action-bar.ts'
import { discardOf } from '../view/hint-reason.ts'
import { whyNoHint } from '../view/hint-words.ts'
import { offerWords } from '../view/offer-words.ts'
import type { Prompt, PromptAction } from '../view/prompt.ts'
import { legalActions, placeOf, type Targeting } from '../view/targeting.ts'
import type { CatanSession } from './use-catan-session.ts'
import { usePrompt, useReason } from './use-prompt.ts'
import { type Selecting, useSelection } from './use-selection.ts'

export interface Play {
  readonly prompt: Prompt
  /** The refusal behind the reason that the prompt gives, if it gives one. */
  readonly whyCode: string | null
  readonly items: readonly ActionItem[]
  readonly selecting: Pick<Selecting, 'places' | 'take'>
  /** The piece that I am about to put somewhere, or have put while the connection is lost. */
  readonly preview: PreviewModel | null
  /** A move of mine waits for the connection. */
  readonly isHeld: boolean
  /** The cards that the hint gives up, if it is about that. */
  readonly hintedDiscard: Counts | null
  /** Where the hint points, if it points somewhere. */
  readonly hintAt: Spot | null
  readonly isThinking: boolean
  /** Why there is nothing to ask a hint for. */
  readonly noHint: string | null
  readonly pick: (spot: Spot) => void
  readonly inspect: (spot: Spot | null) => void
  readonly choose: (id: ActionId) => void
  readonly roll: () => void
  readonly askHint: () => void
  /** Asks for the hint that is shown by another method; null where there are none. */
  readonly askBy: ((method: AdviceMethod) => void) | null
  /** The button of the prompt. */
  readonly act: (action: PromptAction) => void
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

const PIECES: { readonly [A in Targeting]: PreviewModel['piece'] } = {
  'setup-settlement': 'settlement',
  'setup-road': 'road',
  road: 'road',
  settlement: 'settlement',
  city: 'city',
  robber: 'robber',
}

const setupMethod = () => usePrefs.getState().setupMethod

/** A person's side of the table: what they are asked, what they have taken up, and what their buttons do. */
export function usePlay(game: CatanSession, onTrade: (again?: Draft) => void): Play {
  const { session, state, seat, names, isPiloted } = game
  const texts = useText()
  const held = useHeldMove(session)
  const isHeld = held !== null
  const selecting = useSelection(session, state, seat, seat !== null && !isPiloted && !isHeld)
  const { tool, targeting, preview, take, pick: pickPlace, confirm } = selecting
  const { hint, isThinking, ask, clear: clearHint } = useHint(session, setupMethod)
  const { reason, code, give: giveReason, clear: clearReason } = useReason(session, isPiloted)
  const { prompt, refused, countering, inspect } = usePrompt(game, { selecting, hint, reason, isHeld })
  const items = useMemo(() => {
    const all = seat === null ? [] : actionBar(state, seat, tool, names, texts)
    return isPiloted ? pilotedBar(all, texts) : all
  }, [state, seat, tool, isPiloted, names, texts])
  useForced(game)

  const choose = useCallback(
    (id: ActionId) => {
      clearReason()
      clearHint()
      const why = items.find((item) => item.id === id)?.why
      if (why) {
        // The line cannot speak of a piece on the board as well.
        take(tool)
        giveReason(why, RULE_BEHIND[id])
      } else if (id === 'trade') {
        // Offers are shown where the places would be.
        take(null)
        onTrade()
      } else if (id === 'end') void session.act(makeAction({ type: 'END_TURN' }))
      else take(tool === id ? null : id)
    },
    [items, tool, session, take, giveReason, clearReason, clearHint, onTrade],
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
    else giveReason(noHint, 'E_NOT_ACTIVE')
  }, [ask, tool, take, clearReason, clearHint, noHint, giveReason])
  const askBy = useCallback(
    (method: AdviceMethod) => {
      setPrefs({ setupMethod: method })
      // What is shown stays until the other answer is there.
      ask()
    },
    [ask],
  )
  const [, go] = useLocation()
  const act = useCallback(
    (action: PromptAction) => {
      if (action === 'leave') go('/')
      else if (action === 'roll') roll()
      else if (action === 'confirm') confirm()
      else if (action === 'take-over') void session.autopilot(false)
      else if (action === 'offer-again') onTrade(refused ?? undefined)
      else if (action === 'end') void session.act(makeAction({ type: 'END_TURN' }))
      else if (action === 'trade') {
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
  const placing = held?.[0] === undefined ? targeting && preview && { targeting, spot: preview } : placeOf(held[0])
  return {
    prompt,
    whyCode: reason && !isPiloted ? code : null,
    items,
    selecting,
    preview: placing && seat !== null ? { spot: placing.spot, seat, piece: PIECES[placing.targeting] } : null,
    isHeld,
    hintedDiscard,
    hintAt,
    isThinking,
    noHint,
    pick,
    inspect,
    choose,
    roll,
    askHint,
    askBy: hint && stageOf(state) === 'setup_settlement' ? askBy : null,
    act,
    cancel,
  }
}

/** What I would do anyway, if I have asked for that: a roll with nothing to play before it, the only possible victim. */
function useForced({ session, state, seat, isFree }: CatanSession): void {
  const autoRoll = usePrefs((prefs) => prefs.autoRoll)
  const autoForced = usePrefs((prefs) => prefs.autoForced)
  // A refusal means that it is not forced after all.
  const isStuck = useTableView(session, (view) => view.busy || view.refusal !== null)
  useEffect(() => {
    if (seat === null || !isFree || isStuck) return
    const [only, ...more] = legalActions(state, seat)
    if (only === undefined || more.length > 0) return
    const { type } = readAction(only)
    if ((type === 'ROLL_DICE' && autoRoll) || (type === 'STEAL_RANDOM_CARD' && autoForced)) void session.act(only)
  }, [session, state, seat, isFree, isStuck, autoRoll, autoForced])
}
