import { Databases, describePostgres, type LentDatabase, soaked } from '@serai/test-kit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Answer, type Talk, Visitor } from '../../test/harness.ts'
import { openServer, playOn, startTable } from '../../test/live.ts'
import { type Settings, UNLIMITED } from '../http/settings.ts'

type Server = Awaited<ReturnType<typeof openServer>>

const NARDE = { game: 'long-narde', seats: 2, options: {} }

describePostgres('two nodes', () => {
  const databases = new Databases(async (database) => (await openServer({ database })).close())
  let lent: LentDatabase
  let database: string
  let nodes: Server[]
  beforeEach(async () => {
    lent = await databases.lend()
    database = lent.url
    nodes = []
    for (let node = 0; node < 2; node++) await openNode()
  })
  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.close()))
    await lent.giveBack()
  })

  /** One more of them. */
  async function openNode(settings: Partial<Settings> = UNLIMITED): Promise<Server> {
    const node = await openServer({ database, settings })
    nodes.push(node)
    return node
  }

  /** The same person at the other node. */
  const at = (node: number, person: Visitor) => person.at(nodes[node]!.url)

  /** Ann and Bob at a running table; Ann came by the first node. */
  async function begun() {
    const [ann, bob] = [await nodes[0]!.person('Ann'), await nodes[0]!.person('Bob')]
    return { ann, bob, table: await startTable([ann, bob], NARDE) }
  }

  it('have the same lobby, and hear of each other in it', async () => {
    const ann = await nodes[0]!.person('Ann')
    const talk = await at(1, ann).talk()
    talk.send({ type: 'lobby', on: true })
    expect((await talk.next('lobby')).tables).toEqual([])
    const { id } = (await ann.ask('POST', '/api/tables', NARDE)).body
    await talk.next('lobby-change', ({ table, summary }) => table === id && summary?.status === 'open')
    await ann.ask('POST', `/api/tables/${id}/seat`, {})
    await talk.next('lobby-change', ({ summary }) => summary?.seats[0]?.name === 'Ann')
    const lists = await Promise.all(nodes.map((_, node) => at(node, ann).ask('GET', '/api/tables')))
    expect(lists[1]!.body).toEqual(lists[0]!.body)
    expect(lists[0]!.body.tables).toHaveLength(1)
    talk.close()
  })

  it('play one game with people at both', async () => {
    const { ann, bob, table } = await begun()
    const talks = [await at(0, ann).talk(), await at(1, bob).talk()]
    const results = await Promise.all(talks.map((talk, seed) => playOn(talk, table, seed)))
    expect(results[1]).toEqual(results[0])
    const verdicts = await Promise.all(nodes.map((_, node) => at(node, ann).ask('GET', `/api/tables/${table}/verdict`)))
    expect(verdicts[0]!.body).toMatchObject({ isTrue: true })
    expect(verdicts[1]!.body).toEqual(verdicts[0]!.body)
    for (const talk of talks) talk.close()
  })

  /** What becomes of a resignation at entry `seq`. */
  async function resign(talk: Talk, table: string, id: string, seq: number): Promise<string> {
    talk.send({ type: 'resign', table, id, seq })
    for (;;) {
      const message = await talk.any()
      if (message.type === 'ack' && message.id === id) return `entry ${message.seq}`
      if (message.type === 'refused' && message.id === id) return message.error.code
    }
  }

  it('let one of two commands that race from both win', async () => {
    for (let round = 0; round < soaked(3); round++) {
      const { ann, bob, table } = await begun()
      const { seq } = (await ann.ask('GET', `/api/tables/${table}`)).body
      const talks = [await at(0, ann).talk(), await at(1, bob).talk()]
      const answers = await Promise.all(talks.map((talk) => resign(talk, table, 'mine', seq)))
      // The other one looks again: the table has moved on, or the game is over.
      const lost = answers.filter((answer) => answer === 'E_SEQ' || answer === 'E_ENDED')
      expect(answers).toContain(`entry ${seq + 1}`)
      expect(lost).toHaveLength(1)
      for (const node of [0, 1]) {
        expect((await at(node, ann).ask('GET', `/api/tables/${table}`)).body).toMatchObject({ seq: seq + 1 })
      }
      for (const talk of talks) talk.close()
    }
  })

  it('take what is sent to both as one', async () => {
    const { ann, table } = await begun()
    const { seq } = (await ann.ask('GET', `/api/tables/${table}`)).body
    const talks = [await at(0, ann).talk(), await at(1, ann).talk()]
    const answers = await Promise.all(talks.map((talk) => resign(talk, table, 'once', seq)))
    expect(answers).toEqual([`entry ${seq + 1}`, `entry ${seq + 1}`])
    for (const talk of talks) talk.close()
  })

  it('see who is at the table of the other, what is said there and who has a new name', async () => {
    const { ann, bob, table } = await begun()
    const here = await at(0, ann).talk()
    here.send({ type: 'watch', table })
    const seats = (await here.next('snapshot')).summary.seats
    expect(seats.map(({ connected }) => connected)).toEqual([true, false])
    const there = await at(1, bob).talk()
    there.send({ type: 'watch', table })
    await here.next('table', ({ summary }) => summary.seats.every(({ connected }) => connected))
    await at(0, bob).ask('PUT', '/api/me', { name: 'Robert' })
    there.send({ type: 'chat', table, id: 'c1', chat: { text: 'hello' } })
    expect((await here.next('chat')).line.text).toBe('hello')
    await expect.poll(async () => (await at(1, bob).ask('GET', '/api/me')).body.me.name).toBe('Robert')
    there.close()
    await here.next('table', ({ summary }) => summary.seats[1]?.connected === false)
    here.close()
  })

  it('know who is at the other, and keep out at once who was banned, signed out or lost a token there', async () => {
    const adminToken = 'a-token-that-nobody-guesses'
    // Long enough that no heartbeat helps.
    const settings = { ...UNLIMITED, adminToken, heartbeatMs: 600_000 }
    const both = [await openNode(settings), await openNode(settings)]
    const [here, there] = both.map(({ url }) => url) as [string, string]
    const admin = new Visitor(here, { authorization: `Bearer ${adminToken}` })
    const rude = await Visitor.named(here, 'Rude')
    const made = await new Visitor(here).ask('POST', '/api/account', { name: 'Ann', password: 'correct horse' })
    const ann = new Visitor(here, { cookie: made.headers.getSetCookie()[0]!.split(';')[0]! })
    const bot = await ann.withToken()
    const talks = await Promise.all([rude, ann, bot].map((visitor) => visitor.at(there).talk()))
    const calm = await (await Visitor.named(here, 'Calm')).at(there).talk()
    const { me } = (await rude.ask('GET', '/api/me')).body
    let overview: Answer['body']
    const connections = async () => {
      overview = (await admin.ask('GET', '/api/admin/overview')).body
      return overview.nodes.map((node: { connections: number }) => node.connections).sort()
    }
    // Nobody waits for long for a node that is busy: it may be missing at first.
    await expect.poll(connections).toEqual([0, 0, 0, 4])
    expect(overview.here).toContainEqual({ ...me, connections: 1 })
    expect(overview.nodes[0].name).toContain(new URL(here).port)
    await admin.ask('POST', `/api/admin/people/${me.id}/ban`, { on: true, reason: 'Insults' })
    expect((await talks[0]!.next('error')).error).toMatchObject({ code: 'E_BANNED', reason: 'Insults' })
    await ann.ask('DELETE', `/api/tokens/${(await ann.ask('GET', '/api/tokens')).body.tokens[0].id}`)
    expect(await talks[2]!.closed).toMatchObject({ reason: 'E_TOKEN' })
    await ann.ask('DELETE', '/api/session')
    expect(await talks[1]!.closed).toMatchObject({ reason: 'E_SIGNED_OUT' })
    calm.send({ type: 'ping' })
    await calm.next('pong')
    calm.close()
  })

  it('count together how often somebody asks', async () => {
    const settings = { ...UNLIMITED, creationsPerMinute: 4 }
    const limited = [await openNode(settings), await openNode(settings)]
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) {
      const answer = await fetch(`${limited[i % 2]!.url}/api/me`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"Ann"}',
      })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  })
})
