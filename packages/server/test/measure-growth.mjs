// What a server has of many games that are over: node packages/server/test/measure-growth.mjs [games]
// Some games are played by bots, and copied as often as it takes; then a server is started on them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@serai/bots'
import { hastyTiming } from '@serai/tables'
import Database from 'libsql'
import { UNLIMITED } from '../dist/http/settings.js'
import { serve } from '../dist/serve.js'

/** Different games, all of them copied. */
const PLAYED = 20
const COPIED = ['tables', 'entries', 'sends', 'snapshots']
const COMMAND = fileURLToPath(new URL('../../cli/bin/serai.mjs', import.meta.url))

const [wanted = 10_000] = process.argv.slice(2).map(Number)
const folder = mkdtempSync(join(tmpdir(), 'serai-growth-'))
const file = join(folder, 'serai.db')

async function ask(url, path, { method = 'GET', cookie = '', body } = {}) {
  const answer = await fetch(url + path, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return { text, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] }
}

/** Games as people have them: with a person at the table, whose seat a bot plays. */
async function play() {
  const server = await serve({ port: 0, host: '127.0.0.1', data: folder, settings: UNLIMITED, timing: hastyTiming })
  const url = `http://127.0.0.1:${server.port}`
  const { cookie } = await ask(url, '/api/me', { method: 'PUT', body: { name: 'Ann' } })
  const ids = []
  for (let number = 0; number < PLAYED; number++) {
    const game = games[number % games.length]
    const { min } = game.seats.table
    const request = { game: game.id, seats: min, options: {} }
    const { id } = JSON.parse((await ask(url, '/api/tables', { method: 'POST', cookie, body: request })).text)
    for (let seat = 0; seat < min; seat++) {
      await ask(url, `/api/tables/${id}/bots`, { method: 'POST', cookie, body: { seat, bot: 'greedy' } })
    }
    await ask(url, `/api/tables/${id}/start`, { method: 'POST', cookie })
    ids.push(id)
  }
  for (const id of ids) {
    while (JSON.parse((await ask(url, `/api/tables/${id}`)).text).status !== 'over') {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  await server.close()
  return ids
}

function copy(ids, count) {
  const database = new Database(file)
  database.pragma('synchronous = OFF')
  database.pragma('journal_mode = OFF')
  const before = database.prepare('SELECT count(*) AS entries FROM entries').get().entries
  for (const table of COPIED) {
    const columns = database
      .prepare(`PRAGMA table_info(${table})`)
      .all()
      .map(({ name }) => name)
    const key = table === 'tables' ? 'id' : 'table_id'
    const taken = columns.map((name) => (name === key ? `${name} || ?` : name)).join(', ')
    const own = `SELECT ${taken} FROM ${table} WHERE ${key} IN (SELECT value FROM json_each(?))`
    const insert = database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) ${own}`)
    for (let number = 1; number <= count; number++) insert.run(`-${number}`, JSON.stringify(ids))
  }
  database.close()
  return before / PLAYED
}

async function started() {
  const began = performance.now()
  const args = [COMMAND, 'serve', '--port', '0', '--data', folder, '--json']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  const startMs = performance.now() - began
  return { child, startMs, url: `http://127.0.0.1:${JSON.parse(String(line)).port}` }
}

async function timed(url, path) {
  const began = performance.now()
  await ask(url, path)
  return performance.now() - began
}

const rounded = (value) => Math.round(value * 10) / 10
try {
  const ids = await play()
  const entriesOfGame = copy(ids, Math.ceil(wanted / PLAYED) - 1)
  const { size } = statSync(file)
  const { child, startMs, url } = await started()
  const { text } = await ask(url, '/metrics')
  const figures = {
    games: PLAYED * Math.ceil(wanted / PLAYED),
    entriesOfGame: rounded(entriesOfGame),
    megabytes: rounded(size / 1e6),
    kilobytesOfGame: rounded(size / 1000 / (PLAYED * Math.ceil(wanted / PLAYED))),
    startMs: rounded(startMs),
    residentMegabytes: rounded(Number(/^serai_process_resident_memory_bytes (\S+)/m.exec(text)[1]) / 1e6),
    tablesMs: rounded(await timed(url, '/api/tables')),
    finishedMs: rounded(await timed(url, '/api/finished')),
    logMs: rounded(await timed(url, `/api/tables/${ids[0]}/log`)),
  }
  console.log(JSON.stringify(figures))
  child.kill('SIGTERM')
  await once(child, 'exit')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
