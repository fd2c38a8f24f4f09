import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { freePort } from '@serai/test-kit'
import { afterAll, describe, expect, it } from 'vitest'

// How the example bots take a wrong command line and what is no answer. Whole games of theirs are played in the tests of the server.

// They mostly wait, a second before each new attempt: so they wait at the same time.

const hasPython = spawnSync('python3', ['--version']).status === 0
const started: ChildProcessWithoutNullStreams[] = []
const opened: Server[] = []
afterAll(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  for (const server of opened.splice(0)) server.close()
})

async function open(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  opened.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const END = '{"type":"position","table":"new","seq":7,"result":{"kind":"won"}}\n'
const GAMES = { games: [{ id: 'long-narde', seats: { min: 2, max: 2 } }] }

describe.concurrent.each([
  ['node', 'random-bot.mjs', process.execPath],
  ['python3', 'random_bot.py', 'python3'],
])('the example bot for %s', (name, file, command) => {
  const run = (...args: string[]) => {
    const child = spawn(command, [fileURLToPath(new URL(`../../../examples/bots/${file}`, import.meta.url)), ...args])
    started.push(child)
    return child
  }
  const ours = it.skipIf(name === 'python3' && !hasPython)

  ours.each([[[]], [['http://localhost:3000']]])('says how it is called when it is given %j', async (args) => {
    const child = run(...args)
    const said = text(child.stderr)
    expect(await once(child, 'exit')).toEqual([2, null])
    expect(await said).toBe(`usage: ${name} ${file} URL TOKEN [GAME [OPTIONS]]\n`)
  })

  async function lineOf(...args: string[]): Promise<string> {
    const child = run(...args)
    const said = text(child.stderr)
    expect(await once(child, 'exit')).toEqual([2, null])
    return said
  }

  async function playsAt(url: string): Promise<void> {
    const child = run(url, 'token')
    const out = text(child.stdout)
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(await out).toMatch(/^over after 7 entries: \{/)
  }

  ours.each(['nonsense', 'localhost:3000', 'http://here:there'])('does not wait for %s', async (url) => {
    const line = `${url} is no address of a server: it looks like http://localhost:3000\n`
    expect(await lineOf(url, 'token')).toBe(line)
  })

  ours.each([
    ['a game that is not there', ['chess'], /^No game chess here, only long-narde\.\n$/],
    ['options that are none', ['long-narde', '{matchPoints}'], /^OPTIONS is no JSON: .+\n$/],
    ['options that are refused', ['long-narde', '{"x":1}'], /^no such option\n$/],
  ])('says in one line what is wrong: %s', async (_, more, line) => {
    const url = await open(({ method, url }, response) => {
      const isTable = method === 'POST'
      response.writeHead(isTable ? 422 : 200, { 'content-type': 'application/json' })
      const refusal = { error: { code: 'E_OPTION', message: 'no such option' } }
      response.end(JSON.stringify(isTable ? refusal : url === '/api/games' ? GAMES : { tables: [] }))
    })
    expect(await lineOf(url, 'token', ...more)).toMatch(line)
  })

  ours.each([
    ['a page', 200, '<!doctype html>\n<p>Welcome'],
    ['JSON of its own', 200, '{"status":"up"}'],
    ['a refusal of its own', 404, '{"error":"Not Found"}'],
  ])('sees that a server is none of ours: %s', async (_, status, body) => {
    const url = await open((_, response) => response.writeHead(status).end(body))
    expect(await lineOf(url, 'token')).toBe(`${url} is no Serai server\n`)
  })

  ours.each([
    ['was opened', 1],
    ['was not opened', 2],
  ])('does not ask for a second table when the answer is lost and one %s', async (_, asked) => {
    const tables = [{ id: 'old' }]
    let posts = 0
    const url = await open((request, response) => {
      if (request.method === 'POST') {
        posts++
        if (posts === asked) tables.unshift({ id: 'new' })
        if (posts === 1) request.socket.destroy()
        else response.end('{"id":"new"}')
      } else if (request.url === '/api/bot/stream') {
        response.end(END)
      } else {
        response.end(JSON.stringify(request.url === '/api/games' ? GAMES : { tables }))
      }
    })
    await playsAt(url)
    expect(posts).toBe(asked)
  })

  ours.each([
    [409, 'E_TRADE_STALE', 1],
    [409, 'E_ENDED', 1],
    [500, 'E_INTERNAL', 2],
  ])('stands %i %s, and sends again what may not have been done', async (status, code, sends) => {
    const asked = { type: 'position', table: 'new', seat: 0, seq: 6, turn: { must: [0] }, legal: [{}], result: null }
    const ids: string[] = []
    let streamed: (line: string) => void = () => {}
    const url = await open(async (request, response) => {
      if (request.url === '/api/bot/stream') {
        streamed = (line) => response.write(line)
        streamed(`${JSON.stringify(asked)}\n`)
      } else if (request.url?.endsWith('/act')) {
        ids.push(JSON.parse(await text(request)).id)
        const isLast = ids.length === sends
        const isDone = isLast && sends > 1
        response.writeHead(isDone ? 200 : status)
        response.end(JSON.stringify(isDone ? { seq: 7 } : { error: { code, message: 'no' } }))
        if (isLast) streamed(END)
      } else response.end(JSON.stringify({ ...GAMES, id: 'new', tables: [] }))
    })
    await playsAt(url)
    expect(ids).toEqual(Array(sends).fill('a6'))
  })

  ours('sees that its table was taken away', async () => {
    const url = await open((request, response) => {
      const summary = { status: 'abandoned', seq: 7 }
      if (request.url === '/api/tables/new') response.end(JSON.stringify(summary))
      else if (request.url !== '/api/bot/stream') response.end(JSON.stringify({ ...GAMES, id: 'new', tables: [] }))
      else response.write(`${JSON.stringify({ type: 'table', table: 'new', seat: 0, summary })}\n`)
    })
    const child = run(url, 'token')
    const out = text(child.stdout)
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(await out).toBe('over after 7 entries: null\n')
  })

  ours('goes on after a stream that was cut off within a line', async () => {
    let streams = 0
    const url = await open((request, response) => {
      if (request.url !== '/api/bot/stream') response.end(JSON.stringify({ ...GAMES, id: 'new', tables: [] }))
      else if (streams++ > 0) response.end(END)
      else response.write(END.slice(0, 20), () => response.destroy())
    })
    await playsAt(url)
  })

  ours('says once that it waits for a server, and takes an address with a slash at its end', async () => {
    const paths: (string | undefined)[] = []
    const server = createServer((request, response) => {
      paths.push(request.url)
      response.writeHead(401, { 'content-type': 'application/json' })
      response.end('{"error":{"code":"E_TOKEN","message":"no such bot"}}')
    })
    opened.push(server)
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const child = run(`${url}/`, 'token')
    const said = text(child.stderr)
    await once(child.stderr, 'data')
    server.listen(port, '127.0.0.1')
    expect(await once(child, 'exit')).toEqual([2, null])
    expect(paths).toEqual(['/api/games'])
    expect((await said).split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^waiting for ${url}: .*refused`, 'i')),
      'no such bot',
      '',
    ])
  })
})
