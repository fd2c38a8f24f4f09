import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findGame } from '@serai/bots'
import { stream } from '@serai/kernel'
import { scratchFolder } from '@serai/test-kit'
import { afterAll, expect, it } from 'vitest'
import { SeatView } from '../../src/http/bot/seat-view.ts'
import { type Talk, Visitor } from '../harness.ts'
import { startTable } from '../live.ts'

const COMMAND = fileURLToPath(new URL('../../../cli/bin/serai.mjs', import.meta.url))
const ATTACKS = fileURLToPath(new URL('./attacks.mjs', import.meta.url))
/** Everything hostile comes from here. */
const HOSTILE = '127.0.0.2'

/** Of each, by name; null: nothing happens, to compare with. */
const NAMES = [
  null,
  'logs',
  'verdicts',
  'lists',
  'unread answers',
  'slow bodies',
  'giant bodies',
  'passwords',
  'new people',
  'new tables',
  'connections',
  'lobby sockets',
  'deaf sockets',
  'chat',
  'broken messages',
]
const WATCHED = { game: 'catan', seats: 3, options: {} }
const PLAYED = { game: 'long-narde', seats: 2, options: {} }
/** Nobody is quicker with a hand. */
const BETWEEN_MS = 60
const SOCKETS = 100
const LISTED = 200
/** Nobody waits longer, whatever the others do. */
const MOST_MS = 2000
const MOST_MEMORY = 700_000_000

const seconds = Number(process.env.SERAI_SOAK_SECONDS ?? 120) / NAMES.length
const attackMs = Math.max(2000, (seconds - 1) * 1000)

const folder = scratchFolder('serai-siege-')
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** The product as people start it, with its own limits. */
async function startServer(): Promise<string> {
  const args = [COMMAND, 'serve', '--port', '0', '--data', folder, '--pace', 'none', '--json']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  child.once('exit', (code, signal) => {
    if (signal !== 'SIGKILL') console.log(`siege: the server ended with ${code ?? signal}`)
  })
  const [line] = await once(child.stdout, 'data')
  return `http://127.0.0.1:${JSON.parse(String(line)).port}`
}

interface Asked {
  readonly status: number
  readonly cookie: string
  readonly text: string
}

/** A request from another address of this machine. */
function askFrom(from: string, url: string, method: string, path: string, body?: unknown, cookie = ''): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
    const asked = request({ host: hostname, port, localAddress: from, method, path, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      answer.on('end', () => {
        const set = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
        resolve({ status: answer.statusCode ?? 0, cookie: set, text })
      })
    })
    asked.on('error', reject)
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

async function guest(from: string, url: string, name: string): Promise<string> {
  return (await askFrom(from, url, 'PUT', '/api/me', { name })).cookie
}

/** A lobby as full as it gets, of many hosts at many addresses. */
async function fillLobby(url: string): Promise<void> {
  const request = { game: 'catan', seats: 4, options: {}, isPrivate: false }
  for (let host = 0; host < LISTED / 2; host++) {
    const from = `127.0.1.${host + 1}`
    const cookie = await guest(from, url, `Host ${host}`)
    for (let i = 0; i < 2; i++) await askFrom(from, url, 'POST', '/api/tables', request, cookie)
  }
}

/** A game of bots that has ended. */
async function finishedGame(host: Visitor): Promise<string> {
  const wanted = { game: 'catan', seats: 3, options: {}, isPrivate: false }
  const { id } = (await host.ask('POST', '/api/tables', wanted)).body
  for (const seat of [0, 1, 2]) await host.ask('POST', `/api/tables/${id}/bots`, { seat, bot: 'greedy' })
  const talk = await host.talk()
  talk.send({ type: 'watch', table: id })
  await host.ask('POST', `/api/tables/${id}/start`)
  await talk.next('table', ({ summary }) => summary.status === 'over')
  talk.close()
  expect((await host.ask('GET', `/api/tables/${id}/log`)).body.length).toBeGreaterThan(10_000)
  return id
}

/** Somebody plays against a bot, game after game, as fast as a person may; how long each of their actions took. */
async function playHonestly(person: Visitor, isOver: () => boolean): Promise<number[]> {
  const waited: number[] = []
  const talk = await person.talk()
  while (!isOver()) {
    const table = await startTable([person], PLAYED)
    await playGame(talk, table, (ms) => void waited.push(ms), isOver)
  }
  talk.close()
  return waited
}

async function playGame(talk: Talk, table: string, waited: (ms: number) => void, isOver: () => boolean): Promise<void> {
  const random = stream(1, table)
  let view: SeatView | null = null
  let sentAt: number | null = null
  talk.send({ type: 'watch', table })
  while (!isOver()) {
    const message = await talk.any()
    if (message.type === 'snapshot') view = SeatView.from(findGame(message.summary.game)!, message)
    else if (message.type === 'entries') view?.follow(message)
    else if (message.type === 'refused' || message.type === 'error') throw new Error(JSON.stringify(message))
    else if (message.type === 'ack' && sentAt !== null) {
      waited(performance.now() - sentAt)
      sentAt = null
    }
    const position = view?.position()
    if (position?.result) break
    if (!position || sentAt !== null || !position.turn.must.includes(position.seat)) continue
    const action = position.legal[random.below(position.legal.length)]!
    await sleep(BETWEEN_MS)
    sentAt = performance.now()
    talk.send({ type: 'act', table, id: `a${position.seq}`, seq: position.seq, actions: [action] })
  }
  talk.send({ type: 'unwatch', table })
}

async function memory(url: string): Promise<number> {
  const { text } = await askFrom('127.0.0.1', url, 'GET', '/metrics')
  return Number(/^serai_process_resident_memory_bytes (\S+)/m.exec(text)?.[1])
}

it('a person plays on while somebody attacks', async () => {
  const url = await startServer()
  const honest = await Visitor.named(url, 'Ann')
  const [game, table] = [await finishedGame(honest), await startTable([honest], WATCHED)]
  await fillLobby(url)
  const cookies = await Promise.all(Array.from({ length: 10 }, (_, i) => guest(HOSTILE, url, `Nobody ${i}`)))
  const rows: string[] = []
  const worst = { waitedMs: 0, bytes: 0 }
  for (const name of NAMES) {
    const details = JSON.stringify({ from: HOSTILE, game, table, cookies, count: SOCKETS })
    const attack = name === null ? null : fork(ATTACKS, [name, url, details])
    if (attack) children.push(attack)
    let isOver = false
    let most = 0
    const timer = setInterval(() => void memory(url).then((bytes) => (most = Math.max(most, bytes))), 500)
    setTimeout(() => (isOver = true), attackMs)
    const waited = (await playHonestly(honest, () => isOver)).sort((a, b) => a - b)
    clearInterval(timer)
    attack?.kill('SIGKILL')
    const at = (share: number) => waited[Math.min(waited.length - 1, Math.floor(share * waited.length))] ?? Number.NaN
    worst.waitedMs = Math.max(worst.waitedMs, at(1))
    worst.bytes = Math.max(worst.bytes, most)
    const figures = [waited.length, at(0.5).toFixed(1), at(0.99).toFixed(1), at(1).toFixed(1), (most / 1e6).toFixed(0)]
    rows.push([name ?? 'nothing', ...figures].join(' | '))
    expect(waited.length).toBeGreaterThan(0)
  }
  console.log(['attack | actions | p50 ms | p99 ms | longest ms | MB', ...rows].join('\n'))
  expect(worst.waitedMs).toBeLessThan(MOST_MS)
  expect(worst.bytes).toBeLessThan(MOST_MEMORY)
})
