import { createHash } from 'node:crypto'
import { findGame } from '@serai/bots'
import { canonicalJson, isRefusal, parseLog, replay, stream, verifyLog } from '@serai/kernel'
import { Player } from './player.mjs'

/** More than the entries after which a server writes down where a game is: it opens from there, and from the log after it. */
const LONG = 230
const SHORT = 30

/** Signs that a store has to bear. */
const REMARK = 'It\'s \\ 100 % "good" – $$ удачи 🎲'

const random = stream('earlier stores', 'choices')
const pick = (list) => list[random.below(list.length)]

/** Gives a server that is empty something of everything it keeps, and says what a later one has to find. */
export async function fillHouse(url, adminToken) {
  const people = await invite(url)
  const { ann, boris, cleo, dan } = people
  for (const person of Object.values(people)) await person.connect()

  const finished = [
    await playToTheEnd([ann, boris, cleo], { game: 'catan', seats: 3, options: { victoryPoints: 7, board: 'random' } }),
    await playToTheEnd([ann, boris], {
      game: 'long-narde',
      seats: 2,
      options: { matchPoints: 3 },
      clock: { turnSeconds: 60, reserveSeconds: 600 },
    }),
  ]
  const running = [
    await playOn([boris, cleo, ann], { game: 'catan', seats: 3, options: {} }, LONG, leaveOffer),
    await playOn([boris, ann], { game: 'long-narde', seats: 2, options: { matchPoints: 25 } }, LONG),
    await playOn([cleo, dan], { game: 'long-narde', seats: 2, options: { scoring: 'winlosstie' } }, SHORT),
    await playOn([dan], { game: 'catan', seats: 4, isPrivate: true, options: { board: 'beginner' } }, SHORT),
  ]
  const clock = { turnSeconds: 45, reserveSeconds: 300 }
  const open = await dan.ask('POST', '/api/tables', { game: 'catan', seats: 4, options: { victoryPoints: 8 }, clock })
  await dan.ask('POST', `/api/tables/${open.id}/seat`, { seat: 2 })
  await dan.ask('POST', `/api/tables/${open.id}/bots`, { seat: 0, bot: 'greedy' })
  await dan.ask('POST', `/api/tables/${open.id}/seed`, { seed: 'four leaves' })
  const authorization = `Bearer ${adminToken}`
  await dan.ask('POST', `/api/admin/people/${dan.id}/mute`, { on: true, reason: 'too loud' }, { authorization })

  const { token } = await boris.ask('POST', '/api/tokens', { label: 'a bot of mine' })
  const manifest = {
    people: await Promise.all(Object.values(people).map(described)),
    token: { person: boris.id, token },
    muted: dan.id,
    open: await openTable(dan, open.id),
    finished,
    running,
  }
  for (const person of Object.values(people)) person.close()
  return manifest
}

/** Two with accounts, two without. */
async function invite(url) {
  const people = {
    ann: await Player.named(url, 'Ann'),
    boris: await Player.named(url, 'Борис'),
    cleo: await Player.named(url, 'Cleo 🎲'),
    dan: await Player.named(url, "Dan O'Hara"),
  }
  people.ann.password = 'caravan of the east'
  people.boris.password = 'караван идёт'
  for (const person of [people.ann, people.boris]) {
    const { me } = await person.ask('GET', '/api/me')
    await person.ask('POST', '/api/account', { name: me.name, password: person.password })
  }
  return people
}

async function described(person) {
  const { me } = await person.ask('GET', '/api/me')
  const { id, cookie, password } = person
  if (password === undefined) return { id, name: me.name, cookie }
  const { ratings } = await person.ask('GET', `/api/people/${encodeURIComponent(me.name)}`)
  return { id, name: me.name, cookie, password, ratings }
}

async function start(people, request) {
  const [host] = people
  const { id } = await host.ask('POST', '/api/tables', request)
  for (const person of people) await person.ask('POST', `/api/tables/${id}/seat`, {})
  for (let seat = people.length; seat < request.seats; seat++) {
    await host.ask('POST', `/api/tables/${id}/bots`, { seat, bot: 'greedy' })
  }
  await host.ask('POST', `/api/tables/${id}/start`)
  return id
}

/** Bots play for the people, who have done nothing but sit down. */
async function playToTheEnd(people, request) {
  const table = await start(people, request)
  for (const person of people) await granted(person.send({ type: 'autopilot', table, on: true }))
  await Promise.all(people.map((person) => person.until(table, ({ result }) => result !== null)))
  await granted(people[0].send({ type: 'chat', table, chat: { preset: 'good-game' } }))
  const { changes } = await people[0].ask('GET', `/api/tables/${table}/ratings`)
  if (changes.length !== people.length) throw new Error(`${request.game}: the game was not rated`)
  const log = parseLog(findGame, await people[0].ask('GET', `/api/tables/${table}/log`))
  if (isRefusal(log) || isRefusal(verifyLog(log))) throw new Error(`${request.game}: the log cannot be verified`)
  const { state } = replay(log.game, log.header, log.entries)
  const { result } = await people[0].ask('GET', `/api/tables/${table}`)
  return {
    table,
    game: request.game,
    entries: log.entries.length,
    hash: hashOf(log.game.describe(state)),
    result,
    changes,
  }
}

/** Plays by chance, with take-backs and talk, until so many entries are there and a person has to act. */
async function playOn(people, request, least, last = async () => {}) {
  const table = await start(people, request)
  await granted(people[0].send({ type: 'chat', table, chat: { text: REMARK } }))
  await granted(people.at(-1).send({ type: 'chat', table, chat: { preset: 'good-luck' } }))
  let seq = 0
  let undone = 0
  for (;;) {
    const { person, position } = await next(people, table, seq)
    if (position.result) throw new Error(`${request.game}: the game is over too early`)
    seq = position.seq
    if (seq >= least && undone > 0 && position.turn.must.includes(position.seat)) break
    seq = await act(person, position, pick(position.legal))
    if (undone > 0 && random.below(8) > 0) continue
    const undo = await person.send({ type: 'undo', table, seq })
    if (undo.type !== 'ack') continue
    seq = undo.seq
    undone++
  }
  seq = (await last(people, table, seq)) ?? seq
  const positions = await Promise.all(people.map((person) => person.until(table, (known) => known.seq === seq)))
  const views = positions.map(({ seat, view }, i) => ({ person: people[i].id, seat, hash: hashOf(view) }))
  return {
    table,
    game: request.game,
    seq,
    turn: positions[0].turn,
    chat: [{ text: REMARK }, { preset: 'good-luck' }],
    views,
  }
}

/** Goes on until somebody can offer a trade, and leaves the others to answer it. */
async function leaveOffer(people, table, seq) {
  for (let at = seq; ; ) {
    const { person, position } = await next(people, table, at)
    if (position.offers.length > 0) return act(person, position, pick(position.offers))
    at = await act(person, position, pick(position.legal))
  }
}

/** Whoever has to act after entry `seq`, or is asked something. */
function next(people, table, seq) {
  const isMine = ({ seq: at, seat, turn, legal, result }) =>
    at >= seq && (result !== null || turn.must.includes(seat) || (turn.may.includes(seat) && legal.length > 0))
  return Promise.race(
    people.map(async (person) => {
      const position = await person.until(table, isMine)
      return { person, position }
    }),
  )
}

/** The last entry that came of it. */
async function act(person, { table, seq }, action) {
  const answer = await person.send({ type: 'act', table, seq, actions: [action] })
  // A bot was quicker with its answer.
  if (answer.type === 'refused' && answer.error.code === 'E_SEQ') return answer.seq
  await granted(answer)
  return answer.seq
}

async function openTable(host, id) {
  const { game, options, seats, clock, commitment } = await host.ask('GET', `/api/tables/${id}`)
  return { table: id, game, host: host.id, options, clock, commitment, seats: seats.map(({ kind }) => kind) }
}

async function granted(answered) {
  const answer = await answered
  if (answer.type !== 'ack') throw new Error(JSON.stringify(answer))
}

function hashOf(position) {
  return createHash('sha256').update(canonicalJson(position)).digest('hex')
}
