import { expect, it } from 'vitest'
import { pause } from './pause.ts'

it('ends when it is stopped, before or while it waits, and without an error', async () => {
  const stopping = new AbortController()
  const paused = pause(1_000_000, stopping.signal)
  stopping.abort()
  await expect(paused).resolves.toBeUndefined()
  await expect(pause(1_000_000, stopping.signal)).resolves.toBeUndefined()
})

it('leaves an error of its own as it is', async () => {
  await expect(pause(1, {} as AbortSignal)).rejects.toThrow('signal')
})
