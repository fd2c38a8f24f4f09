import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import type { App } from '../services.ts'
import { stopConnections } from './stop-connections.ts'

async function open() {
  const app = fastify()
  stopConnections(app as unknown as App)
  const stopping = new Promise<void>((resolve) => {
    app.addHook('preClose', async () => resolve())
  })
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    app.get('/slow', async () => {
      resolve()
      await new Promise<void>((go) => {
        answer = go
      })
      return 'late'
    })
  })
  app.get('/', async () => 'here')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { app, port, stopping, asked, answer: () => answer() }
}

async function ask(port: number, path: string, agent: Agent) {
  const [answer] = (await once(get({ host: '127.0.0.1', port, path, agent }), 'response')) as [IncomingMessage]
  return { text: await text(answer), connection: answer.headers.connection }
}

it('does not wait for a connection that has never asked, nor for one that is kept', async () => {
  const { app, port } = await open()
  const silent = connect(port, '127.0.0.1')
  await once(app.server, 'connection')
  const agent = new Agent({ keepAlive: true })
  expect(await ask(port, '/', agent)).toEqual({ text: 'here', connection: 'keep-alive' })
  const gone = once(silent.resume(), 'close')
  await app.close()
  await gone
  agent.destroy()
})

it('waits for an answer that is under way, and then for its connection no longer', async () => {
  const { app, port, stopping, asked, answer } = await open()
  const agent = new Agent({ keepAlive: true })
  const late = ask(port, '/slow', agent)
  await asked
  const closed = app.close()
  await stopping
  answer()
  expect(await late).toEqual({ text: 'late', connection: 'close' })
  await closed
  agent.destroy()
})
