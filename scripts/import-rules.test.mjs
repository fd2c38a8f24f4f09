import { describe, expect, it } from 'vitest'
import { importFault, importsOf } from './import-rules.mjs'

describe('importsOf', () => {
  it('finds every form', () => {
    const source = `
import a from 'one'
import { b, type C } from "two"
import * as d from './three.ts'
import 'four'
export { e } from 'five'
export * from 'six'
import type { F } from 'seven'
import {
  g,
  h,
} from 'eight'
const i = await import('nine')
const j = require('ten')
type K = import('eleven').K
`
    expect(importsOf(source)).toEqual([
      'one',
      'two',
      './three.ts',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'eleven',
    ])
  })

  it('leaves comments and texts alone', () => {
    const source = `
// import a from 'one'
/* import b from 'two' */
const text = "important from 'three'"
export const from = 'four'
`
    expect(importsOf(source)).toEqual([])
  })
})

describe('importFault', () => {
  it.each([
    ['packages/catan/src/a.ts', '@serai/kernel'],
    ['packages/bots/src/a.ts', '@serai/narde'],
    ['packages/cli/src/a.ts', '@serai/bots'],
    ['packages/cli/src/a.ts', 'node:fs'],
    ['packages/cli/src/a.ts', 'commander'],
    ['packages/catan/src/a.test.ts', '@serai/test-kit'],
    ['packages/kernel/src/a.test.ts', '@serai/test-kit'],
    ['packages/catan/src/a.test.ts', 'node:fs'],
    ['packages/catan/examples/a.ts', '@serai/catan'],
    ['packages/test-kit/src/a.ts', '@serai/kernel'],
    ['packages/test-kit/src/a.ts', 'vitest'],
    ['packages/test-kit/src/a.ts', '@serai/catan'],
    ['packages/bots/src/catan/a.ts', '@serai/catan/raw'],
    ['packages/lab/src/board/draft/a.ts', '@serai/catan/raw'],
    ['packages/catan/src/a.test.ts', '@serai/catan/raw'],
    ['packages/test-kit/src/a.ts', '@serai/narde/raw'],
    ['packages/web/src/a.test.tsx', '@serai/test-kit/positions'],
    ['packages/web/test/a.ts', '@serai/test-kit/positions'],
    ['packages/tables/src/a.test.ts', '@serai/test-kit/tables'],
    ['packages/tables/src/a.ts', '@serai/protocol'],
    ['packages/web/src/a.ts', '@serai/tables'],
    ['packages/catan/src/rules/a.ts', '../b.ts'],
    ['packages/web/chunks.ts', '../../scripts/games.mjs'],
  ])('%s may import %s', (path, specifier) => {
    expect(importFault(path, specifier)).toBeNull()
  })

  it.each([
    ['packages/kernel/src/a.ts', '@serai/catan', 'upward'],
    ['packages/catan/src/a.ts', '@serai/narde', 'upward'],
    ['packages/catan/src/a.test.ts', '@serai/bots', 'upward'],
    ['packages/bots/src/a.ts', '@serai/cli', 'upward'],
    ['packages/test-kit/src/a.ts', '@serai/server', 'upward'],
    ['packages/tables/src/a.ts', '@serai/server', 'upward'],
    ['packages/tables/src/a.ts', 'node:crypto', 'browser'],
    ['packages/lab/src/a.ts', '@serai/tables', 'upward'],
    ['packages/web/src/a.ts', '@serai/test-kit/positions', 'outside a test'],
    ['packages/web/src/a.test.ts', '@serai/test-kit/walk', 'reaches into'],
    ['packages/web/src/a.test.ts', '@serai/catan/raw', 'reads the memory'],
    ['packages/lab/src/board/svg/a.ts', '@serai/catan/raw', 'reads the memory'],
    ['packages/lab/src/a.ts', '@serai/catan/raw', 'reads the memory'],
    ['packages/catan/src/a.ts', '@serai/test-kit', 'outside a test'],
    ['packages/cli/src/a.ts', '@serai/kernel/src/log.ts', 'reaches into'],
    ['packages/cli/src/a.ts', '@serai/kernel/dist/log.js', 'reaches into'],
    ['packages/cli/src/a.ts', '../../kernel/src/log.ts', 'leaves its package'],
    ['packages/catan/src/a.test.ts', '../../kernel/src/log.ts', 'leaves its package'],
    ['packages/web/src/a.ts', '../../../scripts/games.mjs', 'leaves its package'],
    ['packages/kernel/src/a.ts', 'node:crypto', 'browser'],
    ['packages/bots/src/a.ts', 'fs/promises', 'browser'],
    ['packages/kernel/src/a.ts', 'lodash', 'no dependencies'],
    ['packages/new/src/a.ts', '@serai/kernel', 'no place'],
  ])('%s may not import %s', (path, specifier, why) => {
    expect(importFault(path, specifier)).toContain(why)
  })
})
