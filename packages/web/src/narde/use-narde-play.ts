import { useEffect } from 'react'
import { usePrefs } from '../prefs/prefs.ts'
import type { KeyHelp } from '../table/keys-sheet.tsx'
import type { TableSession } from '../table/table-session.ts'
import { arrowKeys, isOnButton, type KeyMap, useKeys } from '../table/use-keys.ts'
import { useTableView } from '../table/use-session.ts'
import type { Catalogue } from '../text/catalogue.ts'
import { focusBoard } from './board/narde-board.tsx'
import { isComplete, touchPlace } from './draft.ts'
import { useNardeHint } from './narde-hint.ts'
import type { Place } from './targets.ts'
import type { NardeSession } from './use-narde-session.ts'
import { keepSeen } from './use-playback.ts'
import { useTurn } from './use-turn.ts'
import { NOT_ROLLED, type WhyNot, whyNotTo } from './why-not.ts'

export type NardePlay = ReturnType<typeof useNardePlay>

interface Sheets {
  readonly onLog: () => void
  readonly onKeys: () => void
}

/** What the player does: the turn, its hints, and what the board and the keys are touched for. */
export function useNardePlay(session: TableSession, table: NardeSession, { onLog, onKeys }: Sheets) {
  const { seat, isPilot } = table
  const { behind } = table.playback
  const asks = usePrefs(({ confirm }) => confirm)
  const seq = useTableView(session, (view) => view.seq)
  const turn = useTurn(session, table.base, seq, seat, table.isLive && !isPilot, table.mayCoverDice)
  const { draft, chosen, isCovered } = turn
  useEffect(() => {
    if (behind !== null) keepSeen({ table: session.id, seq: behind, isRolled: !isCovered })
  }, [session, behind, isCovered])
  const hint = useNardeHint(session, turn)
  const { suggestion } = hint

  const refuse = (why: WhyNot) => session.refuse({ message: '', ...why })
  const onPlace = (place: Place) => {
    if (isCovered) refuse(NOT_ROLLED)
    if (!draft || turn.isForced || turn.isSent) return
    const touch = touchPlace(draft, chosen, place, !asks)
    if ('play' in touch) turn.play(touch.play)
    else if ('choose' in touch) turn.choose(touch.choose)
    else refuse(touch.refused)
  }
  const onDrop = (from: Place, to: Place | null) => {
    const touch = draft && to !== null ? touchPlace(draft, from, to, false) : null
    if (touch && 'play' in touch) return turn.play(touch.play, true)
    turn.choose(null)
    if (draft && to !== null && to !== from) refuse(whyNotTo(draft.state, draft.seat, from, to))
  }

  const isPlayed = draft !== null && isComplete(draft)
  const hasSteps = draft !== null && draft.steps.length > 0
  const primary = () => {
    if (isCovered) turn.roll()
    else turn.confirm()
  }
  useKeys(
    keysOf({
      primary: isCovered || isPlayed ? primary : undefined,
      takeBack: hasSteps ? turn.takeBack : undefined,
      hint: hint.canAsk ? hint.ask : undefined,
      pilot: seat === null ? undefined : () => void session.autopilot(!isPilot),
      log: onLog,
      keys: onKeys,
      none: chosen !== null ? () => turn.choose(null) : suggestion ? hint.clear : undefined,
    }),
  )
  useKeys(arrowKeys(seat === null ? undefined : focusBoard))

  return {
    turn,
    hint,
    canTakeBack: hasSteps && !turn.isSent,
    canHint: hint.canAsk && !isPlayed,
    onPlace,
    onDrop,
    onPlayHint: () => suggestion && turn.play(suggestion.steps),
    onTakeOver: () => void session.autopilot(false),
    onForget: () => session.refuse(null),
  }
}

type KeyAction = (() => void) | undefined

interface KeyActions {
  readonly primary: KeyAction
  readonly takeBack: KeyAction
  readonly hint: KeyAction
  readonly pilot: KeyAction
  readonly log: KeyAction
  readonly keys: KeyAction
  readonly none: KeyAction
}

function keysOf({ primary, takeBack, hint, pilot, log, keys, none }: KeyActions): KeyMap {
  return {
    get ' '() {
      return isOnButton() ? undefined : primary
    },
    Backspace: takeBack,
    u: takeBack,
    h: hint,
    a: pilot,
    l: log,
    Escape: none,
    '?': keys,
  }
}

export function nardeKeyHelp(narde: Catalogue['narde'], isPlayer: boolean): KeyHelp[] {
  const forAll = [
    { key: 'L', does: narde.keyLog },
    { key: '?', does: narde.keyList },
  ]
  if (!isPlayer) return forAll
  return [
    { key: narde.space, does: narde.keyRoll },
    { key: 'Backspace', does: narde.keyBack },
    { key: 'U', does: narde.keyBack },
    { key: narde.arrows, does: narde.keyArrows },
    { key: 'Tab', does: narde.keyTab },
    { key: 'Enter', does: narde.keyEnter },
    { key: 'Esc', does: narde.keyEscape },
    { key: 'H', does: narde.keyHint },
    { key: 'A', does: narde.keyPilot },
    ...forAll,
  ]
}
