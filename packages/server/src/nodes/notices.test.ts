import { describePostgres, newDatabase, runSql } from '@serai/test-kit'
import { expect, it } from 'vitest'
import { Link } from '../store/postgres/link.ts'
import type { Message } from './message.ts'
import { Notices } from './notices.ts'

describePostgres('what is told over the database', () => {
  it('is heard when another node has told it, and nothing else', async () => {
    const database = await newDatabase()
    const link = new Link(database)
    const heard: (Message | 'missed')[] = []
    const missed = () => void heard.push('missed')
    const notices = await Notices.open(link, 'me', (message) => void heard.push(message), missed)
    await runSql(database, 'NOTIFY serai')
    for (const text of ['hello', 'null', '{"from":"me"}', '{"from":"you","people":7}', '{"from":"you","asks":"x"}']) {
      await runSql(database, `NOTIFY serai, '${text}'`)
    }
    await expect.poll(() => heard).toEqual([{ from: 'you', asks: 'x' }])
    await notices.close()
    await link.close()
  })
})
