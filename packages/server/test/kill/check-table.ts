import { findGame } from '@serai/bots'
import { CHANCE, isRefusal, isUndo, type LogEntry, parseLog, verifyLog } from '@serai/kernel'
import { dataOf, forcedPass, newMatch, readLog, writeLog } from '@serai/tables'
import { expect } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import type { Player } from './player.ts'

/** That the log on disk has everything that these players were told, once, and that their clocks were of it. */
export async function checkTable(
  store: Store,
  players: readonly Player[],
  before: readonly LogEntry[],
): Promise<LogEntry[]> {
  const row = (await store.readTable(players[0]!.table))!
  const game = findGame(dataOf(row).game)!
  const entries = await readLog(store, game, row)
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1))
  expect(entries.slice(0, before.length)).toEqual(before)

  const own = new Map(players.map((player) => [player.seat, [] as LogEntry[]]))
  const match = newMatch(game, row)
  const told = new Map<number, Player['clocks'][number]['clocks'][]>()
  for (const { seq, clocks } of players.flatMap((player) => player.clocks.splice(0))) {
    told.set(seq, [...(told.get(seq) ?? []), clocks])
  }
  expect(Math.max(0, ...told.keys())).toBeLessThanOrEqual(entries.length)
  for (const entry of entries) {
    const isPass = entries[entry.seq - 2]?.by === CHANCE && forcedPass(game, match.state) !== null
    if (!isPass) own.get(entry.by)?.push(entry)
    expect(match.restore(entry)).toBeNull()
    for (const clocks of told.get(entry.seq) ?? []) expect(clocks).toEqual(match.clocks(clocks.at))
  }

  for (const { seat, seq, acknowledged, pending } of players) {
    expect(seq).toBeLessThanOrEqual(entries.length)
    const actions = own.get(seat)!.map((entry) => (isUndo(entry) ? entry : game.encode(entry.action)))
    // One that was not answered may be there or not.
    const sends = acknowledged.map(({ act }) => act.actions[0])
    if (actions.length > sends.length && pending) sends.push(pending.actions[0])
    expect(actions).toEqual(sends)
    for (const [i, { act, seq: last }] of acknowledged.entries()) {
      const at = own.get(seat)![i]!.seq
      expect(at).toBeGreaterThan(act.seq)
      expect(at).toBeLessThanOrEqual(last)
    }
  }
  return entries
}

/** That the game is over and its dice are what they were committed to. */
export async function verifyTable(store: Store, table: string): Promise<void> {
  const row = (await store.readTable(table))!
  const game = findGame(dataOf(row).game)!
  expect(row.status).toBe('over')
  const log = parseLog(findGame, await writeLog(store, game, row, 0))
  if (isRefusal(log)) throw new Error(JSON.stringify(log))
  expect(verifyLog(log)).toMatchObject({ entries: log.entries.length })
}
