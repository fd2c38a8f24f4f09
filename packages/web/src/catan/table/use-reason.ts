import { useCallback, useState } from 'react'
import { refusalText } from '../../table/refusal-text.ts'
import type { TableSession } from '../../table/table-session.ts'
import { useTableView } from '../../table/use-session.ts'
import { useText } from '../../text/language.ts'

interface ChatBubble {
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
  readonly say: (reason: string, code: string) => void
  readonly clear: () => void
} {
  const texts = useText()
  const seq = useTableView(session, (view) => view.seq)
  const refusal = useTableView(session, (view) => view.refusal)
  const [said, setSaid] = useState<ChatBubble | null>(null)
  const say = useCallback((reason: string, code: string) => setSaid({ seq, isPiloted, reason, code }), [seq, isPiloted])
  const clear = useCallback(() => {
    setSaid(null)
    session.refuse(null)
  }, [session])
  const own = said?.seq === seq && said.isPiloted === isPiloted ? said : null
  const reason = own?.reason ?? (refusal && refusalText(texts, refusal))
  return { reason, code: own?.code ?? refusal?.code ?? null, say, clear }
}
