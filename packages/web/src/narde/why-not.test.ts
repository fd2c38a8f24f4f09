import { REFUSALS, stepAction } from '@serai/narde'
import { describe, expect, it } from 'vitest'
import { position } from '../../test/narde-position.ts'
import { refusals } from '../text/en/refusals.ts'
import { startDraft, withSteps } from './draft.ts'
import { OFF } from './targets.ts'
import { nardeRules } from './text/en/rules.ts'
import { narde } from './text/en/table.ts'
import {
  ALL_PLAYED,
  NONE_CHOSEN,
  NOT_ROLLED,
  sectionOf,
  type WhyNot,
  whyNotText,
  whyNotTo,
  whyStuck,
} from './why-not.ts'

const STATE = position({
  points: { white: { 24: 12, 20: 2, 9: 1 }, black: { 12: 12, 15: 1, 6: 1, 4: 1 } },
  firstTurn: { white: false, black: false },
  dice: { roll: [5, 3], left: [5, 3], head: 1 },
})
const say = (why: WhyNot | null) => why && whyNotText({ narde, refusals }, { message: '', ...why })

it('names every point that holds a checker back', () => {
  expect(say(whyStuck(STATE, 0, 9))).toBe('Points 4 and 6 are blocked.')
  const after = withSteps(startDraft(STATE, 0), [stepAction(24, 5)]).state
  expect(say(whyStuck(after, 0, 9))).toBe('Point 6 is blocked.')
})

it('names the rule where there is one', () => {
  const after = withSteps(startDraft(STATE, 0), [stepAction(24, 5)]).state
  expect(say(whyStuck(after, 0, 24))).toBe(refusals.E_HEAD)
})

it('has nothing to say of a checker that moves', () => {
  expect(whyStuck(STATE, 0, 24)).toBeNull()
})

it('says why a chosen checker does not go to a place', () => {
  expect(say(whyNotTo(STATE, 0, 20, 15))).toBe('Point 15 is blocked.')
  expect(say(whyNotTo(STATE, 0, 20, 12))).toBe('Point 12 is blocked.')
  expect(say(whyNotTo(STATE, 0, 20, 18))).toBe('These dice don’t reach point 18.')
  expect(say(whyNotTo(STATE, 0, 20, OFF))).toBe('These dice don’t bear it off.')
})

it('says what is to be done where no rule is against anything', () => {
  expect(say(NOT_ROLLED)).toBe('Roll the dice first.')
  expect(say(NONE_CHOSEN)).toBe('Choose a checker first.')
  expect(say(ALL_PLAYED)).toBe('All dice are played: confirm or undo.')
})

it('says the rule against bearing off, and what the server says as the server says it', () => {
  const home = position({
    points: { white: { 24: 13, 3: 2 }, black: { 12: 15 } },
    firstTurn: { white: false, black: false },
    dice: { roll: [5, 3], left: [5, 3], head: 1 },
  })
  expect(say(whyNotTo(home, 0, 3, OFF))).toBe(refusals.E_NOT_HOME)
  expect(whyNotText({ narde, refusals }, { code: 'E_SEQ', message: '' })).toBe(refusals.E_SEQ)
})

describe('the rule behind a refusal', () => {
  it.each(REFUSALS.filter((code) => code !== 'E_PAYLOAD'))('%s leads to a section that is there', (code) => {
    expect(Object.keys(nardeRules.sections)).toContain(sectionOf[code])
  })

  it('leads nowhere with what is no matter of the rules', () => {
    expect(sectionOf.E_RATE).toBeUndefined()
  })
})
