import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REFUSALS as CATAN } from '@serai/catan'
import { REFUSALS as NARDE } from '@serai/narde'
import { REFUSAL_TEXTS } from '@serai/protocol'
import { TABLE_REFUSALS } from '@serai/tables'
import { describe, expect, it } from 'vitest'

const TEXTS: { readonly [code: string]: string | undefined } = REFUSAL_TEXTS

/** Codes in the source of a folder, as they are refused with. */
function codesIn(folder: URL): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  return files.flatMap((file) =>
    [...readFileSync(join(folder.pathname, file), 'utf8').matchAll(/refuse\(\s*'(E_[A-Z_]+)'/g)].map(
      (found) => found[1]!,
    ),
  )
}

describe('texts', () => {
  it.each([...new Set<string>([...CATAN, ...NARDE, ...TABLE_REFUSALS])])('has a sentence for %s', (code) => {
    expect(TEXTS[code]).toMatch(/^[A-Z].*\.$/)
  })

  it('has a sentence for every code of the server and the kernel', () => {
    const codes = [
      ...codesIn(new URL('..', import.meta.url)),
      ...codesIn(new URL('../../../kernel/src', import.meta.url)),
      ...codesIn(new URL('../../../tables/src', import.meta.url)),
    ]
    expect(codes.length).toBeGreaterThan(20)
    expect(codes.filter((code) => !(code in TEXTS))).toEqual([])
  })
})
