import { useEffect } from 'react'
import { notify } from '../alerts/notification.ts'
import { playSound } from '../alerts/sound.ts'
import { useWakeLock } from '../alerts/use-wake-lock.ts'
import { vibrate } from '../alerts/vibrate.ts'
import { gameName } from '../games/game-words.ts'
import { useText } from '../text/language.ts'
import { useTitle } from '../ui/use-title.ts'
import type { TableSession } from './table-session.ts'
import { useTableView } from './use-session.ts'

/** Tells the person that the table waits for them: title, one soft sound, a touch, a notification when out of sight. */
export function useMyTurn(session: TableSession, isMine: boolean): void {
  const texts = useText()
  const { table } = texts
  const isPlaying = useTableView(session, (view) => view.seat !== null && view.summary?.status === 'running')
  useWakeLock(isPlaying)
  const game = useTableView(session, (view) => view.summary?.game ?? '')
  useTitle(isMine ? table.yourTurnTitle(gameName(texts, game)) : gameName(texts, game))
  useEffect(() => {
    if (!isMine) return
    playSound('turn')
    vibrate(40)
    notify(table.yourTurn, table.notifyBody)
  }, [isMine, table])
}
