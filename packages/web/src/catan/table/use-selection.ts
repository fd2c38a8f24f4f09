import { type CatanState, catan, makeAction } from '@serai/catan'
import { useCallback, useMemo, useState } from 'react'
import { usePrefs } from '../../prefs/prefs.ts'
import type { TableSession } from '../../table/table-session.ts'
import { type Spot, sameSpot } from '../island/island-model.ts'
import { actionAt, placesOf, type Targeting, type Tool, targetingOf } from '../view/targeting.ts'

export interface Selecting {
  readonly tool: Tool | null
  readonly targeting: Targeting | null
  readonly places: readonly Spot[]
  readonly preview: Spot | null
  readonly take: (tool: Tool | null) => void
  readonly pick: (spot: Spot) => void
  readonly confirm: () => void
  /** One step back: the preview first, then the tool. False when there was nothing. */
  readonly cancel: () => boolean
}

const NOWHERE: readonly Spot[] = []
const NOTHING = { turn: -1, tool: null, preview: null } as const

/** What I have taken up and where I would put it. It ends with my turn; a place that is no longer legal is let go. */
export function useSelection(
  session: TableSession,
  state: CatanState,
  seat: number | null,
  isFree: boolean,
): Selecting {
  const turn = catan.turnCount(state)
  const [kept, setKept] = useState<{ turn: number; tool: Tool | null; preview: Spot | null }>(NOTHING)
  const asks = usePrefs((prefs) => prefs.confirm)
  const held = kept.turn === turn && isFree ? kept : NOTHING
  const targeting = isFree ? targetingOf(state, seat, held.tool) : null
  const places = useMemo(
    () => (targeting && seat !== null ? placesOf(state, seat, targeting) : NOWHERE),
    [state, seat, targeting],
  )
  const isMain = targetingOf(state, seat, 'road') === 'road'
  const tool = isMain && (held.tool === 'card' || places.length > 0) ? held.tool : null
  const preview = places.find((place) => sameSpot(place, held.preview)) ?? null

  const put = useCallback(
    (aimed: Targeting, spot: Spot) => {
      setKept(NOTHING)
      void session.act(actionAt(aimed, spot))
    },
    [session],
  )
  const take = useCallback((taken: Tool | null) => setKept({ turn, tool: taken, preview: null }), [turn])
  const pick = useCallback(
    (spot: Spot) => {
      if (!targeting) return
      if (!asks || sameSpot(spot, preview)) put(targeting, spot)
      else setKept({ turn, tool, preview: spot })
    },
    [targeting, asks, preview, put, tool, turn],
  )
  const confirm = useCallback(() => {
    if (targeting && preview) put(targeting, preview)
    else if (tool === 'card') {
      setKept(NOTHING)
      void session.act(makeAction({ type: 'BUY_DEVELOPMENT_CARD' }))
    }
  }, [targeting, preview, tool, put, session])
  const cancel = useCallback(() => {
    if (preview) setKept({ turn, tool, preview: null })
    else setKept(NOTHING)
    return preview !== null || tool !== null
  }, [preview, tool, turn])
  return { tool, targeting, places, preview, take, pick, confirm, cancel }
}
