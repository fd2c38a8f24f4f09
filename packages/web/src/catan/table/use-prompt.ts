import type { CatanState, OpenOffer } from '@serai/catan'
import type { SeatSet } from '@serai/kernel'
import { useCallback, useMemo, useState } from 'react'
import { refusalText } from '../../table/refusal-text.ts'
import type { TableSession } from '../../table/table-session.ts'
import type { Hint } from '../../table/use-hint.ts'
import { useTableView } from '../../table/use-session.ts'
import { useText } from '../../text/language.ts'
import type { Spot } from '../island/island-model.ts'
import { newsFor } from '../log/news.ts'
import { answersToMine, refusedOffer } from '../trade/offers-model.ts'
import { hintWords } from '../view/hint-words.ts'
import { catanPrompt, type Prompt } from '../view/prompt.ts'
import type { CatanSession } from './use-catan-session.ts'
import type { Selecting } from './use-selection.ts'

interface Known {
  readonly selecting: Selecting
  readonly hint: Hint | null
  /** Why the last thing was not done. */
  readonly reason: string | null
  /** A move of mine waits for the connection. */
  readonly isHeld: boolean
}

/** What I am asked now, of all that there is to be told. */
export function usePrompt(
  { state, seat, moments, names, isPiloted }: CatanSession,
  { selecting: { tool, targeting, preview }, hint, reason, isHeld }: Known,
): {
  readonly prompt: Prompt
  /** My offer that nobody wants, until something else happens. */
  readonly refused: OpenOffer | null
  /** Whose offers answer mine. */
  readonly countering: SeatSet
  readonly inspect: (spot: Spot | null) => void
} {
  const texts = useText()
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
  return { prompt, refused, countering, inspect }
}

interface GivenReason {
  readonly seq: number
  readonly isPiloted: boolean
  readonly reason: string
  readonly code: string
}

/** Why the last thing was not done, by the page or by the server; gone when the game goes on, or the seat changes hands. */
export function useReason(
  session: TableSession,
  isPiloted: boolean,
): {
  readonly reason: string | null
  /** A refusal that the rules page explains, with the reason. */
  readonly code: string | null
  readonly give: (reason: string, code: string) => void
  readonly clear: () => void
} {
  const texts = useText()
  const seq = useTableView(session, (view) => view.seq)
  const refusal = useTableView(session, (view) => view.refusal)
  const [given, setGiven] = useState<GivenReason | null>(null)
  const give = useCallback(
    (reason: string, code: string) => setGiven({ seq, isPiloted, reason, code }),
    [seq, isPiloted],
  )
  const clear = useCallback(() => {
    setGiven(null)
    session.refuse(null)
  }, [session])
  const own = given?.seq === seq && given.isPiloted === isPiloted ? given : null
  const reason = own?.reason ?? (refusal && refusalText(texts, refusal))
  return { reason, code: own?.code ?? refusal?.code ?? null, give, clear }
}
