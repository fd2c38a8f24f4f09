import type { TableSummary } from '@serai/protocol'
import { useEffect, useState } from 'react'
import { ApiFault, api } from '../net/api.ts'
import { connection, type LobbyMessage } from '../net/connection.ts'
import { useComebacks } from '../net/use-link.ts'
import { useMe } from '../people/me.ts'

/** The public tables, as they come and go; null until the server has listed them. */
export function useLobby(): readonly TableSummary[] | null {
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null)
  useEffect(() => connection.lobby((message) => setTables((known) => afterMessage(known ?? [], message))), [])
  return tables
}

/** So many that none of mine is listed as somebody else's. */
const MOST = 20

/** The tables at which I sit, and the last at which I sat; none for nobody, or until the server has listed them. */
export function useMyTables(): readonly TableSummary[] {
  const id = useMe(({ me }) => me?.id ?? null)
  const comebacks = useComebacks()
  const [mine, setMine] = useState<readonly TableSummary[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the server is back.
  useEffect(() => {
    let isShown = true
    const read = async () => {
      const tables = id === null ? [] : await api.myTables(MOST)
      if (isShown) setMine(tables)
    }
    read().catch((fault) => {
      // The page says elsewhere that there is no server.
      if (!(fault instanceof ApiFault)) throw fault
    })
    return () => {
      isShown = false
    }
  }, [id, comebacks])
  return mine
}

/** The server's public tables after a message of the lobby, newest first. */
export function afterMessage(tables: readonly TableSummary[], message: LobbyMessage): readonly TableSummary[] {
  if (message.type === 'lobby') return message.tables
  const { table, summary } = message
  const isThere = tables.some(({ id }) => id === table)
  if (!summary) return isThere ? tables.filter(({ id }) => id !== table) : tables
  return isThere ? tables.map((one) => (one.id === table ? summary : one)) : [summary, ...tables]
}
