import type { TableSummary } from '@serai/protocol'
import { useEffect, useState } from 'react'
import { connection } from '../net/connection.ts'
import { afterMessage } from './lobby-list.ts'

/** The public tables, as they come and go; null until the server has told of them. */
export function useLobby(): readonly TableSummary[] | null {
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null)
  useEffect(() => connection.lobby((message) => setTables((known) => afterMessage(known ?? [], message))), [])
  return tables
}
