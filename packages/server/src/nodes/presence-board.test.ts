import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PresenceBoard } from './presence-board.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** As much of a database as a board asks for. */
class Rows {
  readonly present = new Set<string>()
  isAway = false

  async query(sql: string, values: readonly unknown[] = []) {
    if (this.isAway) throw new Error('away')
    const keys = () => (values[0] as string[]).map((table, i) => `${table} ${(values[1] as string[])[i]}`)
    if (sql.includes('INSERT INTO serai.presence')) for (const key of keys()) this.present.add(key)
    if (sql.includes('DELETE FROM serai.presence USING')) for (const key of keys()) this.present.delete(key)
    return sql.includes('INSERT INTO serai.nodes') ? [{ is_new: false }] : []
  }
}

it('writes down who came and left while the database was away', async () => {
  const rows = new Rows()
  const board = new PresenceBoard(rows, 'here')
  await board.open()
  board.set('t', 'ann', true)
  board.set('t', 'bob', true)
  await vi.advanceTimersByTimeAsync(0)
  expect([...rows.present]).toEqual(['t ann', 't bob'])
  rows.isAway = true
  board.set('t', 'ann', false)
  await vi.advanceTimersByTimeAsync(0)
  board.set('t', 'cid', true)
  await vi.advanceTimersByTimeAsync(4000)
  rows.isAway = false
  await vi.advanceTimersByTimeAsync(2000)
  expect([...rows.present]).toEqual(['t bob', 't cid'])
  await board.close()
})
