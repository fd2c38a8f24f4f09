import { useEffect } from 'react'
import { gameName } from '../games/game-words.ts'
import { usePrefs } from '../prefs/prefs.ts'
import type { TableSession } from '../table/table-session.ts'
import { useTableView } from '../table/use-session.ts'
import { useText } from '../text/language.ts'
import { useTitle } from '../ui/use-title.ts'
import { notify } from './notification.ts'
import { playSound } from './sound.ts'

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

/** On phones that can, unless switched off; browsers allow it only after the person has touched the page. */
function vibrate(milliseconds: number): void {
  if (!usePrefs.getState().vibration || navigator.userActivation?.hasBeenActive !== true) return
  navigator.vibrate?.(milliseconds)
}

/** The screen stays on while a game is played, where the browser can do that. */
function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const hold = async () => {
      if (document.hidden || isOver) return
      lock = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) await lock?.release()
    }
    void hold()
    // A hidden page loses it.
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [isWanted])
}
