import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { referenceFaults } from './references.mjs'

const folders = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A repository with the packages `kernel` and `pig`, which uses it. */
function repository({ built, referenced, noEmit = false }) {
  const root = mkdtempSync(join(tmpdir(), 'serai-references-'))
  folders.push(root)
  const write = (file, json) => writeFileSync(join(root, file), JSON.stringify(json))
  const refs = (names, up) => names.map((path) => ({ path: `${up}/${path}` }))
  for (const name of ['kernel', 'pig']) mkdirSync(join(root, 'packages', name), { recursive: true })
  write('tsconfig.json', { references: refs(built, 'packages') })
  write('packages/kernel/package.json', {})
  write('packages/kernel/tsconfig.json', {})
  write('packages/pig/package.json', { dependencies: { '@serai/kernel': '0.1.0', zod: '4.6.7' } })
  write('packages/pig/tsconfig.json', { compilerOptions: { noEmit }, references: refs(referenced, '..') })
  return root
}

it('finds nothing where everything is built that is used', () => {
  expect(referenceFaults(repository({ built: ['kernel', 'pig'], referenced: ['kernel'] }))).toEqual([])
  expect(referenceFaults(repository({ built: ['kernel'], referenced: ['kernel'], noEmit: true }))).toEqual([])
})

it('names the file and what is missing in it', () => {
  expect(referenceFaults(repository({ built: ['kernel'], referenced: [] }))).toEqual([
    'tsconfig.json: packages/pig is missing in its references',
    'packages/pig/tsconfig.json: ../kernel is missing in its references',
  ])
})
