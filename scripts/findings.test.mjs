import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'serai-findings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What is said of a run of these test files. */
async function findingsIn(files) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const found = join(folder, 'findings')
  writeFileSync(found, '')
  const reporter = `--reporter=${here('findings.mjs')}`
  const child = spawn(
    process.execPath,
    [here('../node_modules/vitest/vitest.mjs'), 'run', '--globals', '--root', folder, reporter],
    { env: { ...process.env, SERAI_FINDINGS: found }, stdio: 'ignore' },
  )
  const [code] = await once(child, 'exit')
  return { code, found: readFileSync(found, 'utf8') }
}

it('names all that went wrong, and nothing else', async () => {
  const { code, found } = await findingsIn({
    'a.test.js': `
      describe('box', () => {
        it('sound', () => {})
        it('broken', () => { throw new Error('no lid') })
      })`,
    'b.test.js': `
      describe('room', () => {
        afterAll(() => { throw new Error('door jammed') })
        it('open', () => {})
      })`,
    'c.test.js': `
      afterAll(() => { throw new Error('roof gone') })
      it('dry', () => {})`,
    'd.test.js': `
      it('quiet', () => { Promise.reject(new Error('late news')) })`,
  })
  expect(code).toBe(1)
  const said = found.split('\n').filter((line) => /^[A-Z ]+: |^Error: /.test(line))
  expect(said.toSorted()).toEqual(
    [
      'FAILED: a.test.js > box > broken',
      'Error: no lid',
      'FAILED HOOK: b.test.js > room',
      'Error: door jammed',
      'FAILED FILE: c.test.js',
      'Error: roof gone',
      'ERROR OUTSIDE OF ALL TESTS: late news',
      'Error: late news',
    ].toSorted(),
  )
})
