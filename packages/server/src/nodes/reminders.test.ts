import { describePostgres, newDatabase, runSql } from '@serai/test-kit'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { Reminders } from './reminders.ts'

const WRITE = { kind: 'append', table: 't', after: 0, entries: [{}], wakeInMs: 0 } as const

describePostgres('reminders', () => {
  it('tell what is wrong with their queue, and go on when it is put right', async () => {
    const url = await newDatabase()
    const failed = vi.fn<(error: unknown) => void>()
    const reminders = new Reminders(url, failed)
    await reminders.open()
    const wake = vi.fn(async () => true)
    reminders.begin(wake)
    await runSql(url, 'ALTER TABLE serai_jobs.job RENAME TO elsewhere')
    await expect.poll(() => failed.mock.calls.length).toBe(1)
    expect(failed.mock.calls[0]![0]).toMatchObject({ message: 'relation "serai_jobs.job" does not exist' })

    await runSql(url, 'ALTER TABLE serai_jobs.elsewhere RENAME TO job')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await reminders.put(client, [WRITE])
    await expect.poll(() => wake.mock.calls).toEqual([['t', 1]])

    await runSql(url, 'DELETE FROM serai_jobs.job; DELETE FROM serai_jobs.queue')
    await reminders.put(client, [WRITE])
    await reminders.put(client, [WRITE])
    await client.end()
    await reminders.close()
    expect(failed).toHaveBeenCalledTimes(2)
    expect(failed.mock.calls[1]![0]).toMatchObject({ message: 'the reminder queue is missing from the database' })
  })

  it('come again where the node that had them was killed', async () => {
    const url = await newDatabase()
    const [dead, other] = [new Reminders(url), new Reminders(url)]
    await dead.open()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await dead.put(client, [WRITE])
    await client.end()
    let end: (isSettled: boolean) => void = () => {}
    const never = new Promise<boolean>((resolve) => {
      end = resolve
    })
    const taken = vi.fn(() => never)
    dead.begin(taken)
    await expect.poll(() => taken.mock.calls).toEqual([['t', 1]])
    await other.open()
    const wake = vi.fn(async () => true)
    other.begin(wake)
    // Where a queue looks every two minutes, nobody gets it in time.
    await expect.poll(() => wake.mock.calls).toEqual([['t', 1]])
    end(true)
    await Promise.all([dead.close(), other.close()])
  })

  it('close though they could not be opened, and more than once', async () => {
    const reminders = new Reminders('postgresql://serai@127.0.0.1:1/none')
    await expect(reminders.open()).rejects.toThrow('ECONNREFUSED')
    await reminders.close()
    await reminders.close()
  })
})
