import { afterEach, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer, Visitor } from '../../../test/harness.ts'
import { inMemoryOnly } from '../../../test/place.ts'

let server: TestServer
afterEach(() => server.close())

describe('operations', () => {
  it('answers whoever looks whether it is well, however often', async () => {
    server = await openTestServer({ settings: { requestsPerMinute: 3 } })
    const visitor = new Visitor(server.url)
    for (const path of ['/healthz', '/readyz']) {
      for (let i = 0; i < 5; i++) expect((await visitor.ask('GET', path)).status).toBe(200)
    }
    expect((await visitor.ask('GET', '/metrics')).body).toMatch(/serai_http_request_seconds_count\{.*healthz.*\} 5/)
    const statuses: number[] = []
    for (const path of ['/api/games', '/metrics', '/metrics', '/api/games']) {
      statuses.push((await visitor.ask('GET', path)).status)
    }
    expect(statuses).toEqual([200, 200, 429, 429])
  })

  it('has figures of its tables, and reads no table for them', async () => {
    server = await openTestServer()
    const ann = await server.person('Ann')
    const { id } = (await ann.ask('POST', '/api/tables', { game: 'long-narde', seats: 2 })).body
    await ann.ask('POST', '/api/tables', { game: 'long-narde', seats: 2, isPrivate: true })
    await ann.ask('GET', `/api/tables/${id}`)
    server.store.listTables = () => Promise.reject(new Error('not for a count'))
    const { body } = await ann.ask('GET', '/metrics')
    expect(body).toContain('serai_tables{status="open"} 2')
    expect(body).toContain('serai_tables{status="running"} 0')
    expect(body).toContain('serai_tables_in_memory 1')
  })

  it('counts what makes new things more strictly', async () => {
    server = await openTestServer({ settings: { creationsPerMinute: 2 } })
    const visitor = new Visitor(server.url)
    const codes: unknown[] = []
    for (let i = 0; i < 3; i++) codes.push((await visitor.ask('PUT', '/api/me', { name: 'x' })).body.error?.code)
    expect(codes).toEqual([undefined, undefined, 'E_RATE'])
  })

  it('counts each kind of thing by itself: names that were chosen keep nobody from signing in', async () => {
    server = await openTestServer({ settings: { creationsPerMinute: 10, signInsPerMinute: 2 } })
    const visitor = new Visitor(server.url)
    for (let i = 0; i < 4; i++) expect((await visitor.ask('PUT', '/api/me', { name: 'x' })).status).toBe(200)
    const signIn = () => visitor.ask('POST', '/api/session', { name: 'Nobody', password: 'wrong horse' })
    const codes: unknown[] = []
    for (let i = 0; i < 3; i++) codes.push((await signIn()).body.error?.code)
    expect(codes).toEqual(['E_SIGN_IN', 'E_SIGN_IN', 'E_RATE'])
  })

  inMemoryOnly(() => {
    it('counts by what its own proxy says, whatever was said to the proxy', async () => {
      server = await openTestServer({ settings: { requestsPerMinute: 2, trustProxy: true } })
      const ask = async (forwarded: string) =>
        (await new Visitor(server.url, { 'x-forwarded-for': forwarded }).ask('GET', '/api/games')).status
      const forged: number[] = []
      for (let i = 0; i < 3; i++) forged.push(await ask(`10.0.0.${i}, 203.0.113.7`))
      expect(forged).toEqual([200, 200, 429])
      expect(await ask('203.0.113.7')).toBe(429)
      expect(await ask('203.0.113.8')).toBe(200)
    })

    it('says that it is not ready when the store does not answer', async () => {
      server = await openTestServer()
      server.store.lastSeq = async () => {
        throw new Error('disk /secret/path is gone')
      }
      const { status, body } = await new Visitor(server.url).ask('GET', '/readyz')
      expect({ status, body }).toEqual({ status: 503, body: { status: 'the store does not answer' } })
    })

    it('tells nothing of its inside when it fails', async () => {
      server = await openTestServer()
      server.tables.lobby = async () => {
        throw new Error('disk /secret/path is gone')
      }
      const { status, body } = await new Visitor(server.url).ask('GET', '/api/tables')
      expect(status).toBe(500)
      expect(body).toEqual({ error: { code: 'E_INTERNAL', message: expect.any(String) } })
      expect(JSON.stringify(body)).not.toContain('secret')
      expect(server.logged.join('')).toContain('disk /secret/path is gone')
    })

    it('allows scripts from itself only, and plain http', async () => {
      server = await openTestServer()
      const { headers } = await new Visitor(server.url).ask('GET', '/')
      const policy = headers.get('content-security-policy')!
      expect(policy).toContain("script-src 'self';")
      expect(policy).not.toContain('upgrade-insecure-requests')
      expect(headers.get('strict-transport-security')).toBeNull()
    })

    it('stays with TLS once it has it', async () => {
      server = await openTestServer({ settings: { isSecure: true } })
      const { headers } = await new Visitor(server.url).ask('PUT', '/api/me', { name: 'x' })
      expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
      expect(headers.get('strict-transport-security')).toContain('max-age')
      expect(headers.getSetCookie()[0]).toContain('Secure')
    })

    it('answers what it has begun before it stops', async () => {
      server = await openTestServer()
      const lobby = server.tables.lobby.bind(server.tables)
      const begun = new Promise<() => void>((resolve) => {
        server.tables.lobby = () => new Promise((answer) => resolve(() => answer(lobby())))
      })
      const asked = new Visitor(server.url).ask('GET', '/api/tables')
      const goOn = await begun
      const closing = server.close()
      goOn()
      expect((await asked).status).toBe(200)
      await closing
      await expect(new Visitor(server.url).ask('GET', '/healthz')).rejects.toThrow()
    })

    it('logs no secrets', async () => {
      server = await openTestServer()
      const ann = await server.person('Ann')
      const bot = await ann.withToken()
      await bot.ask('GET', '/api/me')
      await ann.ask('GET', '/api/me')
      const talk = await ann.talk()
      talk.close()
      await talk.closed
      const text = server.logged.join('')
      expect(text).toContain('/api/me')
      expect(text).not.toContain(ann.headers.cookie!.slice('serai='.length))
      expect(text).not.toContain(bot.headers.authorization!.slice('Bearer '.length))
    })
  })
})
