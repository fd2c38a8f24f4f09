import { expect, it } from 'vitest'
import { welcome } from './welcome.ts'

const local = 'http://localhost:3000'
const network = ['http://192.168.1.7:3000', 'http://10.0.0.7:3000']

it('names every address', () => {
  expect(welcome(local, network, false)).toBe(
    [
      `Serai is running at ${local}`,
      `  on your network: ${network[0]}`,
      `  on your network: ${network[1]}`,
      'Press Ctrl+C to stop.',
    ].join('\n'),
  )
})

it('shows a code on a terminal', () => {
  const text = welcome(local, network, true)
  expect(text).toContain('█')
  expect(text).toContain(`Scan to open ${network[0]} on a phone`)
})

it('has no code for a machine that nobody else can reach', () => {
  expect(welcome(local, [], true)).toBe(`Serai is running at ${local}\nPress Ctrl+C to stop.`)
})
