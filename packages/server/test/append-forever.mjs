// Appends to several tables until it is killed; prints `<table> <seq>` for what was acknowledged.
import { openLibsqlStore } from '../dist/store/libsql/libsql-store.js'

const [folder, tables] = [process.argv[2], Number(process.argv[3])]
const store = await openLibsqlStore(folder)

async function play(table) {
  let after = await store.lastSeq(table)
  for (;;) {
    const count = 1 + (after % 3)
    const entries = Array.from({ length: count }, (_, i) => {
      const seq = after + 1 + i
      return { seq, entry: { seq, by: table, count, first: after + 1 } }
    })
    const row = { ...(await store.readTable(table)), changedAt: after + count }
    const answer = await store.append({
      table,
      after,
      entries,
      clientId: `${after}`,
      row: { ...row, version: row.version + 1 },
    })
    if (answer.kind !== 'appended') throw new Error(`${table}: ${answer.kind} at ${answer.seq}`)
    after = answer.seq
    process.stdout.write(`${table} ${after}\n`)
  }
}

for (let i = 0; i < tables; i++) {
  const row = { id: `t${i}`, version: 1, status: 'running', isPrivate: false, createdAt: 0, changedAt: 0, data: {} }
  await store.createTable(row)
}
await Promise.all(Array.from({ length: tables }, (_, i) => play(`t${i}`)))
