import type { NodeLoad } from '@serai/protocol'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Message } from './message.ts'
import { type Report, RollCall } from './roll-call.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const load = (name: string): NodeLoad => ({ name, connections: 1, uptimeSeconds: 1, memoryBytes: 1, cpuShare: 0.5 })

/** Nodes that hear each other; messages as large as the database takes them. */
function nodesOf(reports: Readonly<Record<string, Report | null>>) {
  const calls = new Map<string, RollCall>()
  const names = Object.keys(reports)
  for (const name of names) {
    const link = { query: async () => names.filter((id) => id !== name).map((id) => ({ id })) }
    const tell = async (news: Omit<Message, 'from'>) => {
      const text = JSON.stringify({ from: name, ...news })
      if (text.length >= 8000) throw new Error('too long')
      for (const [id, call] of calls) if (id !== name) call.hear(JSON.parse(text) as Message)
    }
    const call = new RollCall(link, name, tell)
    const report = reports[name]
    if (report) call.answerWith(() => report)
    calls.set(name, call)
  }
  return calls
}

it('gathers what the others tell, however many people they have', async () => {
  const crowd = Array.from({ length: 1234 }, (_, i) => [`person-${String(i).padStart(9, '0')}`, 2] as const)
  const nodes = nodesOf({
    a: { load: load('a'), here: [['ann', 1]] },
    b: { load: load('b'), here: crowd },
    c: { load: load('c'), here: [] },
  })
  const { reports, silent } = await nodes.get('a')!.others()
  expect(silent).toBe(0)
  expect(reports).toHaveLength(2)
  expect(reports).toContainEqual({ load: load('b'), here: crowd })
  expect(reports).toContainEqual({ load: load('c'), here: [] })
})

it('does not wait for ever for those who are silent, and says how many they are', async () => {
  const nodes = nodesOf({
    a: { load: load('a'), here: [] },
    b: { load: load('b'), here: [['bob', 1]] },
    dumb: null,
  })
  const asked = nodes.get('a')!.others()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await asked).toEqual({ reports: [{ load: load('b'), here: [['bob', 1]] }], silent: 1 })
})

it('asks nobody when it is alone', async () => {
  const nodes = nodesOf({ a: { load: load('a'), here: [] } })
  expect(await nodes.get('a')!.others()).toEqual({ reports: [], silent: 0 })
})
