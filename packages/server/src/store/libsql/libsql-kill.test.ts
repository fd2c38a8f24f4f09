import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stream } from '@serai/kernel'
import { SOAK, scratchFolder, soaked } from '@serai/test-kit'
import { afterAll, expect, it } from 'vitest'
import { openLibsqlStore } from './libsql-store.ts'

const child = fileURLToPath(new URL('../../../test/append-forever.mjs', import.meta.url))
const folder = scratchFolder('serai-kill-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TABLES = 7
const KILLS = soaked(3)

/** Runs the child until it has acknowledged `lines` appends, kills it, and gives the last seq it acknowledged of each table. */
async function appendAndKill(lines: number): Promise<Map<string, number>> {
  const process_ = spawn(process.execPath, [child, folder, String(TABLES)], { stdio: ['ignore', 'pipe', 'pipe'] })
  let out = ''
  let err = ''
  process_.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString()
  })
  process_.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString()
    if (out.split('\n').length > lines) process_.kill('SIGKILL')
  })
  await once(process_, 'close')
  expect(err).toBe('')
  const acknowledged = new Map<string, number>()
  // The last line may be cut.
  for (const line of out.split('\n').slice(0, -1)) {
    const [table, seq] = line.split(' ')
    acknowledged.set(table!, Number(seq))
  }
  return acknowledged
}

it(`has every acknowledged entry after each of ${KILLS} kills`, async () => {
  const random = stream(SOAK, 'kills')
  for (let kill = 0; kill < KILLS; kill++) {
    const acknowledged = await appendAndKill(1 + random.below(60))
    const store = await openLibsqlStore(folder)
    for (let i = 0; i < TABLES; i++) {
      const table = `t${i}`
      const entries = await store.readEntries(table, 0, 1_000_000)
      const last = entries.length
      expect(last).toBeGreaterThanOrEqual(acknowledged.get(table) ?? 0)
      expect(await store.lastSeq(table)).toBe(last)
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1))
      // What was appended together is there together, with its row and client id.
      const end = entries.at(-1)?.entry as { first: number; count: number } | undefined
      if (!end) continue
      expect(end.first + end.count - 1).toBe(last)
      expect((await store.readTable(table))?.changedAt).toBe(last)
      expect(await store.sentSeq(table, String(end.first - 1))).toBe(last)
    }
    await store.close()
  }
})
