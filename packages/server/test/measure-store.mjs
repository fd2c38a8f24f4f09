// How many appends the libsql store takes: node packages/server/test/measure-store.mjs [tables] [seconds]
// Every table appends one entry after the other, each waiting for the disk.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLibsqlStore } from '../dist/store/libsql/libsql-store.js'

const [tables = 1000, seconds = 5] = process.argv.slice(2).map(Number)
const folder = mkdtempSync(join(tmpdir(), 'serai-measure-'))
const store = await openLibsqlStore(folder)
const times = []
const end = performance.now() + 1000 * seconds

async function play(table) {
  for (let after = 0; ; after++) {
    const began = performance.now()
    if (began > end) return
    const entry = { seq: after + 1, at: Date.now(), by: after % 2, action: { type: 'MOVE', from: 3, to: 9 } }
    const { kind } = await store.append({
      table,
      after,
      entries: [{ seq: after + 1, entry }],
      clientId: `${table}-${after}`,
    })
    if (kind !== 'appended') throw new Error(kind)
    times.push(performance.now() - began)
  }
}

const cpu = process.cpuUsage()
await Promise.all(Array.from({ length: tables }, (_, i) => play(`table-${i}`)))
const { user, system } = process.cpuUsage(cpu)
times.sort((a, b) => a - b)
const at = (share) => Number(times[Math.ceil(share * times.length) - 1].toFixed(1))
console.log(
  JSON.stringify({
    tables,
    appendsPerSecond: Math.round(times.length / seconds),
    ms: { p50: at(0.5), p99: at(0.99) },
    cpuMicrosecondsPerAppend: Number(((user + system) / times.length).toFixed(1)),
  }),
)
await store.close()
rmSync(folder, { recursive: true, force: true })
