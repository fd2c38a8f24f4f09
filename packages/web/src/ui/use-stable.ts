import { useRef } from 'react'

/** The earlier value for as long as the new one says the same, so that what is drawn of it is not drawn again. */
export function useStable<T>(value: T): T {
  const kept = useRef(value)
  kept.current = keep(kept.current, value)
  return kept.current
}

/** Of lists also each part. For plain data alone. */
export function keep<T>(old: T, fresh: T): T {
  if (Object.is(old, fresh) || JSON.stringify(old) === JSON.stringify(fresh)) return old
  if (!Array.isArray(old) || !Array.isArray(fresh)) return fresh
  return fresh.map((part: unknown, index) => (index < old.length ? keep<unknown>(old[index], part) : part)) as T
}
