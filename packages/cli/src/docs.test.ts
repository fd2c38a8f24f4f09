import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { runBuilt } from '../test/run-cli.ts'

// The documents show true output: every block is run again. `npm run golden` writes the present output into them.

const pathOf = (name: string) => fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'serai-docs-'))

/** Times differ from run to run: what is written stays as long as only they differ. */
const withoutTimes = (text: string) =>
  withoutDecisionTimes(text)
    .replace(/^(time|games per CPU-second) .*$/gm, '$1')
    .replace(/"(timing|decisionMs|fieldDecisionMs)":\{[^}]*\}/g, '"$1"')

/** The last three columns of the arena's tables, whose width is that of the times. */
const withoutDecisionTimes = (text: string) =>
  text.includes('p99 ms') ? text.replace(/ +p50 ms.*$/gm, '').replace(/( +<?\d+(\.\d+)?){3}$/gm, '') : text

function renew(document: string, language: string, run: (block: string) => string): string {
  const blocks = new RegExp(`(^\`\`\`${language}\\n)([\\s\\S]*?)(^\`\`\`$)`, 'gm')
  return document.replace(blocks, (_, open: string, block: string, close: string) => {
    const fresh = run(block)
    return open + (withoutTimes(fresh) === withoutTimes(block) ? block : fresh) + close
  })
}

it.each([
  ['cli.md', 5],
  ['arena.md', 4],
  ['learners.md', 1],
])('golden: docs/%s shows what the commands print', async (name, least) => {
  const path = pathOf(name)
  let blocks = 0
  const fresh = renew(readFileSync(path, 'utf8'), 'console', (block) => {
    blocks++
    return block
      .split('\n')
      .filter((line) => line.startsWith('$ '))
      .map((line) => {
        const [, , ...args] = line.split(' ')
        const { out, err } = runBuilt(args, { cwd: folder })
        return `${line}\n${out}${err}`
      })
      .join('')
  })
  expect(blocks).toBeGreaterThanOrEqual(least)
  await expect(fresh).toMatchFileSnapshot(path)
})

it('golden: docs/engine.md shows what the engine answers', async () => {
  const path = pathOf('engine.md')
  let requests = 0
  const fresh = renew(readFileSync(path, 'utf8'), 'session', (block) => {
    const asked = block.split('\n').filter((line) => line.startsWith('> '))
    const { out } = runBuilt(['engine'], { input: asked.map((line) => `${line.slice(2)}\n`).join('') })
    const answers = out.split('\n')
    requests += asked.length
    return asked.map((line, i) => `${line}\n< ${answers[i]}\n`).join('')
  })
  expect(requests).toBeGreaterThan(10)
  await expect(fresh).toMatchFileSnapshot(path)
})
