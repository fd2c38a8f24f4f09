import { expect, it } from 'vitest'
import { Connections } from './connections.ts'

it('counts the addresses of one network together', () => {
  const connections = new Connections(2)
  const enter = (address: string) => connections.enter(address)
  expect(['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'].map(enter)).toEqual([true, true, false, true])
  connections.leave('2001:db8::1')
  expect(['2001:db8::3', '2001:db8::4'].map(enter)).toEqual([true, false])
})
