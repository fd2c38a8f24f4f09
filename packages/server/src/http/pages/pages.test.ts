import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../../test/harness.ts'

let server: TestServer
afterEach(() => server.close())

function builtClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'serai-web-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Serai</title>')
  writeFileSync(join(folder, 'sw.js'), 'self')
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.gz'), gzipSync('export {}'))
  return folder
}

/** With the address as it is: a browser would make it shorter. */
function rawGet(url: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    request({ hostname, port, path }, (answer) => {
      let body = ''
      answer.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
    })
      .on('error', reject)
      .end()
  })
}

describe('pages', () => {
  it.each(['/', '/t/abc', '/t/abc?seat=1', '/no/such/page', '/people/J.R'])('%s is the one page', async (path) => {
    server = await openTestServer({ settings: { web: builtClient() } })
    const answer = await fetch(server.url + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toContain('Serai')
  })

  it('keeps files that are named by what is in them', async () => {
    server = await openTestServer({ settings: { web: builtClient() } })
    const answer = await fetch(`${server.url}/assets/main-1a2b.js`, { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(await answer.text()).toBe('export {}')
  })

  it.each(['/assets/old-ffff.js', '/assets/', '/old.js', '/api/nothing', '/api', '/api/x.js'])(
    '%s is not there',
    async (path) => {
      server = await openTestServer({ settings: { web: builtClient() } })
      expect((await fetch(server.url + path)).status).toBe(404)
    },
  )

  it.each([
    '/../secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
  ])('%s does not lead out of the folder', async (path) => {
    const web = join(builtClient(), 'assets')
    writeFileSync(join(web, '..', 'secret.txt'), 'secret')
    mkdirSync(join(web, 'assets'))
    server = await openTestServer({ settings: { web } })
    const { status, body } = await rawGet(server.url, path)
    expect(status).toBeLessThan(500)
    expect(body).not.toContain('secret')
  })

  it('serves what was built while it ran', async () => {
    const web = builtClient()
    server = await openTestServer({ settings: { web } })
    const get = async (path: string) => {
      const answer = await fetch(server.url + path)
      return [answer.status, answer.headers.get('cache-control'), await answer.text()]
    }
    rmSync(join(web, 'assets', 'main-1a2b.js'))
    rmSync(join(web, 'assets', 'main-1a2b.js.gz'))
    rmSync(join(web, 'index.html'))
    expect((await get('/'))[2]).toContain('npm start')
    writeFileSync(join(web, 'index.html'), 'anew')
    writeFileSync(join(web, 'assets', 'main-3c4d.js'), 'export default 2')
    writeFileSync(join(web, 'sw.js'), 'worker')
    expect(await get('/t/abc')).toEqual([200, 'no-cache', 'anew'])
    expect(await get('/sw.js')).toEqual([200, 'no-cache', 'worker'])
    expect(await get('/assets/main-3c4d.js')).toEqual([200, 'public, max-age=31536000, immutable', 'export default 2'])
    expect((await get('/assets/main-1a2b.js'))[0]).toBe(404)
  })

  it('counts a page, but not the files it is made of', async () => {
    server = await openTestServer({ settings: { web: builtClient(), requestsPerMinute: 1 } })
    const status = async (path: string) => (await fetch(server.url + path)).status
    for (let i = 0; i < 3; i++) {
      expect(await status('/assets/main-1a2b.js')).toBe(200)
      expect(await status('/sw.js')).toBe(200)
    }
    expect(await status('/')).toBe(200)
    expect(await status('/')).toBe(429)
    expect(await status('/assets/main-1a2b.js')).toBe(200)
    expect(await status('/assets/none.js')).toBe(429)
  })

  it('says what to do when nothing is built', async () => {
    server = await openTestServer()
    const answer = await fetch(`${server.url}/`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('npm start')
  })
})
