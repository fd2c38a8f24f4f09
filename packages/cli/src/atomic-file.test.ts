import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { AtomicFile, reason } from './atomic-file.ts'

function place() {
  const folder = mkdtempSync(join(tmpdir(), 'serai-file-'))
  return { folder, path: join(folder, 'out') }
}

it('is there only when it is finished', () => {
  const { folder, path } = place()
  const file = new AtomicFile(path)
  file.write('one ')
  file.write('two')
  expect(existsSync(path)).toBe(false)
  file.finish()
  file.abandon()
  expect(readdirSync(folder)).toEqual(['out'])
  expect(readFileSync(path, 'utf8')).toBe('one two')
})

it('leaves nothing when it is abandoned, and what was there before', () => {
  const { folder, path } = place()
  writeFileSync(path, 'old')
  const file = new AtomicFile(path)
  file.write('new')
  file.abandon()
  expect(readdirSync(folder)).toEqual(['out'])
  expect(readFileSync(path, 'utf8')).toBe('old')
})

it('cannot take the place of a folder, and says so', () => {
  const { folder } = place()
  const file = new AtomicFile(folder)
  expect(() => file.finish()).toThrow(`cannot write ${folder}: `)
  expect(existsSync(`${folder}.${process.pid}.part`)).toBe(false)
})

it('is not standard output', () => {
  expect(() => new AtomicFile('-')).toThrow('cannot write to standard output: give a file name')
})

it('tells the reason without path and stack', () => {
  expect(reason(new Error("ENOENT: no such file or directory, open '/x'"))).toBe('no such file or directory')
  expect(reason('odd')).toBe('odd')
})
