import { createContext, useContext, useState } from 'react'

const KEY = 'serai.end'
const SCROLL = 'scroll'

/** Where one is on the page of a game that has ended: how far down, and what was chosen in its charts. */
export type Place = Map<string, number>

/** Null: nothing is kept. */
export const PlaceContext = createContext<Place | null>(null)

/** A state that is there again when one comes back to the page. */
export function useKept<T extends number | null>(name: string, first: T): readonly [T | number, (to: number) => void] {
  const place = useContext(PlaceContext)
  const [value, setValue] = useState<T | number>(() => place?.get(name) ?? first)
  const set = (to: number) => {
    place?.set(name, to)
    setValue(to)
  }
  return [value, set]
}

/** The place where one left the page of this table for its replay. */
export function placeOf(table: string): Place {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      table: string
      place: [string, number][]
    } | null
    return new Map(kept?.table === table ? kept.place : [])
  } catch {
    return new Map()
  }
}

/** To be called when one leaves it; without a table the page itself remembers. */
export function leave(place: Place, table: string | null): void {
  place.set(SCROLL, window.scrollY)
  if (table === null) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ table, place: [...place] }))
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

/** To be called when the page is as high as it was. A later visit by another way begins at the top. */
export function comeBack(place: Place): void {
  const down = place.get(SCROLL)
  if (down === undefined) return
  place.delete(SCROLL)
  window.scrollTo(0, down)
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
