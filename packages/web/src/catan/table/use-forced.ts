import { type CatanState, readAction } from '@serai/catan'
import { useEffect } from 'react'
import { usePrefs } from '../../prefs/prefs.ts'
import type { TableSession } from '../../table/table-session.ts'
import { useTableView } from '../../table/use-session.ts'
import { legalActions } from '../view/targeting.ts'

/** What I would do anyway, if I have asked for that: a roll with nothing to play before it, the only possible victim. */
export function useForced(session: TableSession, state: CatanState, seat: number | null, isFree: boolean): void {
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
