import { Databases, describePostgres, type LentDatabase, newDatabase, runSql } from '@serai/test-kit'
import { afterEach, expect, it } from 'vitest'
import { describeStore } from '../../../test/store-contract/describe-store.ts'
import { StoreFault } from '../store-fault.ts'
import { openPostgres } from './open.ts'
import { STEPS } from './schema.ts'

/** No name may be that long: nobody has to be asked for it. */
const UNKNOWN = 'x'.repeat(64)

const open = async (url: string) => (await openPostgres(url)).store

describePostgres('PostgreSQL', () => {
  const databases = new Databases(async (url) => (await open(url)).close())
  let lent: LentDatabase | null = null
  // After what the suite below does after each test: the store is closed.
  afterEach(async () => {
    await lent?.giveBack()
    lent = null
  })
  describeStore(
    'PostgreSQL',
    async () => {
      lent = await databases.lend()
      return open(lent.url)
    },
    () => open(lent!.url),
  )

  it('lets processes that race from several connections win one each', async () => {
    const shared = await newDatabase()
    const stores = await Promise.all([open(shared), open(shared), open(shared)])
    const won = await Promise.all(
      stores.map(async (store, who) => {
        const seqs: number[] = []
        for (let after = 0; after < 30; ) {
          const entries = [{ seq: after + 1, entry: { who, seq: after + 1 } }]
          const answer = await store.append({ table: 't', after, entries, clientId: `${who} ${after}` })
          if (answer.kind === 'appended') seqs.push(answer.seq)
          after = answer.seq
        }
        return seqs
      }),
    )
    const all = won.flat().sort((a, b) => a - b)
    expect(all).toEqual(all.map((_, i) => i + 1))
    const kept = await stores[0]!.readEntries('t', 0, 100)
    expect(kept.map(({ entry }) => won[entry.who as number]!.includes(entry.seq as number))).not.toContain(false)
    await Promise.all(stores.map((store) => store.close()))
  })

  it('opens for several at the same time', async () => {
    const shared = await newDatabase()
    const stores = await Promise.all(Array.from({ length: 4 }, () => open(shared)))
    expect(new Set(await Promise.all(stores.map((store) => store.secret('cookie'))))).toHaveLength(1)
    await Promise.all(stores.map((store) => store.close()))
  })

  it('answers a broken call with an error and the calls beside it as ever', async () => {
    const store = await open(await newDatabase())
    const entry = (seq: number) => ({ seq, entry: { seq } })
    const row = { id: 'u', version: 1, status: 'open', isPrivate: false, createdAt: 0, changedAt: 0, data: {} } as const
    const answers = await Promise.allSettled([
      store.append({ table: 't', after: 0, entries: [entry(1)] }),
      store.createTable({ ...row, createdAt: null as unknown as number }),
      store.append({ table: 't', after: 1, entries: [entry(2)] }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await store.readEntries('t', 0, 9)).toEqual([entry(1), entry(2)])
    expect(await store.readTable('u')).toBeNull()
    await store.close()
  })

  it('refuses calls once it is closed, and closes twice', async () => {
    const store = await open(await newDatabase())
    await Promise.all([store.close(), store.close()])
    await expect(store.lastSeq('t')).rejects.toThrow('the store is closed')
  })

  it('goes on over an older form, and leaves a newer one alone', async () => {
    const shared = await newDatabase()
    await runSql(shared, 'CREATE SCHEMA serai')
    await runSql(shared, 'CREATE TABLE serai.migrations (version int PRIMARY KEY, made_at timestamptz)')
    for (const [i, step] of STEPS.slice(0, 2).entries()) {
      await runSql(shared, step)
      await runSql(shared, `INSERT INTO serai.migrations VALUES (${i + 1}, now())`)
    }
    const data = `'{"seats":[{"kind":"empty"},{"person":"p"}]}'`
    await runSql(shared, `INSERT INTO serai.tables VALUES ('old', 1, 'running', false, 1, 1, ${data})`)
    const grown = await open(shared)
    expect(await grown.listBans()).toEqual([])
    const seated = await grown.listTables({ status: ['running'], includePrivate: false, limit: 9, person: 'p' })
    expect(seated.map(({ id }) => id)).toEqual(['old'])
    await grown.close()
    await runSql(shared, `INSERT INTO serai.migrations VALUES (${STEPS.length + 1}, now())`)
    await expect(open(shared)).rejects.toThrow(
      new StoreFault(
        `the database was written by a newer release (schema ${STEPS.length + 1}, this release supports ${STEPS.length}); update Serai`,
      ),
    )
    expect(await runSql(shared, 'SELECT max(version) AS form FROM serai.migrations')).toEqual([
      { form: STEPS.length + 1 },
    ])
  })

  it.each([
    ['no address', 'nonsense', /^not the address of a PostgreSQL database/],
    ['another kind of database', 'mysql://localhost/x', /^not the address of a PostgreSQL database/],
    [
      'a server that is not there',
      'postgresql://u:secret@127.0.0.1:1/x',
      /^cannot use the database 127\.0\.0\.1:1\/x: .*ECONNREFUSED/,
    ],
    ['a server with a wrong name', `postgresql://u:secret@${UNKNOWN}/x`, /^cannot use the database x+\/x: .*ENOTFOUND/],
  ])('says what is wrong with %s', async (_, address, text) => {
    await expect(open(address)).rejects.toThrow(text)
    await expect(open(address)).rejects.not.toThrow(/secret/)
  })

  it('says that a database is not there', async () => {
    const address = new URL(await newDatabase())
    address.pathname = '/not_there'
    await expect(open(address.href)).rejects.toThrow(/database "not_there" does not exist/)
  })
})
