import type { NetworkInterfaceInfo } from 'node:os'
import { expect, it } from 'vitest'
import { addressesOf } from './addresses.ts'

const at = (address: string, family: 'IPv4' | 'IPv6', internal: boolean) =>
  ({ address, family, internal }) as NetworkInterfaceInfo

const interfaces = {
  lo: [at('127.0.0.1', 'IPv4', true), at('::1', 'IPv6', true)],
  eth0: [at('192.168.1.7', 'IPv4', false), at('fe80::1', 'IPv6', false)],
}

it.each([
  ['0.0.0.0', { local: 'http://localhost:3000', network: ['http://192.168.1.7:3000'] }],
  ['::', { local: 'http://localhost:3000', network: ['http://192.168.1.7:3000'] }],
  ['127.0.0.1', { local: 'http://127.0.0.1:3000', network: [] }],
  ['::1', { local: 'http://[::1]:3000', network: [] }],
])('listening on %s', (host, expected) => {
  expect(addressesOf(host, 3000, interfaces)).toEqual(expected)
})
