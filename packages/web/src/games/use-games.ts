import type { GameInfo } from '@serai/protocol'
import { useEffect } from 'react'
import { create } from 'zustand'
import { ApiFault, api } from '../net/api.ts'

type Games = { readonly games: readonly GameInfo[] | null; readonly hasFailed: boolean }

const useStore = create<Games>()(() => ({ games: null, hasFailed: false }))

async function load(): Promise<void> {
  useStore.setState({ hasFailed: false })
  try {
    useStore.setState({ games: await api.games() })
  } catch (fault) {
    if (!(fault instanceof ApiFault)) throw fault
    useStore.setState({ hasFailed: true })
  }
}

/** The games of the server with their options and bots; asked for once. */
export function useGames(): Games & { readonly retry: () => void } {
  const state = useStore()
  useEffect(() => {
    if (!useStore.getState().games) void load()
  }, [])
  return { ...state, retry: () => void load() }
}

/** The levels that a game has bots for, from weak to strong. */
export function levelsOf(game: GameInfo): readonly string[] {
  return game.bots.flatMap(({ level }) => level ?? [])
}
