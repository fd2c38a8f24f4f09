// A complete bot for a Serai server: it opens a table, lets bots of the house take the other seats, and plays one game
// by picking legal actions at random. It needs nothing but Node 20 and knows no rules.
//
//   node random-bot.mjs http://localhost:3000 TOKEN long-narde '{"matchPoints": 1}'

const [url, token, game = 'long-narde', options = '{}'] = process.argv.slice(2)
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

async function ask(method, path, body) {
  const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const json = await answer.json()
  if (json.error) throw Object.assign(new Error(json.error.message), json.error)
  return json
}

/** The lines of the stream, as they come. */
async function* positions() {
  const answer = await fetch(`${url}/api/bot/stream`, { headers: { authorization: headers.authorization } })
  if (!answer.ok) throw new Error((await answer.json()).error.message)
  let rest = ''
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()
    for (const line of lines) yield JSON.parse(line)
  }
}

/** Put your own thinking here: any of `legal`, or of `offers`, or null to wait where one may. */
function choose({ seat, turn, legal }) {
  if (!turn.must.includes(seat)) return null
  return legal[Math.floor(Math.random() * legal.length)]
}

async function openTable() {
  const { games } = await ask('GET', '/api/games')
  const { seats } = games.find(({ id }) => id === game)
  const { id } = await ask('POST', '/api/tables', { game, seats: seats.max, options: JSON.parse(options) })
  await ask('POST', `/api/tables/${id}/seat`, { seat: 0 })
  for (let seat = 1; seat < seats.max; seat++) await ask('POST', `/api/tables/${id}/bots`, { seat, bot: 'random' })
  await ask('POST', `/api/tables/${id}/start`)
  return id
}

const table = await openTable()
for await (const message of positions()) {
  if (message.type !== 'position' || message.table !== table) continue
  if (message.result) {
    console.log(`over after ${message.seq} entries: ${JSON.stringify(message.result)}`)
    process.exit(0)
  }
  const action = choose(message)
  if (action === null || action === undefined) continue
  // The id makes a repeated send harmless; the seq says which position was thought about.
  const act = { id: `a${message.seq}`, seq: message.seq, actions: [action] }
  await ask('POST', `/api/bot/tables/${table}/act`, act).catch((error) => {
    // The table has moved on: its next position is on the way.
    if (error.code !== 'E_SEQ') throw error
  })
}
