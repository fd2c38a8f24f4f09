import { useEffect, useState } from 'react'
import { type GamePart, loadedGame, loadGame } from './registry.ts'

/** A game's part when it has come; until then, and where there is none, null. */
export function useGamePart(id: string): GamePart | null {
  const [part, setPart] = useState(() => loadedGame(id))
  useEffect(() => {
    let isWanted = true
    // What cannot be fetched now is asked for again where the game cannot do without it.
    loadGame(id)?.then(
      (loaded) => isWanted && setPart(loaded),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [id])
  return part
}
