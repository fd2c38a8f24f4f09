import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { visitors } from './server.ts'

const built = fileURLToPath(new URL('../dist', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'serai-renewal-'))
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }
const visit = visitors()
let server: Server

beforeAll(async () => {
  server = createServer(({ url = '/' }, response) => {
    const file = url === '/' ? '/index.html' : url
    try {
      const bytes = readFileSync(join(folder, file))
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(bytes)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** As an update of the server does it: another page, and a worker that knows of it. */
function update(): void {
  const change = (file: string, from: string | RegExp, to: string) => {
    const path = join(folder, file)
    const before = readFileSync(path, 'utf8')
    const after = before.replace(from, to)
    expect(after).not.toBe(before)
    writeFileSync(path, after)
  }
  change('index.html', '</head>', '<meta name="updated"></head>')
  change('sw.js', /("index\.html",revision:")\w+/, '$1another')
}

it('makes way for the new page after an update, by itself', async () => {
  cpSync(built, folder, { recursive: true })
  const { port } = server.address() as AddressInfo
  const { page } = await visit(`http://localhost:${port}`, { serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  update()
  await page.reload()
  await page.locator('meta[name=updated]').waitFor({ state: 'attached' })
})
