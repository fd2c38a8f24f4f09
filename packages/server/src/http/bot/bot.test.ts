import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { BotMessage } from '@serai/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Visitor } from '../../../test/harness.ts'
import { openServer } from '../../../test/live.ts'

let server: Awaited<ReturnType<typeof openServer>>
let bot: Visitor
beforeEach(async () => {
  server = await openServer({ settings: { heartbeatMs: 50 } })
  bot = await (await server.person('Botty')).withToken()
})
afterEach(() => server.close())

/** Lines of the stream; every one of them is what the protocol says. */
async function* linesOf(visitor: Visitor, signal: AbortSignal): AsyncGenerator<BotMessage> {
  const answer = await fetch(`${visitor.url}/api/bot/stream`, { headers: visitor.headers, signal })
  expect(answer.headers.get('content-type')).toContain('application/x-ndjson')
  let rest = ''
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()!
    for (const line of lines) yield BotMessage.parse(JSON.parse(line))
  }
}

async function nextOf<Type extends BotMessage['type']>(lines: AsyncGenerator<BotMessage>, type: Type) {
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new Error(`the stream ended before "${type}"`)
    if (value.type === type) return value as Extract<BotMessage, { type: Type }>
  }
}

async function sitDown(game: string, seats: number): Promise<string> {
  const { id } = (await bot.ask('POST', '/api/tables', { game, seats })).body
  await bot.ask('POST', `/api/tables/${id}/seat`, {})
  return id
}

describe('the stream', () => {
  it('tells of a table from sitting down to leaving', async () => {
    const stop = new AbortController()
    const lines = linesOf(bot, stop.signal)
    expect((await nextOf(lines, 'hello')).me.name).toBe('Botty')
    const table = await sitDown('catan', 3)
    expect(await nextOf(lines, 'table')).toMatchObject({ table, seat: 0, summary: { status: 'open' } })
    await bot.ask('DELETE', `/api/tables/${table}/seat`)
    expect((await nextOf(lines, 'gone')).table).toBe(table)
    await nextOf(lines, 'alive')
    stop.abort()
  })

  it('has the positions of running tables, with everything that can be done', async () => {
    const table = await sitDown('catan', 3)
    for (const seat of [1, 2]) await bot.ask('POST', `/api/tables/${table}/bots`, { seat, bot: 'random' })
    await bot.ask('POST', `/api/tables/${table}/start`)
    const stop = new AbortController()
    const lines = linesOf(bot, stop.signal)
    let position = await nextOf(lines, 'position')
    while (!position.turn.must.includes(0)) position = await nextOf(lines, 'position')
    expect(position).toMatchObject({ table, game: 'catan', seat: 0, result: null, view: { viewer: 0 } })
    expect(position.legal.length).toBeGreaterThan(10)

    const act = (actions: unknown[], more = {}) =>
      bot.ask('POST', `/api/bot/tables/${table}/act`, { id: 'x1', seq: position.seq, actions, ...more })
    expect((await act([{ type: 'FLY' }])).body.error.code).toBe('E_PAYLOAD')
    expect((await act([])).body.error.code).toBe('E_REQUEST')
    const stale = await act([position.legal[0]], { seq: position.seq - 1 })
    expect(stale).toMatchObject({ status: 409, body: { error: { code: 'E_SEQ', seq: position.seq } } })
    const done = await act([position.legal[0]])
    expect(done.status).toBe(200)
    expect((await act([position.legal[0]])).body).toEqual(done.body)
    const next = await nextOf(lines, 'position')
    expect(next.seq).toBe(position.seq + 1)
    stop.abort()
  })

  it('ends with a word when the server stops', async () => {
    const lines = linesOf(bot, new AbortController().signal)
    await nextOf(lines, 'hello')
    const closing = server.close()
    await nextOf(lines, 'reconnect')
    expect((await lines.next()).done).toBe(true)
    await closing
    server = await openServer()
  })
})

const example = (name: string) => fileURLToPath(new URL(`../../../../../examples/bots/${name}`, import.meta.url))
const hasPython = spawnSync('python3', ['--version']).status === 0

/** A whole game as the bot guide shows it. */
async function play(command: string, file: string, game: string, options: object): Promise<string> {
  const token = bot.headers.authorization!.slice('Bearer '.length)
  const child = spawn(command, [example(file), server.url, token, game, JSON.stringify(options)])
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString()
  })
  const [code] = await once(child, 'close')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

describe.each([
  ['catan', { victoryPoints: 4, turnCap: 60 }],
  ['long-narde', {}],
])('the example bots play %s to its end', (game, options) => {
  it('in JavaScript', async () => {
    expect(await play(process.execPath, 'random-bot.mjs', game, options)).toMatch(/^over after \d+ entries: \{/)
  })
  it.skipIf(!hasPython)('in Python (where there is python3)', async () => {
    expect(await play('python3', 'random_bot.py', game, options)).toMatch(/^over after \d+ entries: \{/)
  })
})
