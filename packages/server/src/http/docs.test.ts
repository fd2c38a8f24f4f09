import { readFileSync } from 'node:fs'
import { BotMessage, ClientMessage, PROTOCOL, REFUSAL_TEXTS, ServerMessage } from '@serai/protocol'
import { expect, it } from 'vitest'
import { openTestServer, Visitor } from '../../test/harness.ts'
import { DEFAULT_SETTINGS } from './settings.ts'

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

const typesOf = (union: { options: readonly { shape: { type: { value: unknown } } }[] }) =>
  union.options.map(({ shape }) => String(shape.type.value))

it('docs/protocol.md has every message, every request and the version', async () => {
  const text = read('docs/protocol.md')
  for (const type of [...typesOf(ClientMessage as never), ...typesOf(ServerMessage as never)]) {
    expect(text).toMatch(new RegExp(`\`${type} \\{`))
  }
  expect(text).toContain(`Version ${PROTOCOL} `)
  const server = await openTestServer({ settings: { adminToken: 'a-token-of-this-test' } })
  const { paths } = (await new Visitor(server.url).ask('GET', '/api/openapi.json')).body
  await server.close()
  const requests = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(requests.length).toBeGreaterThan(20)
  expect(requests.filter((request) => !text.includes(`\`${request}\``))).toEqual([])
  const documented = [...text.matchAll(/^\| `((?:GET|PUT|POST|DELETE) [^`]+)`/gm)].map((found) => found[1]!)
  expect(documented.filter((request) => !requests.includes(request))).toEqual([])
})

it('docs/security.md names a test that is there for every row', () => {
  const rows = read('docs/security.md')
    .split('\n')
    .filter((line) => /^\| (?!threat|fault|-)/.test(line))
  expect(rows.length).toBeGreaterThan(50)
  const missing = rows.filter((row) => {
    const [, file, title] = /\| `([^`]+\.test\.tsx?)`: (\S.*) \|$/.exec(row) ?? []
    return !file || !title || !read(file).includes(title)
  })
  expect(missing).toEqual([])
})

it('docs/bots.md has every message of the stream and the examples as they are', () => {
  const text = read('docs/bots.md')
  for (const type of typesOf(BotMessage as never)) expect(text).toContain(`| \`${type}\``)
  for (const file of ['random-bot.mjs', 'random_bot.py']) expect(text).toContain(read(`examples/bots/${file}`))
})

it('the documents have the limits as they are, and no code that there is not', () => {
  const [bots, deploy] = [read('docs/bots.md'), read('docs/administration.md')]
  const { requestsPerMinute, creationsPerMinute, signInsPerMinute, connections, underWay, unreadMs } = DEFAULT_SETTINGS
  const { messagesPerSecond, messageBurst, workPerSecond, workBurst, watches } = DEFAULT_SETTINGS
  const { mostWaiting, mostWaitingOfAddress, heartbeatMs } = DEFAULT_SETTINGS
  const ofAddress = [
    `${requestsPerMinute} requests a minute`,
    `${creationsPerMinute} new people`,
    `${signInsPerMinute} tries to sign in a minute`,
    `${connections} sockets and bot streams at once`,
    `${4 * connections} connections`,
    `${underWay} requests under way`,
    `${unreadMs / 1000} seconds in which nothing of an answer is read`,
    `${workPerSecond} messages a second over all its sockets in the long run, ${workBurst} at once`,
    `${messagesPerSecond} messages a second in the long run, ${messageBurst} at once`,
    `${mostWaitingOfAddress / 1e6} MB that wait to be read by its sockets and bot streams, of which ${mostWaiting / 1e6} MB by one`,
    `${watches} tables watched`,
  ]
  expect(ofAddress.filter((limit) => !deploy.includes(`| ${limit}`))).toEqual([])
  const ofBot = [
    `| \`alive\`     |                                                                  | every ${heartbeatMs / 1000} seconds`,
    `| ${requestsPerMinute} a minute |`,
    ...[2, 3, 5].map((cost) => `| ${requestsPerMinute / cost} a minute of each |`),
    `| ${creationsPerMinute} a minute of each |`,
    `| ${connections} open at once |`,
    `| ${underWay}; what is more work`,
    `| ${unreadMs / 1000} seconds without a byte |`,
    `| ${mostWaiting / 1e6} MB, ${mostWaitingOfAddress / 1e6} MB of all together |`,
  ]
  expect(ofBot.filter((limit) => !bots.includes(limit))).toEqual([])
  const codes = `${bots}${deploy}`.match(/\bE_[A-Z_]+/g)!
  expect(codes.filter((code) => !(code in REFUSAL_TEXTS))).toEqual([])
})
