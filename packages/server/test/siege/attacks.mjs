// What a hostile program does to a server: one attack from one address, until it is ended. Loopback only.
import { request } from 'node:http'
import { connect } from 'node:net'
import { WebSocket } from 'ws'

const [name, url, details = '{}'] = process.argv.slice(2)
const { hostname, port } = new URL(url)
const { from, game, table, cookies = [], count = 1 } = JSON.parse(details)
if (hostname !== '127.0.0.1') throw new Error(`${hostname}: only this machine is attacked`)

/** The longest that an attack goes on, whoever has started it. */
setTimeout(() => process.exit(), 120_000).unref()
process.on('disconnect', () => process.exit())

const open = () => connect({ host: hostname, port: Number(port), localAddress: from })
const head = (method, path, cookie = '', more = '') =>
  `${method} ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${cookie && `cookie: ${cookie}\r\n`}${more}\r\n`

/** One request and its answer's status; 0 when there was none. */
function ask(method, path, { body, cookie } = {}) {
  return new Promise((resolve) => {
    const headers = { ...(cookie && { cookie }), ...(body !== undefined && { 'content-type': 'application/json' }) }
    const asked = request({ host: hostname, port, localAddress: from, method, path, headers }, (answer) => {
      answer.resume().on('close', () => resolve(answer.statusCode))
    })
    asked.on('error', () => resolve(0))
    asked.end(body)
  })
}

/** The same again and again, so many at a time. A server that answers nothing is not hammered in a tight loop. */
function again(width, act) {
  const next = (i) => void act(i).then((status) => setTimeout(next, status === 0 ? 10 : 0, i))
  for (let i = 0; i < width; i++) next(i)
}

function socket(cookie) {
  const made = new WebSocket(`ws://${hostname}:${port}/api/socket`, { headers: { cookie }, localAddress: from })
  made.on('error', () => {})
  made.once('open', () => made.send(JSON.stringify({ type: 'hello', protocol: 2 })))
  return made
}

/** A socket that says `text` as often as it is let, and is opened again when it was closed. */
function talk(cookie, text) {
  const made = socket(cookie)
  let timer = null
  let said = 0
  const say = () => {
    for (let i = 0; i < 10 && made.bufferedAmount < 100_000; i++) made.send(text(said++))
  }
  made.once('open', () => {
    timer = setInterval(say, 10)
  })
  made.once('close', () => {
    clearInterval(timer)
    setTimeout(talk, 100, cookie, text)
  })
}

const cookieOf = (i) => cookies[i % Math.max(1, cookies.length)] ?? ''
const id = (i) => `a${process.pid}-${i}`

const ATTACKS = {
  logs: () => again(100, () => ask('GET', `/api/tables/${game}/log`)),
  verdicts: () => again(50, () => ask('GET', `/api/tables/${game}/verdict`)),
  lists: () => again(100, () => ask('GET', '/api/tables')),
  'unread answers': () => {
    for (let i = 0; i < 50; i++) {
      const one = open().on('error', () => {})
      one.write(head('GET', `/api/tables/${game}/log`).repeat(190))
    }
  },
  'slow bodies': () => {
    for (let i = 0; i < 300; i++) {
      const one = open().on('error', () => {})
      one.write(head('PUT', '/api/me', '', 'content-type: application/json\r\ncontent-length: 1000\r\n'))
      setInterval(() => one.writable && one.write(' '), 1000)
    }
  },
  'giant bodies': () => again(20, () => ask('PUT', '/api/me', { body: '['.repeat(900_000) })),
  passwords: () => {
    const body = JSON.stringify({ name: 'Admin', password: 'not the one at all' })
    again(30, (i) => ask('POST', '/api/session', { body, cookie: cookieOf(i) }))
  },
  'new people': () => again(50, () => ask('PUT', '/api/me', { body: JSON.stringify({ name: 'Nobody' }) })),
  'new tables': () => {
    const body = JSON.stringify({ game: 'catan', seats: 4, options: {}, isPrivate: false })
    again(50, (i) => ask('POST', '/api/tables', { body, cookie: cookieOf(i) }))
  },
  connections: () => {
    again(
      500,
      () =>
        new Promise((resolve) =>
          open()
            .on('error', () => {})
            .once('close', () => resolve(0))
            .end(),
        ),
    )
  },
  'lobby sockets': () => {
    for (let i = 0; i < count; i++) {
      talk(cookieOf(i), (n) => JSON.stringify({ type: 'lobby', on: n % 2 === 0 }))
    }
  },
  'deaf sockets': () => {
    for (let i = 0; i < count; i++) {
      const made = socket(cookieOf(i))
      made.once('open', () => {
        made.pause()
        setInterval(() => {
          if (made.readyState !== made.OPEN || made.bufferedAmount > 100_000) return
          for (let n = 0; n < 5; n++) {
            made.send(JSON.stringify({ type: 'unwatch', table }))
            made.send(JSON.stringify({ type: 'watch', table, from: 0 }))
          }
        }, 100)
      })
    }
  },
  chat: () => {
    for (let i = 0; i < count; i++) {
      talk(cookieOf(i), (n) =>
        JSON.stringify({ type: 'chat', id: id(`${i}.${n}`), table, chat: { text: 'x'.repeat(200) } }),
      )
    }
  },
  'broken messages': () => {
    for (let i = 0; i < count; i++) talk(cookieOf(i), () => `${'[{"type":"act","a":'.repeat(400)}`)
  },
}

if (!ATTACKS[name]) throw new Error(`no attack "${name}"`)
ATTACKS[name]()
