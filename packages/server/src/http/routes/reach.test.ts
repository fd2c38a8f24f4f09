import { networkInterfaces } from 'node:os'
import { expect, it } from 'vitest'
import { openTestServer, Visitor } from '../../../test/harness.ts'
import { addressesOf } from '../addresses.ts'

it('says on its own machine that nobody else can come', async () => {
  const server = await openTestServer()
  const { status, body } = await new Visitor(server.url).ask('GET', '/api/reach')
  expect({ status, body }).toEqual({ status: 200, body: { network: [] } })
  await server.close()
})

it('says on its own machine, and only there, how others come', async () => {
  const server = await openTestServer({ host: '0.0.0.0' })
  const port = Number(new URL(server.url).port)
  const { network } = addressesOf('0.0.0.0', port, networkInterfaces())
  const { body } = await new Visitor(`http://127.0.0.1:${port}`).ask('GET', '/api/reach')
  expect(body).toEqual({ network })
  for (const address of network) {
    expect((await new Visitor(address).ask('GET', '/api/reach')).status).toBe(404)
  }
  await server.close()
})

it('says nothing behind a proxy', async () => {
  const server = await openTestServer({ settings: { trustProxy: true } })
  expect((await new Visitor(server.url).ask('GET', '/api/reach')).body.error.code).toBe('E_NOT_FOUND')
  await server.close()
})
