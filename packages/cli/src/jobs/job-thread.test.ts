import { expect, it } from 'vitest'
import { JobThread } from './job-thread.ts'

const JOB = { kind: 'games', game: 'long-narde', options: {}, bots: ['random', 'random'], seed: 1, wanted: {} } as const
const BATCH = { first: 1, games: 1 }
/** More than can be played while somebody looks. */
const ENDLESS = { first: 1, games: 1_000_000 }

it('plays one batch after the other', async () => {
  const thread = new JobThread(JOB)
  const result = await thread.play(BATCH)
  expect(await thread.play(BATCH)).toEqual(result)
  await thread.end()
})

it('fails a batch when the thread ends without an answer, and whatever comes later', async () => {
  const thread = new JobThread(JOB)
  const played = thread.play(ENDLESS)
  const ended = expect(played).rejects.toThrow('the thread exited')
  await thread.end()
  await ended
  await expect(thread.play(BATCH)).rejects.toThrow('the thread exited')
})

it('fails a batch with the reason of a thread that cannot start, and whatever comes later', async () => {
  const thread = new JobThread({ ...JOB, bots: ['nobody', 'nobody'] })
  await expect(thread.play(BATCH)).rejects.toThrow('no bot "nobody"')
  await expect(thread.play(BATCH)).rejects.toThrow('no bot "nobody"')
  await thread.end()
})
