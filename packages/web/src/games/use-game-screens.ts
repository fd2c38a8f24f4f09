import { useEffect, useState } from 'react'
import type { GameForm } from './game-form.ts'
import { type GameScreens, gameForms, gameScreens, type OnDemand } from './registry.ts'

/** A game's part when it has come; until then, and where there is none, null. */
export const useGameScreens = (id: string): GameScreens | null => useOnDemand(gameScreens, id)

/** As `useGameScreens`, of its forms. */
export const useGameForm = (id: string): GameForm | null => useOnDemand(gameForms, id)

function useOnDemand<T>(of: OnDemand<T>, id: string): T | null {
  const [part, setPart] = useState(() => of.loaded(id))
  useEffect(() => {
    let isWanted = true
    // What cannot be fetched now is asked for again where the game cannot do without it.
    of.load(id)?.then(
      (loaded) => isWanted && setPart(() => loaded),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [of, id])
  return part
}
