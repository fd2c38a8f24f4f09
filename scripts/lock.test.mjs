import { describe, expect, it } from 'vitest'
import { lockDifference, nodeFault } from './lock.mjs'

const lock = (packages) => ({ packages })
const one = { version: '1.0.0', integrity: 'sha512-a' }

describe('lockDifference', () => {
  it.each([
    ['equal', { 'node_modules/a': one }, { 'node_modules/a': one }, null],
    ['the root and workspaces are not installed', { '': {}, 'packages/kernel': {} }, {}, null],
    ['missing', { 'node_modules/a': one }, {}, 'node_modules/a is missing'],
    ['missing, but for another system', { 'node_modules/a': { ...one, optional: true } }, {}, null],
    [
      'another version',
      { 'node_modules/a': one },
      { 'node_modules/a': { ...one, version: '1.0.1' } },
      'node_modules/a is 1.0.1, the lock says 1.0.0',
    ],
    [
      'another content',
      { 'node_modules/a': one },
      { 'node_modules/a': { ...one, integrity: 'sha512-b' } },
      'node_modules/a is 1.0.0, the lock says 1.0.0',
    ],
    ['nested', { 'node_modules/a/node_modules/b': one }, {}, 'node_modules/a/node_modules/b is missing'],
  ])('%s', (_, wanted, installed, expected) => {
    expect(lockDifference(lock(wanted), lock(installed))).toBe(expected)
  })
})

describe('nodeFault', () => {
  it.each([
    ['v20.19.0', true],
    ['v20.20.2', true],
    ['v22.1.0', true],
    ['v20.18.3', false],
    ['v18.20.0', false],
  ])('%s', (version, fits) => {
    expect(nodeFault(version, '>=20.19') === null).toBe(fits)
  })
})
