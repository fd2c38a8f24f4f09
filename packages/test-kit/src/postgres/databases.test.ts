import { expect, it } from 'vitest'
import { Databases } from './databases.ts'
import { describePostgres, runSql } from './shared-postgres.ts'

describePostgres('databases that are lent', () => {
  const databases = new Databases(async (url) => {
    await runSql(url, 'CREATE SCHEMA s; CREATE TABLE s.form (x int); CREATE TABLE s."Of tests" (x int)')
    await runSql(url, 'INSERT INTO s.form VALUES (1)')
  })
  const rows = (url: string) =>
    runSql(url, `SELECT 'form' AS name, x FROM s.form UNION SELECT 'test', x FROM s."Of tests"`)

  it('have nothing of whoever had them before, and all that they were made with', async () => {
    const first = await databases.lend()
    await runSql(first.url, 'INSERT INTO s."Of tests" VALUES (2)')
    expect(await rows(first.url)).toHaveLength(2)
    await first.giveBack()
    const second = await databases.lend()
    expect(second.url).toBe(first.url)
    expect(await rows(second.url)).toEqual([{ name: 'form', x: 1 }])
    await second.giveBack()
  })

  it('are nobody else’s until they are given back, and are given back once', async () => {
    const [one, two] = [await databases.lend(), await databases.lend()]
    expect(one.url).not.toBe(two.url)
    await one.giveBack()
    await one.giveBack()
    const [again, other] = [await databases.lend(), await databases.lend()]
    expect(again.url).toBe(one.url)
    expect([one.url, two.url]).not.toContain(other.url)
  })
})
