import { useCallback, useSyncExternalStore } from 'react'

/** Whether a query of the style sheets holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

export type Size = 'phone' | 'tablet' | 'desktop'

const QUERIES: readonly { readonly size: Size; readonly query: string }[] = [
  { size: 'phone', query: '(max-width: 600px)' },
  { size: 'tablet', query: '(max-width: 1100px)' },
]

function readSize(): Size {
  return QUERIES.find(({ query }) => matchMedia(query).matches)?.size ?? 'desktop'
}

function subscribeSize(tell: () => void): () => void {
  const lists = QUERIES.map(({ query }) => matchMedia(query))
  for (const list of lists) list.addEventListener('change', tell)
  return () => {
    for (const list of lists) list.removeEventListener('change', tell)
  }
}

/** The same steps as in the style sheets, where not only the place of a part differs but the part itself. */
export function useSize(): Size {
  return useSyncExternalStore(subscribeSize, readSize)
}
