import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../../test/harness.ts'
import { inMemoryOnly } from '../../../test/place.ts'
import type { Settings } from '../settings.ts'

const open: (() => unknown)[] = []
afterEach(async () => {
  while (open.length > 0) await open.pop()!()
})

async function openOwn(settings: Partial<Settings>): Promise<TestServer> {
  const server = await openTestServer({ settings })
  open.push(() => server.close())
  return server
}

async function openSocket(server: TestServer): Promise<Socket> {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
  open.push(() => socket.destroy())
  await once(socket, 'connect')
  return socket.on('error', () => {})
}

const asking = (path: string) => `GET ${path} HTTP/1.1\r\nhost: here\r\n\r\n`

/** A list that takes as long as it is told to, and how many are asked for at once. */
function slowLists(server: TestServer) {
  const lists = { now: 0, most: 0, all: 0, go: () => {} }
  const waiting: (() => void)[] = []
  server.tables.finished = async () => {
    lists.all++
    lists.now++
    lists.most = Math.max(lists.most, lists.now)
    await new Promise<void>((resolve) => waiting.push(resolve))
    lists.now--
    return []
  }
  lists.go = () => waiting.shift()?.()
  return lists
}

inMemoryOnly(() => {
  it('does so much at once for an address, and the rest when that is done', async () => {
    const server = await openOwn({ underWay: 7 })
    const lists = slowLists(server)
    const nobody = await server.person('Ann')
    const answers = Array.from({ length: 5 }, () => nobody.ask('GET', '/api/finished'))
    // Each costs three.
    for (let left = answers.length; left > 0; left--) {
      await expect.poll(() => lists.now).toBe(Math.min(2, left))
      lists.go()
    }
    expect(lists).toMatchObject({ all: 5, most: 2 })
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })

  it('keeps files and probes free of it', async () => {
    const server = await openOwn({ underWay: 1 })
    const lists = slowLists(server)
    const ann = await server.person('Ann')
    const list = ann.ask('GET', '/api/finished')
    await expect.poll(() => lists.now).toBe(1)
    expect((await ann.ask('GET', '/healthz')).status).toBe(200)
    expect((await ann.ask('GET', '/')).status).toBe(200)
    lists.go()
    expect((await list).status).toBe(200)
  })

  it('ends a connection that asks for more and more without reading', async () => {
    const server = await openOwn({})
    const lists = slowLists(server)
    const socket = await openSocket(server)
    socket.write(asking('/api/finished').repeat(100))
    await once(socket.resume(), 'close')
    expect(lists.all).toBeLessThanOrEqual(8)
  })

  it('gives the places of a connection that has gone to others', async () => {
    const server = await openOwn({ underWay: 3 })
    const lists = slowLists(server)
    const accepted = once(server.app.server, 'connection')
    const socket = await openSocket(server)
    const [inside] = (await accepted) as [Socket]
    socket.write(asking('/api/finished').repeat(3))
    await expect.poll(() => lists.now).toBe(1)
    socket.destroy()
    await once(inside, 'close')
    // The first goes on, be it for nobody; what has not begun never will.
    const ann = server.person('Ann')
    lists.go()
    expect((await ann).headers.cookie).toBeDefined()
    expect(lists.all).toBe(1)
  })

  it('closes a connection whose answers are not read', async () => {
    const server = await openOwn({ unreadMs: 500 })
    server.tables.log = async () => 'x'.repeat(80_000_000)
    const accepted = once(server.app.server, 'connection')
    const socket = await openSocket(server)
    const [inside] = (await accepted) as [Socket]
    socket.pause().write(asking('/api/tables/any/log'))
    await once(inside, 'close')
    let read = 0
    socket.on('data', (piece) => {
      read += piece.length
    })
    socket.resume()
    await once(socket, 'close')
    expect(read).toBeLessThan(80_000_000)
  })

  it('closes a connection whose request does not come to an end', async () => {
    const server = await openOwn({ requestMs: 200 })
    const socket = await openSocket(server)
    socket.write('POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /)
    await once(socket.resume(), 'close')
  })

  it('bounds the connections of an address', async () => {
    const server = await openOwn({ connections: 1 })
    const sockets = await Promise.all(Array.from({ length: 4 }, () => openSocket(server)))
    const more = await openSocket(server)
    await once(more.resume(), 'close')
    sockets[0]!.write(asking('/healthz'))
    const [answer] = await once(sockets[0]!, 'data')
    expect(String(answer)).toContain('alive')
  })
})
