import { expect, it } from 'vitest'
import { MemoryStore } from '../../store/memory/memory-store.ts'
import { OpenLines } from './open-lines.ts'
import { People } from './people.ts'

/** More than half of those who are kept at hand, less than all of them. */
const MANY = 6000

it.each([
  ['look at pages', (people: People, id: string) => people.find(id)],
  ['send commands', (people: People, id: string) => people.current({ id, name: 'Ann' })],
])('keeps those at hand who %s, however many others come', async (_, act) => {
  const store = new MemoryStore()
  const people = new People(
    store,
    new OpenLines(),
    () => 0,
    async () => {},
  )
  const { id } = await people.call(null, 'Ann')
  await people.call(id, 'Anna')
  const others = async () => {
    for (let i = 0; i < MANY; i++) await people.call(null, 'somebody')
  }
  await others()
  await act(people, id)
  await others()
  store.readPerson = () => Promise.reject(new Error('she is at hand'))
  expect(await people.find(id)).toEqual({ id, name: 'Anna' })
  expect(people.current({ id, name: 'Ann' }).name).toBe('Anna')
})

it('gives nobody an id that a command line takes for an option', async () => {
  const people = new People(
    new MemoryStore(),
    new OpenLines(),
    () => 0,
    async () => {},
  )
  for (let i = 0; i < 3000; i++) expect((await people.call(null, 'Ann')).id).toMatch(/^\w/)
})
