import { expect, it } from 'vitest'
import { FinishedLogs } from './finished-logs.ts'

const MILLION = 1_000_000

function written() {
  const logs = new FinishedLogs()
  const made: string[] = []
  const ask = (table: string, length = 1) =>
    logs.get(table, async () => {
      made.push(table)
      return table.repeat(length)
    })
  return { logs, made, ask }
}

it('makes the text of a log once, for all who ask', async () => {
  const { made, ask } = written()
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a', 'a', 'b'])
  expect(await ask('a')).toBe('a')
  expect(made).toEqual(['a', 'b'])
})

it('forgets what was not asked for longest when it is too much', async () => {
  const { made, ask } = written()
  for (const table of ['a', 'b', 'c']) await ask(table, 5 * MILLION)
  await ask('a')
  await ask('d', 5 * MILLION)
  for (const table of ['a', 'c', 'd']) await ask(table, 5 * MILLION)
  expect(made.join('')).toBe('abcd')
  await ask('b', 5 * MILLION)
  expect(made.join('')).toBe('abcdb')
})

it('keeps nothing of a failure', async () => {
  const { logs, ask } = written()
  await expect(logs.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await ask('a')).toBe('a')
})
