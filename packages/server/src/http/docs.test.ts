import { readFileSync } from 'node:fs'
import { BotMessage, ClientMessage, PROTOCOL, ServerMessage } from '@serai/protocol'
import { expect, it } from 'vitest'
import { openTestServer, Visitor } from '../../test/harness.ts'

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

it('docs/bots.md has every message of the stream and the examples as they are', () => {
  const text = read('docs/bots.md')
  for (const type of typesOf(BotMessage as never)) expect(text).toContain(`| \`${type}\``)
  for (const file of ['random-bot.mjs', 'random_bot.py']) expect(text).toContain(read(`examples/bots/${file}`))
})
