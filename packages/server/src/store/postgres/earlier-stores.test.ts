import { describePostgres, newDatabase, runSql } from '@serai/test-kit'
import { describeEarlierStores } from '../../../test/earlier-stores/describe-earlier-stores.ts'

describePostgres('databases of earlier releases', () => {
  describeEarlierStores('postgres', 'database.sql', async (content) => {
    const database = await newDatabase()
    await runSql(database, content.toString())
    return {
      place: { database },
      async form() {
        const [row] = await runSql(database, 'SELECT max(version) AS form FROM serai.migrations')
        return Number(row!.form)
      },
      remove: () => {},
    }
  })
})
