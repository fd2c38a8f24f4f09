import { expect, it } from 'vitest'
import { readMessage } from './message.ts'

const load = { name: 'a:1', connections: 1, uptimeSeconds: 1.5, memoryBytes: 1, cpuShare: 0.5 }

it.each([
  { from: 'a' },
  { from: 'a', tables: [['t', 3, null]], present: ['t'] },
  { from: 'a', people: ['p'], lapsed: ['p'] },
  { from: 'a', asks: 'x', tells: { call: 'x', load, here: [['p', 2]], isLast: true } },
])('reads what nodes tell: %j', (message) => {
  expect(readMessage(JSON.stringify(message))).toEqual(message)
})

it.each(['', 'hello', 'null', '7', '[]', '{}', '{"from":7}', '{"from":"a","tables":7}', '{"from":"a","tells":{}}'])(
  'is not led astray by %j',
  (text) => {
    expect(readMessage(text)).toBeNull()
  },
)
