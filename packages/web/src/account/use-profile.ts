import type { PastGame, Profile } from '@serai/protocol'
import { useCallback, useEffect, useState } from 'react'
import { ApiFault, api } from '../net/api.ts'

/** Somebody's profile with their games, a page at a time. `fault`: the code of why there is none. */
export function useProfile(name: string) {
  const [profile, setProfile] = useState<Profile | null>(null)
  const [games, setGames] = useState<readonly PastGame[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const read = useCallback(
    async (known: readonly PastGame[], before?: number) => {
      try {
        const page = await api.profile(name, before)
        setProfile(page)
        setGames([...known, ...page.games])
      } catch (error) {
        setFault(error instanceof ApiFault ? error.error.code : 'E_INTERNAL')
      }
    },
    [name],
  )
  useEffect(() => {
    void read([])
  }, [read])
  const next = profile?.next
  return { profile, games, fault, more: next === undefined ? null : () => void read(games, next) }
}
