import type { TableRequest } from '@serai/protocol'
import { api } from '../net/api.ts'

const MINE = 0

/** A table at which I sit; its id. */
export async function openTable(request: TableRequest): Promise<string> {
  const { id } = await api.open({ ...request, seat: MINE })
  return id
}

/** A game against bots that has begun; its table's id. Others may watch it. */
export async function playBots(request: Pick<TableRequest, 'game' | 'seats' | 'options' | 'clock'>, level: string) {
  const { id } = await api.open({ ...request, isPrivate: false, seat: MINE, bots: { level }, start: true })
  return id
}
