import { Databases, describePostgres } from '@serai/test-kit'
import { afterAll, describe } from 'vitest'
import { keepTablesIn } from '../../test/place.ts'
import { Node } from '../nodes/node.ts'

// What holds of a server that keeps its tables in memory holds of a node of a database too: the same tests once more,
// but for those that their files define as `inMemoryOnly`.

describePostgres('on PostgreSQL', () => {
  keepTablesIn(new Databases(fill))
  afterAll(() => keepTablesIn(null))
  describe('REST', () => again('./routes/rest.test.ts'))
  describe('accounts', () => again('./routes/account.test.ts'))
  describe('ratings', () => again('./routes/ratings.test.ts'))
  describe('tools of the host', () => again('./routes/admin.test.ts'))
  describe('socket', () => again('./socket/socket.test.ts'))
  describe('reconnecting', () => again('./socket/reconnect.test.ts'))
  describe('bots', () => again('./bot/bot.test.ts'))
  describe('operations', () => again('./operations/operations.test.ts'))
  describe('games', () => again('./routes/games.test.ts'))
})

/** Defines the tests of a file, whether or not this process has done so before: with the query it is another module. */
async function again(file: string): Promise<void> {
  await import(/* @vite-ignore */ `${file}?on-postgres`)
}

async function fill(url: string): Promise<void> {
  const node = await Node.open(url)
  await node.leave()
  await node.close()
}
