import dns from 'node:dns'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { workersHere } from '@serai/test-kit/tables'
import { expect, it, vi } from 'vitest'
import { openServer, startTable } from '../test/live.ts'
import { serve } from './serve.ts'

it('counts and logs the decisions that a bot fails at, and the game goes on', async () => {
  const lines: string[] = []
  const server = await openServer({
    workers: {
      ...workersHere,
      // Not at once, as threads do: those who choose what comes first play on for long.
      decide: async () => {
        await nextTurn()
        throw new Error('the thread ended')
      },
    },
    logTo: { write: (line) => void lines.push(line) },
  })
  const ann = await server.person('Ann')
  const table = await startTable([ann], { game: 'catan', seats: 3, options: {} })
  const talk = await ann.talk()
  talk.send({ type: 'autopilot', table, id: 'a', on: true })
  talk.send({ type: 'watch', table })
  const { seq } = await talk.next('snapshot')
  await talk.next('entries', ({ entries }) => entries.at(-1)!.seq > seq + 5)
  talk.close()
  const { body } = await ann.ask('GET', '/metrics')
  expect(body).toMatch(/serai_bot_failures_total\{bot="random"\} [1-9]/)
  const told = lines.map((line) => JSON.parse(line)).filter(({ bot }) => bot === 'random')
  expect(told[0]).toMatchObject({ msg: 'a bot failed', table, err: { message: 'the thread ended' } })
  await server.close()
})

it('measures how long bots take', async () => {
  const server = await openServer()
  const ann = await server.person('Ann')
  const table = await startTable([ann], { game: 'long-narde', seats: 2, options: {} })
  const talk = await ann.talk()
  talk.send({ type: 'autopilot', table, id: 'a', on: true })
  talk.send({ type: 'watch', table })
  const { seq } = await talk.next('snapshot')
  await talk.next('entries', ({ entries }) => entries.at(-1)!.seq > seq + 5)
  talk.close()
  const { body } = await ann.ask('GET', '/metrics')
  // The bot beside her has no level; her stand-in has.
  for (const level of ['none', 'normal']) {
    expect(body).toMatch(new RegExp(`serai_bot_decision_seconds_count\\{game="long-narde",level="${level}"\\} [1-9]`))
  }
  await server.close()
})

it('measures what people do stage by stage', async () => {
  const server = await openServer()
  const ann = await server.person('Ann')
  const table = await startTable([ann], { game: 'long-narde', seats: 2, options: {} })
  const talk = await ann.talk()
  talk.send({ type: 'watch', table })
  const { seq } = await talk.next('snapshot')
  talk.send({ type: 'resign', id: 'a', table, seq })
  await talk.next('ack')
  talk.close()
  const { body } = await ann.ask('GET', '/metrics')
  for (const stage of ['answered', 'waited', 'decided']) {
    expect(body).toContain(`serai_action_seconds_count{stage="${stage}"} 1`)
  }
  expect(body).toMatch(/serai_action_seconds_count\{stage="told"\} [1-9]/)
  await server.close()
})

it('is at one address of localhost where it has two: a stop knows of all connections', async () => {
  const both = ['127.0.0.1', '::1']
  const { lookup } = dns
  const lookupBoth = (...args: [string, { all?: boolean }, (error: null, found: unknown) => void]) => {
    if (!args[1].all) return Reflect.apply(lookup, dns, args)
    args[2](
      null,
      both.map((address) => ({ address })),
    )
  }
  vi.spyOn(dns, 'lookup').mockImplementation(lookupBoth as never)
  const { port, close } = await serve({ port: 0, host: 'localhost', data: null, log: 'silent' })
  vi.restoreAllMocks()
  const silent = both.map((address) => connect(port, address))
  const reached = await Promise.allSettled(silent.map((socket) => once(socket, 'connect')))
  expect(reached.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await close()
  for (const socket of silent) socket.destroy()
})
