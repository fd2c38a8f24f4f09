import { expect, it } from 'vitest'
import { describePostgres, newDatabase, runSql } from './shared-postgres.ts'

describePostgres('PostgreSQL for tests', () => {
  it('gives every test a database of its own', async () => {
    const [one, two] = await Promise.all([newDatabase(), newDatabase()])
    await runSql(one, 'CREATE TABLE only_here (x int)')
    const tables = (url: string) => runSql(url, `SELECT * FROM pg_tables WHERE tablename = 'only_here'`)
    expect(await tables(one)).toHaveLength(1)
    expect(await tables(two)).toHaveLength(0)
  })
})
