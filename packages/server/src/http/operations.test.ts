import { afterEach, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer, Visitor } from '../../test/harness.ts'

let server: TestServer
afterEach(() => server.close())

describe('operations', () => {
  it('answers whoever watches over it, however often', async () => {
    server = await openTestServer({ settings: { requestsPerMinute: 3 } })
    const visitor = new Visitor(server.url)
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      for (let i = 0; i < 5; i++) expect((await visitor.ask('GET', path)).status).toBe(200)
    }
    expect((await visitor.ask('GET', '/metrics')).body).toMatch(/serai_http_request_seconds_count\{.*healthz.*\} 5/)
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) statuses.push((await visitor.ask('GET', '/api/games')).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  it('counts what makes new things more strictly', async () => {
    server = await openTestServer({ settings: { creationsPerMinute: 2 } })
    const visitor = new Visitor(server.url)
    const codes: unknown[] = []
    for (let i = 0; i < 3; i++) codes.push((await visitor.ask('PUT', '/api/me', { name: 'x' })).body.error?.code)
    expect(codes).toEqual([undefined, undefined, 'E_RATE'])
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
    server.house.lobby = async () => {
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
    const { headers, body } = await new Visitor(server.url).ask('GET', '/')
    const policy = headers.get('content-security-policy')!
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(body).toContain('Serai')
    expect(body).not.toMatch(/<script(?! src="\/home\.js">)/)
    expect(body).not.toMatch(/ on\w+=/)
    expect((await new Visitor(server.url).ask('GET', '/home.js')).headers.get('content-type')).toContain('javascript')
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
    const lobby = server.house.lobby.bind(server.house)
    const begun = new Promise<() => void>((resolve) => {
      server.house.lobby = () => new Promise((answer) => resolve(() => answer(lobby())))
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
