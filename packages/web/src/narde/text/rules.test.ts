import { expect, it } from 'vitest'
import { nardeRules as rulesEn } from './en/rules.ts'
import { nardeLog as logEn } from './en/table.ts'
import { nardeRules as rulesRu } from './ru/rules.ts'
import { nardeLog as logRu } from './ru/table.ts'

it.each([
  [rulesEn, logEn],
  [rulesRu, logRu],
])('the rules write a step as the log does', (rules, log) => {
  expect(JSON.stringify(rules)).toContain(`3/${log.stepOff}`)
})
