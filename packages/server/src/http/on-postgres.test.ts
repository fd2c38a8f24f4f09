import { describePostgres, newDatabase } from '@serai/test-kit'
import { describe } from 'vitest'
import { keepInPostgres } from '../../test/place.ts'
import { Node } from '../nodes/node.ts'

// What holds of a server that keeps its tables in memory holds of a node of a database too: the same tests once more.

describePostgres('on PostgreSQL', () => {
  let prepared: Promise<string> | null = null
  keepInPostgres(async () => {
    // Made once and copied: making the tables takes longer than most tests.
    prepared ??= prepare()
    return newDatabase(await prepared)
  })
  describe('REST', () => import('./rest.test.ts').then(() => {}))
  describe('accounts', () => import('./account.test.ts').then(() => {}))
  describe('ratings', () => import('./ratings.test.ts').then(() => {}))
  describe('tools of the host', () => import('./admin.test.ts').then(() => {}))
  describe('socket', () => import('./socket/socket.test.ts').then(() => {}))
  describe('reconnecting', () => import('./reconnect.test.ts').then(() => {}))
  describe('bots', () => import('./bot/bot.test.ts').then(() => {}))
  describe('operations', () => import('./operations.test.ts').then(() => {}))
  describe('games', () => import('./games.test.ts').then(() => {}))
})

async function prepare(): Promise<string> {
  const url = await newDatabase()
  const node = await Node.open(url)
  await node.leave()
  await node.close()
  return url
}
