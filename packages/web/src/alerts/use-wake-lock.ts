import { useEffect } from 'react'

/** The screen stays on while a game is played, where the browser can do that. */
export function useWakeLock(isWanted: boolean): void {
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
