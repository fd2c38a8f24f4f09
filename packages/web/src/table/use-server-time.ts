import { useEffect, useState } from 'react'
import { useLink } from '../net/use-link.ts'

/** The server's time, which goes on while something runs. */
export function useServerTime(isRunning: boolean): number {
  const { clockOffset } = useLink()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [isRunning])
  return now + clockOffset
}
