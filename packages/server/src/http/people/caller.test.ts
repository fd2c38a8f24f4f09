import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer, Visitor } from '../../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const DAY_MS = 86_400_000
const heldBy = ({ headers }: Visitor) => decodeURIComponent(headers.cookie!).slice('serai='.length).split('~')[0]!

/** The same browser, which has had its cookie for so long. */
const aged = (visitor: Visitor, days: number) => {
  const value = server.app.signCookie(`${heldBy(visitor)}~${Date.now() - days * DAY_MS}`)
  return new Visitor(server.url, { cookie: `serai=${encodeURIComponent(value)}` })
}

async function signedUp(name: string): Promise<Visitor> {
  const answer = await new Visitor(server.url).ask('POST', '/api/account', { name, password: 'correct horse' })
  return new Visitor(server.url, { cookie: answer.headers.getSetCookie()[0]!.split(';')[0]! })
}

describe.each([
  ['a guest', (name: string) => server.person(name)],
  ['an account', signedUp],
])('the cookie of %s', (who, come) => {
  it('begins its year anew after a month', async () => {
    const name = `Old ${who}`
    const old = aged(await come(name), 31)
    const { headers } = await old.ask('GET', '/api/me')
    const [cookie] = headers.getSetCookie()
    expect(cookie).toContain(`Max-Age=${365 * 24 * 3600}`)
    const renewed = new Visitor(server.url, { cookie: cookie!.split(';')[0]! })
    const again = await renewed.ask('GET', '/api/me')
    expect(again.body.me.name).toBe(name)
    expect(again.headers.getSetCookie()).toEqual([])
  })

  it('is worth nothing after a year', async () => {
    const visitor = await come(`Kept ${who}`)
    expect((await aged(visitor, 366).ask('GET', '/api/me')).body).toEqual({ me: null })
    expect((await aged(visitor, 364).ask('GET', '/api/me')).body.me.name).toBe(`Kept ${who}`)
  })

  it('is left alone before, and by other requests', async () => {
    const visitor = await come(`Young ${who}`)
    expect((await aged(visitor, 29).ask('GET', '/api/me')).headers.getSetCookie()).toEqual([])
    expect((await aged(visitor, 31).ask('GET', '/api/me/tables')).headers.getSetCookie()).toEqual([])
  })
})

it('a cookie that is worth nothing is not set anew', async () => {
  const visitor = await signedUp('Gone')
  await visitor.ask('DELETE', '/api/session')
  const { body, headers } = await aged(visitor, 31).ask('GET', '/api/me')
  expect(body).toEqual({ me: null })
  expect(headers.getSetCookie()).toEqual([])
})
