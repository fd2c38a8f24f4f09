import { REFUSAL_TEXTS } from '@serai/protocol'
import { expect, it } from 'vitest'
import { fuzzEngineActions, fuzzEnginePositions, fuzzEngineRecords } from './engines.ts'
import { fuzzMessages } from './messages.ts'
import { fuzzRequests } from './requests.ts'
import { Section } from './section.ts'
import { fuzzCodes, fuzzLogs } from './texts.ts'

it('actions', async () => {
  const section = new Section('actions', 0.15)
  const codes = await fuzzEngineActions(section)
  expect([...codes].filter((code) => !(code in REFUSAL_TEXTS))).toEqual([])
  expect(section.failures).toEqual([])
})

it.each([
  ['records', 0.05, fuzzEngineRecords],
  ['positions', 0.08, fuzzEnginePositions],
  ['logs', 0.07, fuzzLogs],
  ['texts', 0.05, fuzzCodes],
  ['messages', 0.5, fuzzMessages],
  ['requests', 0.1, fuzzRequests],
] as const)('%s', async (name, share, fuzz) => {
  const section = new Section(name, share)
  await fuzz(section)
  expect(section.failures).toEqual([])
})
