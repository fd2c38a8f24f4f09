// Keeps a store of each kind as this build makes it, beside those of earlier ones: npm run build, then
// node packages/server/test/earlier-stores/make.mjs [label]
// What is there is never made anew. The label is for a second store of the same form.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { backupStore, hastyTiming, serve, UNLIMITED } from '@serai/server'
import { OwnPostgres, runSql, scratchFolder } from '@serai/test-kit'
import Database from 'libsql'
import { fillHouse } from './content.mjs'
import { dumpDatabase } from './dump-database.mjs'

const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
const [label] = process.argv.slice(2)
const home = fileURLToPath(new URL('.', import.meta.url))
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: home, encoding: 'utf8' }).trim()

async function fill(place) {
  const adminToken = randomBytes(16).toString('hex')
  const options = { port: 0, host: '127.0.0.1', timing: hastyTiming, log: 'warn' }
  const server = await serve({ ...options, ...place, settings: { ...UNLIMITED, adminToken } })
  try {
    return await fillHouse(`http://127.0.0.1:${server.port}`, adminToken)
  } finally {
    await server.close()
  }
}

function keep({ store, form, name, content, manifest }) {
  const folder = join(home, [store, form, ...(label === undefined ? [] : [label])].join('-'))
  if (existsSync(folder)) return console.error(`${folder} is there already; nothing was changed`)
  mkdirSync(folder)
  const packed = gzipSync(content, { level: 9 })
  writeFileSync(join(folder, `${name}.gz`), packed)
  const text = JSON.stringify({ store, form, madeBy: { version, commit }, ...manifest }, null, 2)
  writeFileSync(join(folder, 'manifest.json'), text)
  execFileSync(process.execPath, [BIOME, 'format', '--write', folder])
  console.log(`${folder}: ${packed.length} bytes`)
}

async function makeLibsql() {
  const folder = scratchFolder('serai-fixture-')
  try {
    const manifest = await fill({ data: join(folder, 'data') })
    const file = join(folder, 'serai.db')
    await backupStore(join(folder, 'data'), file)
    const database = new Database(file, { readonly: true })
    const { form } = database.prepare('SELECT max(version) AS form FROM migrations').get()
    database.close()
    return { store: 'libsql', form, name: 'serai.db', content: readFileSync(file), manifest }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const SCHEMAS = ['serai', 'serai_jobs']

async function makePostgres() {
  const postgres = await OwnPostgres.make()
  if (!postgres) throw new Error('there is no PostgreSQL for this platform')
  try {
    await postgres.initialize()
    await postgres.start()
    for (const name of ['house', 'copy']) await runSql(postgres.url(), `CREATE DATABASE ${name}`)
    const manifest = await fill({ data: null, database: postgres.url('house') })
    const [{ form }] = await runSql(postgres.url('house'), 'SELECT max(version) AS form FROM serai.migrations')
    const dump = await dumpDatabase(postgres.url('house'), SCHEMAS)
    await runSql(postgres.url('copy'), dump)
    if ((await dumpDatabase(postgres.url('copy'), SCHEMAS)) !== dump) throw new Error('the dump is not the whole store')
    return { store: 'postgres', form, name: 'database.sql', content: dump, manifest }
  } finally {
    await postgres.remove()
  }
}

// When one of them cannot be made, nothing is kept of the other.
for (const made of [await makeLibsql(), await makePostgres()]) keep(made)
