import { expect, it } from 'vitest'
import { welcome } from './welcome.ts'

const local = 'http://localhost:3000'
const network = ['http://192.168.1.7:3000', 'http://10.0.0.7:3000']

it('names every address', () => {
  expect(welcome(local, network, false)).toBe(
    [`Serai is open at ${local}`, `  on the network at ${network[0]}`, `  on the network at ${network[1]}`].join('\n'),
  )
})

it('shows a code on a terminal', () => {
  const text = welcome(local, network, true)
  expect(text).toContain('█')
  expect(text).toContain(`${network[0]} for phones`)
})

it('has no code for a machine that nobody else can reach', () => {
  expect(welcome(local, [], true)).toBe(`Serai is open at ${local}`)
})
