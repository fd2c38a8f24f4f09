import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describePostgres, newDatabase, runSql } from '@serai/test-kit'
import { expect, it } from 'vitest'
import { Gate } from '../../../test/gate.ts'
import { StoreAway } from '../store-fault.ts'
import { Link } from './link.ts'
import { isLostConnection } from './lost-connection.ts'
import { openPostgres } from './open.ts'

describePostgres('connections that are cut', () => {
  it('lose nothing and repeat nothing', async () => {
    const gate = await Gate.open(await newDatabase())
    const { store, link } = await openPostgres(gate.url)
    let cuts = 0
    link.absence.watch((isAway) => void (isAway && cuts++))
    const tables = Array.from({ length: 5 }, (_, i) => `t${i}`)
    const rounds = 40
    await Promise.all(
      tables.map(async (table, i) => {
        const row = { id: table, version: 1, status: 'open', isPrivate: false, createdAt: 1, changedAt: 1 } as const
        expect(await store.createTable({ ...row, data: { at: 0 } })).toBe(true)
        for (let after = 0; after < rounds; after++) {
          if (i === 0 && after % 8 === 4) gate.cut()
          const entries = [{ seq: after + 1, entry: { table, after } }]
          const more = i % 2 ? { clientId: `${after}` } : {}
          const changed = { ...row, version: after + 2, data: { at: after } }
          const answer = await store.append({ table, after, entries, ...more, row: changed })
          expect(['appended', 'repeated']).toContain(answer.kind)
          expect(answer.seq).toBe(after + 1)
        }
      }),
    )
    expect(cuts).toBeGreaterThan(0)
    for (const table of tables) {
      expect(await store.readEntries(table, 0, 1000)).toEqual(
        Array.from({ length: rounds }, (_, after) => ({ seq: after + 1, entry: { table, after } })),
      )
      expect((await store.readTable(table))?.version).toBe(rounds + 1)
    }
    await gate.close()
    await store.close()
  })

  it('find a table that was made with its start, when that is sent again', async () => {
    const database = await newDatabase()
    const { store } = await openPostgres(database)
    const row = { id: 't', version: 1, status: 'running', isPrivate: false, createdAt: 1, changedAt: 1 } as const
    const write = { kind: 'append', table: 't', after: 0, entries: [], row: { ...row, data: '{}' } }
    const send = (op: object, isAgain: boolean) =>
      runSql(database, `SELECT answer FROM serai.write('${JSON.stringify([op])}', 'here', ${isAgain})`)
    const appended = [{ answer: { kind: 'appended', seq: 0 } }]
    expect(await send(write, false)).toEqual(appended)
    expect(await send(write, false)).toEqual([{ answer: { kind: 'conflict', seq: 0 } }])
    expect(await send(write, true)).toEqual(appended)
    const others = { ...write, row: { ...write.row, data: '{"mine":false}' } }
    expect(await send(others, true)).toEqual([{ answer: { kind: 'conflict', seq: 0 } }])
    expect(await store.readTable('t')).toEqual({ ...row, data: {} })
    await store.close()
  })

  it('end a call that has waited long enough, and say so', async () => {
    const gate = await Gate.open(await newDatabase())
    const { store, link } = await openPostgres(gate.url, { patienceMs: 300 })
    const seen: boolean[] = []
    link.absence.watch((isAway) => void seen.push(isAway))
    await gate.close()
    await expect(store.append({ table: 't', after: 0, entries: [{ seq: 1, entry: {} }] })).rejects.toThrow(StoreAway)
    await expect(store.lastSeq('t')).rejects.toThrow('the store cannot be reached')
    await gate.reopen()
    expect(await store.lastSeq('t')).toBe(0)
    expect(seen).toEqual([true, false])
    await gate.close()
    await store.close()
  })

  it('are made anew when the server has become one that only reads', async () => {
    const database = await newDatabase()
    const gate = await Gate.open(database)
    const { store } = await openPostgres(gate.url, { patienceMs: 300 })
    const readOnly = (on: boolean) => {
      const name = new URL(database).pathname.slice(1)
      const set = `ALTER DATABASE ${name} SET default_transaction_read_only = ${on}`
      return runSql(database, `BEGIN READ WRITE; ${set}; COMMIT`)
    }
    const append = () => store.append({ table: 't', after: 0, entries: [{ seq: 1, entry: {} }] })
    await readOnly(true)
    gate.cut()
    await expect(append()).rejects.toThrow(StoreAway)
    await expect(store.savePerson({ id: 'p', name: 'P', createdAt: 1 })).rejects.toThrow(StoreAway)
    await readOnly(false)
    expect(await append()).toMatchObject({ kind: 'appended' })
    await gate.close()
    await store.close()
  })
})

it('waits for a server whose name is unknown', async () => {
  // No name may be that long: nobody has to be asked for it.
  const link = new Link(`postgresql://u@${'x'.repeat(64)}/x`, 150)
  await expect(link.query('SELECT')).rejects.toThrow(StoreAway)
  expect(link.absence.isAway).toBe(true)
  await link.close()
})

it('outlives a server that stops in the moment it lets somebody in', async () => {
  const message = (kind: string, body: Buffer | string) => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(4 + Buffer.byteLength(body))
    return Buffer.concat([Buffer.from(kind), length, Buffer.from(body)])
  }
  const welcome = [message('R', Buffer.alloc(4)), message('Z', 'I')]
  const goodbye = message('E', 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0')
  const server = createServer((socket) => {
    socket.on('error', () => {})
    // In one piece, as it may arrive.
    socket.once('data', () => socket.end(Buffer.concat([...welcome, goodbye])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const link = new Link(`postgresql://u@127.0.0.1:${(server.address() as AddressInfo).port}/x`, 300)
  await expect(link.write((client) => client.query('SELECT'))).rejects.toThrow(StoreAway)
  await expect(link.query('SELECT')).rejects.toThrow(StoreAway)
  await link.close()
  server.close()
})

it.each([
  ['ECONNREFUSED', true],
  ['ENOTFOUND', true],
  ['EAI_AGAIN', true],
  ['ECONNABORTED', true],
  ['57P01', true],
  ['25006', true],
  ['57014', false],
  ['42601', false],
])('tells a lost connection from a wrong or slow statement: %s', (code, isLost) => {
  expect(isLostConnection(Object.assign(new Error('what happened'), { code }))).toBe(isLost)
})
