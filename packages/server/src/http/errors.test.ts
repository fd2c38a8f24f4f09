import { once } from 'node:events'
import { connect } from 'node:net'
import { Failure } from '@serai/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer, Visitor } from '../../test/harness.ts'
import { inMemoryOnly } from '../../test/place.ts'
import { MemoryStore } from '../store/memory/memory-store.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ store: new MemoryStore() })
})
afterAll(() => server.close())

/** What comes back to a text, be it HTTP or not, until the connection ends. */
async function answerTo(text: string): Promise<{ status: number; body: unknown }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (piece: string) => {
    answer += piece
  })
  socket.write(text)
  await once(socket, 'close')
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) }
}

inMemoryOnly(() => {
  describe('what reaches no route is refused in the form of all refusals', () => {
    it.each([
      ['no HTTP at all', 'x\r\n\r\n', 400, 'E_REQUEST'],
      ['no method', ' /api/me HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'E_REQUEST'],
      [
        'two lengths',
        'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{',
        400,
        'E_REQUEST',
      ],
      ['headers that never end', `GET / HTTP/1.1\r\nhost: x\r\n${'x: y\r\n'.repeat(10_000)}`, 431, 'E_TOO_LARGE'],
    ])('%s', async (_, text, status, code) => {
      const answer = await answerTo(text)
      expect(answer).toMatchObject({ status, body: { error: { code } } })
      expect(Failure.safeParse(answer.body).success).toBe(true)
    })

    it.each([
      ['an address that cannot be decoded', '/api/tables/%ED%A0%80', 'it cannot be decoded'],
      ['a part of it that is too long', `/api/tables/${'x'.repeat(300)}`, 'a part of it is too long'],
    ])('%s', async (_, path, fault) => {
      const { status, body } = await new Visitor(server.url).ask('GET', path)
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { error: { code: 'E_REQUEST', in: 'url', faults: [{ at: '', fault }] } },
      })
      expect(Failure.safeParse(body).success).toBe(true)
    })
  })

  it('a request is answered whatever else it expects', async () => {
    const answer = await answerTo('GET /healthz HTTP/1.1\r\nhost: x\r\nexpect: x\r\nconnection: close\r\n\r\n')
    expect(answer).toEqual({ status: 200, body: { status: 'alive' } })
  })
})
