// A complete bot for a Serai server: it opens a table, seats bots of the server as opponents, and plays one game with
// random legal actions. It needs only Node 20 and knows no rules. It survives server restarts, network failures and
// rate limits.
//
//   node random-bot.mjs http://localhost:3000 TOKEN long-narde '{"matchPoints": 1}'

const [address, token, game = 'long-narde', wishes = '{}'] = process.argv.slice(2)

function giveUp(reason) {
  console.error(reason)
  process.exit(2)
}

if (!token) giveUp('usage: node random-bot.mjs URL TOKEN [GAME [OPTIONS]]')
if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
  giveUp(`${address} is no address of a server: it looks like http://localhost:3000`)
}
const url = address.replace(/\/+$/, '')
const options = parse(wishes, (error) => `OPTIONS is no JSON: ${error.message}`)
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

function parse(text, blame) {
  try {
    return JSON.parse(text)
  } catch (error) {
    return giveUp(blame(error))
  }
}

const stranger = () => `${url} is no Serai server`
const seconds = (count) => new Promise((resolve) => setTimeout(resolve, 1000 * count))

let hasWaited = false
/** Printed once: a bot that waits for a wrong address must not wait silently. */
function tellWaiting({ message, cause }) {
  if (!hasWaited) console.error(`waiting for ${url}: ${cause?.message || cause?.code || message}`)
  hasWaited = true
}

/** Undefined if the answer was cut off. */
async function read(answer) {
  const text = await answer.text().catch(tellWaiting)
  return text === undefined ? undefined : parse(text, stranger)
}

/** Undefined, after a pause, if there is no answer or the answer says to wait: a rate limit, or an absent server. */
async function askOnce(method, path, body, take = read) {
  const request = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const answer = await fetch(url + path, request).catch(tellWaiting)
  const isAnswered = answer && ![429, 502, 503, 504].includes(answer.status)
  const taken = isAnswered ? await (answer.ok ? take : read)(answer) : undefined
  if (taken === undefined) await seconds(Number(answer?.headers.get('retry-after') ?? 1))
  else if (!answer.ok) throw Object.assign(new Error(taken.error?.message ?? stranger()), taken.error)
  return taken
}

const MOST_FAULTS = 5

/** Repeats a request until it is answered. Only for requests that are safe to repeat. */
async function ask(...request) {
  for (let faults = 0; ; ) {
    try {
      const taken = await askOnce(...request)
      if (taken !== undefined) return taken
    } catch (error) {
      // An error of the server, which may be temporary.
      if (error.code !== 'E_INTERNAL' || ++faults === MOST_FAULTS) throw error
      await seconds(faults)
    }
  }
}

/** A line comes every 20 seconds: after this long without one, the connection is dead. */
const SILENCE_SECONDS = 60

/** The lines of the stream, until it ends. */
async function* messages() {
  const answer = await ask('GET', '/api/bot/stream', undefined, (stream) => stream)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  // The caller opens the stream again.
  const giveUpReading = () => reader.cancel().catch(() => {})
  let rest = ''
  try {
    for (;;) {
      const silence = setTimeout(giveUpReading, 1000 * SILENCE_SECONDS)
      const { value, done } = await reader.read().catch(() => ({ done: true }))
      clearTimeout(silence)
      if (done) return
      const lines = (rest + value).split('\n')
      rest = lines.pop()
      for (const line of lines) yield JSON.parse(line)
    }
  } finally {
    giveUpReading()
  }
}

const hasEnded = ({ status }) => status === 'over' || status === 'abandoned'

/** The table moved on while the bot was thinking: its next position is on the way. */
const MOVED_ON = ['E_SEQ', 'E_ENDED', 'E_STAGE', 'E_TRADE_STALE', 'E_TRADE_COVER', 'E_VICTIM']

/** Replace this with your own bot: return one of `legal` or `offers`, or null to wait. */
function choose({ seat, turn, legal }) {
  if (!turn.must.includes(seat)) return null
  return legal[Math.floor(Math.random() * legal.length)]
}

async function myTables() {
  return (await ask('GET', '/api/me/tables?limit=100')).tables.map(({ id }) => id)
}

async function openTable() {
  const { games } = await ask('GET', '/api/games')
  if (!games) giveUp(stranger())
  const known = games.find(({ id }) => id === game)
  if (!known) giveUp(`No game ${game} here, only ${games.map(({ id }) => id).join(', ')}.`)
  const wanted = { game, seats: known.seats.max, options, seat: 0, bots: { bot: 'random' }, start: true }
  const before = await myTables()
  for (;;) {
    const table = await askOnce('POST', '/api/tables', wanted)
    // Without an answer the table may exist all the same. A second request would open another one.
    const id = table?.id ?? (await myTables()).find((mine) => !before.includes(mine))
    if (id) return id
  }
}

/** Plays until the game or the stream ends: the last position of the game, or null. */
async function playAt(table) {
  for await (const message of messages()) {
    if (message.table !== table) continue
    // An end without a position: the table was closed or removed.
    if (message.type === 'table' && hasEnded(message.summary)) return null
    if (message.type !== 'position') continue
    if (message.result) return message
    const action = choose(message)
    if (action === null || action === undefined) continue
    // The id makes a repeated request harmless. The seq names the position that the action is for.
    const act = { id: `a${message.seq}`, seq: message.seq, actions: [action] }
    await ask('POST', `/api/bot/tables/${table}/act`, act).catch((error) => {
      if (!MOVED_ON.includes(error.code)) throw error
    })
  }
  return null
}

try {
  const table = await openTable()
  for (let end = null; !end; ) {
    end = await playAt(table)
    if (!end) {
      await seconds(1)
      // The game may have ended between two streams.
      const summary = await ask('GET', `/api/tables/${table}`)
      end = hasEnded(summary) ? summary : null
    }
    if (end) console.log(`over after ${end.seq} entries: ${JSON.stringify(end.result ?? null)}`)
  }
  process.exit(0)
} catch (error) {
  giveUp(error.message)
}
