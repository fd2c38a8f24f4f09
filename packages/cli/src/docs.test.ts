import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runWithGames } from '../test/run-cli.ts'

// The documents show true output: every block is run again. `npm run golden` writes the present output into them.

const pathOf = (name: string) => fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url))

// The commands name files without a folder.
const home = process.cwd()
beforeAll(() => process.chdir(mkdtempSync(join(tmpdir(), 'serai-docs-'))))
afterAll(() => process.chdir(home))

/** Nothing that is printed depends on the number of workers, and threads take their time to start. */
const ONE_WORKER: Readonly<Record<string, readonly string[]>> = {
  arena: ['--workers', '1'],
  'board survey': ['--workers', '1'],
}

/** Times differ from run to run: what is written stays as long as only they differ. */
const withoutTimes = (text: string) =>
  withoutDecisionTimes(text)
    .replace(/^(time|games per CPU-second) .*$/gm, '$1')
    .replace(/"(timing|decisionMs|fieldDecisionMs)":\{[^}]*\}/g, '"$1"')

/** The last three columns of the arena's tables, whose width is that of the times. */
const withoutDecisionTimes = (text: string) =>
  text.includes('p99 ms') ? text.replace(/ +p50 ms.*$/gm, '').replace(/( +<?\d+(\.\d+)?){3}$/gm, '') : text

async function renew(document: string, language: string, run: (block: string) => Promise<string>): Promise<string> {
  const blocks = new RegExp(`(?<=^\`\`\`${language}\\n)[\\s\\S]*?(?=^\`\`\`$)`, 'gm')
  let renewed = ''
  let end = 0
  for (const { 0: block, index } of document.matchAll(blocks)) {
    const fresh = await run(block)
    renewed += document.slice(end, index) + (withoutTimes(fresh) === withoutTimes(block) ? block : fresh)
    end = index + block.length
  }
  return renewed + document.slice(end)
}

it.each([
  ['cli.md', 5],
  ['arena.md', 4],
  ['learners.md', 1],
])('golden: docs/%s shows what the commands print', async (name, least) => {
  const path = pathOf(name)
  let blocks = 0
  const fresh = await renew(readFileSync(path, 'utf8'), 'console', async (block) => {
    blocks++
    let printed = ''
    for (const line of block.split('\n')) {
      if (!line.startsWith('$ ')) continue
      const [, , ...args] = line.split(' ')
      const { out, err } = await runWithGames([
        ...args,
        ...(ONE_WORKER[args[0]!] ?? ONE_WORKER[args.slice(0, 2).join(' ')] ?? []),
      ])
      printed += `${line}\n${out}${err}`
    }
    return printed
  })
  expect(blocks).toBeGreaterThanOrEqual(least)
  await expect(fresh).toMatchFileSnapshot(path)
})

it('golden: docs/engine.md shows what the engine answers', async () => {
  const path = pathOf('engine.md')
  let requests = 0
  const fresh = await renew(readFileSync(path, 'utf8'), 'session', async (block) => {
    const asked = block.split('\n').filter((line) => line.startsWith('> '))
    const { out } = await runWithGames(['engine'], { input: asked.map((line) => `${line.slice(2)}\n`) })
    const answers = out.split('\n')
    requests += asked.length
    return asked.map((line, i) => `${line}\n< ${answers[i]}\n`).join('')
  })
  expect(requests).toBeGreaterThan(10)
  await expect(fresh).toMatchFileSnapshot(path)
})
