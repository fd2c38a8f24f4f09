import { expect, it } from 'vitest'
import { CommandError } from '../command-error.ts'
import { type JobQueue, QueueMissing } from './job-queue.ts'
import { Retries } from './retries.ts'

const coded = (code: string, message: string) => Object.assign(new Error(message), { code })
const refused = coded('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432')
const full = coded('53100', 'could not extend file: No space left on device')
const noTable = coded('42P01', 'relation "serai_jobs.job" does not exist')
const noRuns = coded('42P01', 'relation "serai_arena.runs" does not exist')
const noQueue = new QueueMissing('the queue "arena" is missing')
const denied = coded('42501', 'permission denied for table runs')

const AWAY = 'lost the connection to the database (connect ECONNREFUSED 127.0.0.1:5432); retrying'
const BACK = 'the database is available again'
const CREATED = 'tables were missing from the database (relation "serai_jobs.job" does not exist); recreated them'

/** Does in turn what is listed: fails, or succeeds with null. */
const script = (...steps: readonly (Error | null)[]) => {
  const left = [...steps]
  return async () => {
    const next = left.shift()
    if (next) throw next
  }
}

function retriesOf(restore: () => Promise<void>, signal?: AbortSignal) {
  const lines: string[] = []
  const queue = { place: 'db/serai', restore } as JobQueue
  return { lines, retries: new Retries(queue, (line) => lines.push(line), { signal, pauseMs: 1 }) }
}

it.each([
  ['nothing', script(null), script(), []],
  ['that the database is away, once', script(refused, refused, refused), script(), [AWAY, BACK]],
  ['that it is full', script(full), script(), [`the database rejects requests (${full.message}); retrying`, BACK]],
  ['that tables were deleted', script(noTable), script(), [CREATED]],
  ['that the queue was deleted', script(noQueue), script(), [CREATED.replace(noTable.message, noQueue.message)]],
  [
    'that both schemas were deleted',
    script(noTable, noRuns),
    script(),
    [CREATED.replace(noTable.message, noRuns.message)],
  ],
  ['that it went away when tables were missing', script(noTable, noTable), script(refused), [AWAY, CREATED, BACK]],
])('says %s', async (_, work, restore, expected) => {
  const { lines, retries } = retriesOf(restore)
  await retries.run(work)
  expect(lines).toEqual(expected)
})

it.each([
  ['nobody may use it', script(denied), script(), denied],
  ['tables are missing though they were just created', script(noTable, noTable), script(), noTable],
  ['the queue is missing though it was just created', script(noQueue, noQueue), script(), noQueue],
  ['tables cannot be created', script(noTable), script(denied), denied],
])('ends with one line: %s', async (_, work, restore, reason) => {
  const { lines, retries } = retriesOf(restore)
  await expect(retries.run(work)).rejects.toThrow(
    new CommandError(`cannot use the database db/serai: ${reason.message}`),
  )
  expect(lines).toEqual([])
})

it('says it once for all that suffer, and that it is over when the last one is done', async () => {
  const { lines, retries } = retriesOf(script())
  await Promise.all([
    retries.run(script(refused, refused, refused)),
    retries.run(script(refused)),
    retries.run(script(null)),
  ])
  expect(lines).toEqual([AWAY, BACK])
})

it('says once that tables were missing, however many came upon it', async () => {
  const { lines, retries } = retriesOf(script())
  await Promise.all([retries.run(script(noTable)), retries.run(script(noTable))])
  expect(lines).toEqual([CREATED])
})

it('gives up when it is stopped', async () => {
  const stopping = new AbortController()
  const { retries } = retriesOf(script(), stopping.signal)
  const work = async () => {
    stopping.abort()
    throw refused
  }
  expect(await retries.run(work)).toBeNull()
})

it('leaves errors of the work as they are', async () => {
  const error = new CommandError('batch 1 failed')
  await expect(retriesOf(script()).retries.run(script(error))).rejects.toBe(error)
})
