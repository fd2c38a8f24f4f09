import { rmSync } from 'node:fs'
import { OwnPostgres, scratchFolder } from '@serai/test-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Round, Tally } from './round.ts'
import { embeddedSite, postgresSite, type Site } from './site.ts'
import { SmallDisk } from './small-disk.ts'

const SECONDS = Number(process.env.SERAI_SOAK_SECONDS ?? 120)
const SEED = process.env.SERAI_SOAK_SEED ?? '1'
/** Then the logs are compared, and the next round begins with an empty store. */
const KILLS_OF_A_ROUND = 25

const scratch = scratchFolder('serai-chaos-')
const mounted = SmallDisk.mount()
const disk = typeof mounted === 'string' ? null : mounted
let postgres: OwnPostgres | null

beforeAll(async () => {
  // What is acknowledged outlives the process, as it does in earnest.
  postgres = await OwnPostgres.make(['fsync=off'])
  await postgres?.initialize()
  await postgres?.start()
})
afterAll(async () => {
  await postgres?.remove()
  disk?.unmount()
  rmSync(scratch, { recursive: true, force: true })
})

type Kind = readonly [name: string, open: (name: string) => Site | Promise<Site>]

function kinds(): readonly Kind[] {
  const embedded: Kind = ['embedded', (name) => embeddedSite(name, disk, scratch)]
  if (!postgres) return [embedded]
  const own = postgres
  return [
    embedded,
    ['PostgreSQL', (name) => postgresSite(name, own, 1)],
    ['PostgreSQL, two nodes', (name) => postgresSite(name, own, 2)],
  ]
}

it('loses nothing and doubles nothing, whatever happens to servers, stores and connections', async () => {
  const end = performance.now() + SECONDS * 1000
  if (typeof mounted === 'string') console.log(`chaos: no disk is filled: ${mounted}`)
  if (!postgres) console.log('chaos: nothing runs on PostgreSQL: there is none for this platform')
  const tally = new Tally()
  const faults: string[] = []
  for (let round = 0; round === 0 || performance.now() < end; round++) {
    const [kind, open] = kinds()[round % kinds().length]!
    const name = `seed ${SEED}, round ${round}, ${kind}`
    const before = tally.of('kills')
    const site = await open(`chaos_${round}`)
    const found = await new Round(name, site, tally).run(KILLS_OF_A_ROUND)
    await site.remove()
    tally.add(`kills on ${kind}`, tally.of('kills') - before)
    faults.push(...found)
    console.log(`chaos: ${name}: ${tally.of('kills')} kills so far, ${found.length} faults`)
    for (const fault of found) console.log(`chaos: ${fault}`)
  }
  for (const kind of ['lost', 'doubled']) tally.add(kind, 0)
  const lines = [...tally.counts].map(([what, count]) => `${what}: ${count}`)
  console.log(['chaos:', ...lines, `faults: ${faults.length}`].join('\n'))
  expect(faults).toEqual([])
})
