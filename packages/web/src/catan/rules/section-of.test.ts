import { REFUSALS } from '@serai/catan'
import { expect, it } from 'vitest'
import { catanRules } from '../text/en/rules.ts'
import { sectionOf } from './section-of.ts'

it.each(REFUSALS.filter((code) => code !== 'E_PAYLOAD'))('%s leads to a section that is there', (code) => {
  expect(Object.keys(catanRules.sections)).toContain(sectionOf[code])
})

it('leads nowhere with what is no matter of the rules', () => {
  expect(sectionOf.E_RATE).toBeUndefined()
})
