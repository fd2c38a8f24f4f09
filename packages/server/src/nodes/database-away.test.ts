import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROTOCOL } from '@serai/protocol'
import { describePostgres, OwnPostgres } from '@serai/test-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServer, startTable } from '../../test/live.ts'
import { DEFAULT_SETTINGS, UNLIMITED } from '../http/settings.ts'

/** Less than anybody waits for a database that is away. */
const AT_ONCE_MS = 15_000

describePostgres('while the database is away', () => {
  let postgres: OwnPostgres
  let server: Awaited<ReturnType<typeof openServer>>
  beforeAll(async () => {
    postgres = (await OwnPostgres.make())!
    await postgres.initialize()
    await postgres.start()
    const web = mkdtempSync(join(tmpdir(), 'serai-web-'))
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Serai</title>')
    const { countingMs } = DEFAULT_SETTINGS
    server = await openServer({ database: postgres.url(), settings: { ...UNLIMITED, web, countingMs } })
  })
  afterAll(async () => {
    await server.close()
    await postgres.remove()
  })

  it('whoever has a cookie gets at once what does not need it', async () => {
    const ann = await server.person('Ann')
    const get = async (path: string) => {
      const signal = AbortSignal.timeout(AT_ONCE_MS)
      const answer = await fetch(server.url + path, { headers: ann.headers, signal })
      return { status: answer.status, text: await answer.text() }
    }
    await postgres.stop()
    for (const page of ['/', '/lab', '/t/abc']) {
      expect(await get(page)).toEqual({ status: 200, text: '<!doctype html><title>Serai</title>' })
    }
    expect((await get('/api/games')).status).toBe(200)
    expect((await get('/healthz')).status).toBe(200)
    expect(await get('/readyz')).toEqual({ status: 503, text: '{"status":"the database cannot be reached"}' })
    const metrics = await get('/metrics')
    expect(metrics.status).toBe(200)
    expect(metrics.text).toContain('serai_sockets 0')
    expect(metrics.text).not.toContain('serai_tables{')
    await postgres.start()
  })

  it('whoever connects is told that the tables pause, and is welcome when it is back', async () => {
    const ann = await server.person('Ann')
    await postgres.stop()
    const talk = await ann.connect()
    talk.send({ type: 'hello', protocol: PROTOCOL })
    expect(await talk.any()).toEqual({ type: 'pause', on: true })
    await postgres.start()
    expect((await talk.next('welcome')).me?.name).toBe('Ann')
    talk.close()
  })

  it('a server that is to stop does not wait for it', async () => {
    const stopping = await openServer({ database: postgres.url() })
    const ann = await stopping.person('Ann')
    const id = await startTable([ann], { game: 'long-narde', seats: 2, options: {} })
    const talk = await ann.talk()
    await postgres.stop()
    talk.send({ type: 'resign', table: id, id: 'r', seq: 0 })
    // Answered in order: with the pong the server has the command. A pause may come earlier, from work of its own.
    talk.send({ type: 'ping' })
    await talk.next('pong')
    await stopping.close()
    expect(await talk.closed).toMatchObject({ reason: 'E_AWAY' })
    await postgres.start()
  })
})
