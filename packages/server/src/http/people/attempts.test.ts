import { describePostgres, newDatabase } from '@serai/test-kit'
import { expect, it } from 'vitest'
import { Node } from '../../nodes/node.ts'
import { Attempts } from './attempts.ts'

async function tries(attempts: Attempts, name: string, now: number): Promise<readonly boolean[]> {
  const taken: boolean[] = []
  for (let i = 0; i < 4; i++) taken.push(await attempts.take(name, now))
  return taken
}

it('slows down one name, whoever tries it, and no other', async () => {
  const attempts = new Attempts('name', 3, undefined)
  expect(await tries(attempts, 'ann', 0)).toEqual([true, true, true, false])
  expect(await tries(attempts, 'bob', 0)).toEqual([true, true, true, false])
  expect(await tries(attempts, 'ann', 20_000)).toEqual([true, false, false, false])
})

it('counts here while nobody can count for all', async () => {
  const attempts = new Attempts('name', 3, { hit: () => Promise.reject(new Error('away')) })
  expect(await tries(attempts, 'ann', 0)).toEqual([true, true, true, false])
})

describePostgres('attempts at several nodes', () => {
  it('are counted together', async () => {
    const database = await newDatabase()
    const nodes = [await Node.open(database), await Node.open(database)]
    const [here, there] = nodes.map(({ rates }) => new Attempts('name', 3, rates))
    const name = 'ann \u0000'
    expect([await here!.take(name, 0), await there!.take(name, 0)]).toEqual([true, true])
    expect(await tries(here!, name, 0)).toEqual([true, false, false, false])
    expect(await there!.take(name, 0)).toBe(false)
    expect(await there!.take('bob', 0)).toBe(true)
    for (const node of nodes) {
      await node.leave()
      await node.close()
    }
  })
})
