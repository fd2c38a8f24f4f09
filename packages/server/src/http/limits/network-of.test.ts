import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it.each([
  ['2001:db8:0:1::1', '2001:DB8:0:1:ffff:ffff:ffff:ffff'],
  ['2001:db8::1', '2001:db8:0:0:5:6:7:8'],
  ['fe80::1%eth0', 'fe80::2%eth1'],
  ['::ffff:10.0.0.1', '::FFFF:a00:1'],
])('%s and %s are of one', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other))
})

it.each([
  ['10.0.0.1', '10.0.0.2'],
  ['2001:db8:0:1::1', '2001:db8:0:2::1'],
  ['2001:db8:1::', '2001:db8::1'],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.2'],
])('%s and %s are not', (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other))
})

it('takes a connection that has ended, which has no address any more', () => {
  expect(networkOf(undefined)).toBe('')
})
