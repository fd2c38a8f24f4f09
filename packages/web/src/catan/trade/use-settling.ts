import { useEffect, useState } from 'react'

/** Nobody reads and taps faster; whoever taps sooner meant what was here before. */
const SETTLE = 400

/** True for a moment after what is shown has become something else. */
export function useSettling(shown: string): boolean {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(shown), SETTLE)
    return () => clearTimeout(timer)
  }, [shown])
  return settled !== shown
}
