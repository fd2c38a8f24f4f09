import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openTestServer, type TestServer, Visitor } from '../../../test/harness.ts'
import { inMemoryOnly } from '../../../test/place.ts'

let server: TestServer
let nobody: Visitor

beforeAll(async () => {
  server = await openTestServer()
  nobody = new Visitor(server.url)
})
afterAll(() => server.close())

const PASSWORD = 'correct horse'
const NARDE = { game: 'long-narde', seats: 2 }

/** The browser after an answer that set its cookie. */
const withCookieOf = ({ headers }: { headers: Headers }) =>
  new Visitor(server.url, { cookie: headers.getSetCookie()[0]!.split(';')[0]! })

async function signUp(name: string, from = nobody): Promise<Visitor> {
  const answer = await from.ask('POST', '/api/account', { name, password: PASSWORD })
  expect(answer.status).toBe(200)
  return withCookieOf(answer)
}

const signIn = (name: string, password = PASSWORD) => nobody.ask('POST', '/api/session', { name, password })

const codeOf = async (answer: Promise<{ status: number; body: { error?: { code: string } } }>) => {
  const { status, body } = await answer
  return [status, body.error?.code]
}

describe('signing up', () => {
  it('turns the guest into an account who keeps the games, and makes the cookie of the guest worthless', async () => {
    const guest = await server.person('Guest')
    const { id } = (await guest.ask('POST', '/api/tables', NARDE)).body
    await guest.ask('POST', `/api/tables/${id}/seat`, {})
    const { me: before } = (await guest.ask('GET', '/api/me')).body
    const account = await signUp('Mira', guest)
    expect((await account.ask('GET', '/api/me')).body.me).toEqual({ id: before.id, name: 'Mira', isAccount: true })
    expect((await nobody.ask('GET', `/api/tables/${id}`)).body).toMatchObject({
      host: 'Mira',
      seats: [{ name: 'Mira' }, {}],
    })
    expect((await account.ask('POST', `/api/tables/${id}/bots`, { bot: 'random' })).status).toBe(200)
    expect((await account.ask('POST', `/api/tables/${id}/start`)).body.status).toBe('running')
    expect((await guest.ask('GET', '/api/me')).body).toEqual({ me: null })
    expect(await codeOf(account.ask('POST', '/api/account', { name: 'Again', password: PASSWORD }))).toEqual([
      409,
      'E_HAS_ACCOUNT',
    ])
  })

  it('keeps the open socket, until the session ends', async () => {
    const guest = await server.person('Sock')
    const talk = await guest.talk()
    const account = await signUp('Socket', guest)
    talk.send({ type: 'ping', id: 'still' })
    expect(await talk.next('pong')).toMatchObject({ id: 'still' })
    await account.ask('DELETE', '/api/session')
    expect(await talk.closed).toMatchObject({ reason: 'E_SIGNED_OUT' })
  })

  it('gives a name to one account only, and to no guest', async () => {
    await signUp('Zoë')
    const taken = [409, 'E_NAME_TAKEN']
    expect(await codeOf(nobody.ask('POST', '/api/account', { name: 'ZOË', password: PASSWORD }))).toEqual(taken)
    expect(await codeOf(nobody.ask('PUT', '/api/me', { name: 'zoë' }))).toEqual(taken)
    const other = await signUp('Other')
    expect(await codeOf(other.ask('PUT', '/api/me', { name: 'Zoë' }))).toEqual(taken)
    expect((await other.ask('PUT', '/api/me', { name: 'OTHER' })).body.me).toMatchObject({ name: 'OTHER' })
    expect((await other.ask('GET', '/api/me')).body.me.isAccount).toBe(true)
    expect((await signIn('other')).status).toBe(200)
  })

  inMemoryOnly(() => {
    it.each(['short', 'x'.repeat(201)])('says how long a password is: %#', async (password) => {
      const answer = await nobody.ask('POST', '/api/account', { name: 'Nemo', password })
      expect(answer.body.error).toMatchObject({ code: 'E_PASSWORD', min: 8, max: 200 })
      expect(answer.status).toBe(400)
    })

    it.each([
      'password',
      'PASSWORD',
      '12345678',
      ' Qwertyui',
      'йцукенгш',
      'zzzzzzzzz',
      ' '.repeat(9),
      'bartholomew',
      'Bartholomew',
    ])('refuses what anybody would guess first: %s', async (password) => {
      const sent = nobody.ask('POST', '/api/account', { name: 'Bartholomew', password })
      expect(await codeOf(sent)).toEqual([400, 'E_PASSWORD_COMMON'])
    })
  })
})

describe('the name of an account', () => {
  it('is no longer that of guests who had it before', async () => {
    const [first, second] = [await server.person('Alice'), await server.person('Alice')]
    const bot = await second.withToken()
    const { id } = (await second.ask('POST', '/api/tables', { ...NARDE, seat: true })).body
    const account = await signUp('Alice', first)
    expect((await bot.ask('GET', '/api/me')).body.me.name).toBe('Alice 2')
    expect((await second.ask('GET', `/api/tables/${id}`)).body).toMatchObject({
      host: 'Alice 2',
      seats: [{ name: 'Alice 2' }, {}],
    })
    expect((await account.ask('GET', '/api/me')).body.me.name).toBe('Alice')
    expect((await (await account.withToken()).ask('GET', '/api/me')).body.me.name).toBe('Alice')
    await signUp('Alice 2')
    expect((await second.ask('POST', '/api/tables', NARDE)).body.host).toBe('Alice 3')
  })

  inMemoryOnly(() => {
    it('has no twins in other letters', async () => {
      const boris = await signUp('Boris')
      expect(await codeOf(nobody.ask('PUT', '/api/me', { name: 'Bоris' }))).toEqual([409, 'E_NAME_TAKEN'])
      const open = (name: string) => codeOf(nobody.ask('POST', '/api/account', { name, password: PASSWORD }))
      expect(await open('Cop')).toEqual([200, undefined])
      expect(await open('Сор')).toEqual([409, 'E_NAME_TAKEN'])
      // One that has both may look like names that are not taken yet.
      expect(await open('Pоlly')).toEqual([400, 'E_NAME_MIXED'])
      expect(await codeOf(boris.ask('PUT', '/api/me', { name: 'Bоris' }))).toEqual([400, 'E_NAME_MIXED'])
      await signUp('Ilya')
      const called = (name: string) => codeOf(nobody.ask('PUT', '/api/me', { name }))
      for (const twin of ['\u04c0lya', 'llya', 'ILYА', 'Ιlya'])
        expect(await called(twin)).toEqual([409, 'E_NAME_TAKEN'])
      expect(await open('llya')).toEqual([409, 'E_NAME_TAKEN'])
      expect(await codeOf(boris.ask('PUT', '/api/me', { name: 'llya' }))).toEqual([409, 'E_NAME_TAKEN'])
      // To sign in takes the name itself.
      expect((await signIn('ilya')).status).toBe(200)
      expect((await signIn('llya')).status).toBe(401)
    })

    it('is given up by guests who look like it, too', async () => {
      const guest = await server.person('Маrk')
      expect((await guest.ask('GET', '/api/me')).body.me.name).toBe('Маrk')
      await signUp('Mark')
      expect((await guest.ask('GET', '/api/me')).body.me.name).toBe('Маrk 2')
    })
  })
})

describe('signing in', () => {
  it('is the same person elsewhere; a guest who signs in leaves the guest behind', async () => {
    const home = await signUp('Ida')
    const away = withCookieOf(await signIn(' ida '))
    expect((await away.ask('GET', '/api/me')).body).toEqual((await home.ask('GET', '/api/me')).body)
    const guest = await server.person('Passing')
    const { id } = (await guest.ask('POST', '/api/tables', NARDE)).body
    await guest.ask('POST', `/api/tables/${id}/seat`, {})
    await guest.ask('POST', '/api/session', { name: 'Ida', password: PASSWORD })
    expect((await guest.ask('DELETE', `/api/tables/${id}/seat`)).status).toBe(200)
  })

  it('answers a wrong name and a wrong password alike', async () => {
    await signUp('Known')
    const [wrong, unknown] = [await signIn('Known', 'wrong password'), await signIn('Unknown', 'wrong password')]
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual(unknown.body)
    expect(wrong.body.error.code).toBe('E_SIGN_IN')
    expect(wrong.headers.getSetCookie()).toEqual([])
  })

  describe('too often', () => {
    const guess = async (url: string, address: string) => {
      const visitor = new Visitor(url, { 'x-forwarded-for': address })
      return (await visitor.ask('POST', '/api/session', { name: 'Ann', password: 'a guess' })).body.error.code
    }

    it('is refused to the address, and does not keep out the owner', async () => {
      const strict = await openTestServer({ settings: { signInsPerMinute: 3, trustProxy: true } })
      const owner = new Visitor(strict.url, { 'x-forwarded-for': '198.51.100.1' })
      const made = await owner.ask('POST', '/api/account', { name: 'Ann', password: PASSWORD })
      const codes = []
      for (let i = 0; i < 4; i++) codes.push(await guess(strict.url, '198.51.100.66'))
      expect(codes).toEqual(['E_SIGN_IN', 'E_SIGN_IN', 'E_SIGN_IN', 'E_RATE'])
      const cookie = made.headers.getSetCookie()[0]!.split(';')[0]!
      const home = new Visitor(strict.url, { ...owner.headers, cookie })
      const change = { old: PASSWORD, password: 'another horse' }
      expect((await home.ask('PUT', '/api/account/password', change)).status).toBe(204)
      expect((await owner.ask('POST', '/api/session', { name: 'Ann', password: change.password })).status).toBe(200)
      await strict.close()
    })

    it('is refused for the name, from however many addresses', async () => {
      // However long the passwords take to check, nobody earns another try meanwhile.
      vi.useFakeTimers({ toFake: ['Date'] })
      onTestFinished(() => void vi.useRealTimers())
      const strict = await openTestServer({ settings: { signInsPerMinute: 1, trustProxy: true } })
      const codes = []
      for (let i = 0; i < 11; i++) codes.push(await guess(strict.url, `198.51.100.${i}`))
      expect(codes).toEqual([...Array(10).fill('E_SIGN_IN'), 'E_RATE'])
      await strict.close()
    })
  })
})

describe('sessions', () => {
  it('are listed, and ended one by one', async () => {
    const home = await signUp('Lena')
    const away = withCookieOf(await signIn('Lena'))
    const talk = await away.talk()
    const { sessions } = (await home.ask('GET', '/api/sessions')).body
    expect(sessions.map(({ isThis }: { isThis: boolean }) => isThis).sort()).toEqual([false, true])
    const other = sessions.find(({ isThis }: { isThis: boolean }) => !isThis)
    expect((await home.ask('DELETE', `/api/sessions/${other.id}`)).status).toBe(204)
    expect(await talk.closed).toMatchObject({ reason: 'E_SIGNED_OUT' })
    expect((await away.ask('GET', '/api/me')).body).toEqual({ me: null })
    expect((await home.ask('GET', '/api/me')).body.me.name).toBe('Lena')
    expect(await codeOf(home.ask('DELETE', `/api/sessions/${other.id}`))).toEqual([404, 'E_SESSION_UNKNOWN'])
  })

  it('end everywhere at once', async () => {
    const home = await signUp('Max')
    const away = withCookieOf(await signIn('Max'))
    const talks = [await home.talk(), await away.talk()]
    const answer = await home.ask('DELETE', '/api/sessions')
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()[0]).toMatch(/^serai=;/)
    for (const talk of talks) expect((await talk.closed).reason).toBe('E_SIGNED_OUT')
    for (const visitor of [home, away]) expect((await visitor.ask('GET', '/api/me')).body).toEqual({ me: null })
  })

  inMemoryOnly(() => {
    it('do not believe a cookie of another secret', async () => {
      const home = await signUp('Nina')
      const [value, signature] = decodeURIComponent(home.headers.cookie!.slice('serai='.length)).split(/\.(?=[^.]*$)/)
      const other = `${value!.slice(0, -1)}${value!.endsWith('A') ? 'B' : 'A'}`
      for (const cookie of [`serai=${other}.${signature}`, `serai=${value}`]) {
        expect((await new Visitor(server.url, { cookie }).ask('GET', '/api/me')).body).toEqual({ me: null })
      }
    })

    it('are not for guests, tokens or nobody', async () => {
      const guest = await server.person('G')
      const token = await (await signUp('Tokener')).withToken()
      for (const visitor of [guest, token]) {
        expect(await codeOf(visitor.ask('GET', '/api/sessions'))).toEqual([403, 'E_NO_ACCOUNT'])
        expect(await codeOf(visitor.ask('DELETE', '/api/account', { password: PASSWORD }))).toEqual([
          403,
          'E_NO_ACCOUNT',
        ])
      }
      expect(await codeOf(nobody.ask('GET', '/api/sessions'))).toEqual([401, 'E_NOBODY'])
    })
  })
})

describe('a token', () => {
  const refused = [403, 'E_NOT_BY_TOKEN']

  it('makes no account of its guest, and no tokens', async () => {
    const guest = await server.person('Careless')
    const token = await guest.withToken()
    const { tokens } = (await token.ask('GET', '/api/tokens')).body
    expect(await codeOf(token.ask('POST', '/api/account', { name: 'Thief', password: PASSWORD }))).toEqual(refused)
    expect(await codeOf(token.ask('POST', '/api/tokens', { label: 'more' }))).toEqual(refused)
    expect(await codeOf(token.ask('DELETE', `/api/tokens/${tokens[0].id}`))).toEqual(refused)
    expect((await guest.ask('GET', '/api/me')).body.me.name).toBe('Careless')
    expect((await guest.ask('GET', '/api/tokens')).body).toEqual({ tokens })
  })

  it('gives a new name to a guest, and not to an account', async () => {
    const token = await (await server.person('Wanderer')).withToken()
    expect((await token.ask('PUT', '/api/me', { name: 'Rover' })).body.me.name).toBe('Rover')
    const theirs = await (await signUp('Settled')).withToken()
    expect(await codeOf(theirs.ask('PUT', '/api/me', { name: 'Moved' }))).toEqual(refused)
    expect((await signIn('Settled')).status).toBe(200)
  })
})

it('a new password ends the other sessions', async () => {
  const home = await signUp('Olga')
  const away = withCookieOf(await signIn('Olga'))
  const change = (old: string, password: string) => home.ask('PUT', '/api/account/password', { old, password })
  expect(await codeOf(change('wrong password', 'another horse'))).toEqual([403, 'E_PASSWORD_WRONG'])
  expect(await codeOf(change(PASSWORD, 'short'))).toEqual([400, 'E_PASSWORD'])
  expect(await codeOf(change(PASSWORD, 'iloveyou'))).toEqual([400, 'E_PASSWORD_COMMON'])
  expect((await change(PASSWORD, 'another horse')).status).toBe(204)
  expect((await away.ask('GET', '/api/me')).body).toEqual({ me: null })
  expect((await home.ask('GET', '/api/me')).body.me.name).toBe('Olga')
  expect((await signIn('Olga')).status).toBe(401)
  expect((await signIn('Olga', 'another horse')).status).toBe(200)
})

it('deleting an account lets go of everything, and a bot plays on', async () => {
  const pia = await signUp('Pia')
  const bob = await server.person('Bob')
  const { id: running } = (await bob.ask('POST', '/api/tables', NARDE)).body
  for (const person of [bob, pia]) await person.ask('POST', `/api/tables/${running}/seat`, {})
  await bob.ask('POST', `/api/tables/${running}/start`)
  const { id: open } = (await bob.ask('POST', '/api/tables', NARDE)).body
  await pia.ask('POST', `/api/tables/${open}/seat`, {})
  const token = await pia.withToken()
  const talk = await pia.talk()

  expect(await codeOf(pia.ask('DELETE', '/api/account', { password: 'wrong password' }))).toEqual([
    403,
    'E_PASSWORD_WRONG',
  ])
  expect((await pia.ask('DELETE', '/api/account', { password: PASSWORD })).status).toBe(204)
  await talk.closed
  expect((await pia.ask('GET', '/api/me')).body).toEqual({ me: null })
  expect((await token.ask('GET', '/api/me')).status).toBe(401)
  expect((await signIn('Pia')).status).toBe(401)
  expect((await nobody.ask('GET', '/api/people/Pia')).status).toBe(404)
  const { seats } = (await nobody.ask('GET', `/api/tables/${running}`)).body
  expect(seats[1]).toMatchObject({ name: 'Pia', autopilot: true })
  expect((await nobody.ask('GET', `/api/tables/${open}`)).body.seats[0].kind).toBe('empty')
  await signUp('Pia')
})

it('deleting a token closes what it has open', async () => {
  const ann = await server.person('Ann')
  const token = await ann.withToken()
  const stream = await fetch(`${server.url}/api/bot/stream`, { headers: token.headers })
  const talk = await token.talk()
  const { tokens } = (await ann.ask('GET', '/api/tokens')).body
  await ann.ask('DELETE', `/api/tokens/${tokens[0].id}`)
  expect(await talk.closed).toMatchObject({ reason: 'E_TOKEN' })
  expect(await stream.text()).toContain('"hello"')
})

it('a session that ends on another node closes the socket at the next heartbeat', async () => {
  // The heart beats once: at a second beat a client that has not answered in time is gone.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const near = await openTestServer({ settings: { heartbeatMs: 500 } })
  const far = await openTestServer({ store: near.store })
  const made = await new Visitor(near.url).ask('POST', '/api/account', { name: 'Ann', password: PASSWORD })
  const cookie = made.headers.getSetCookie()[0]!.split(';')[0]!
  const talk = await new Visitor(near.url, { cookie }).talk()
  await new Visitor(far.url, { cookie }).ask('DELETE', '/api/session')
  vi.advanceTimersByTime(500)
  expect(await talk.closed).toMatchObject({ reason: 'E_SIGNED_OUT' })
  await Promise.all([near.close(), far.close()])
})
