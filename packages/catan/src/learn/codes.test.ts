import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { KIND_OF, KINDS, RESIGN } from '../actions/numbers.ts'
import { catan } from '../game.ts'
import { ACCEPT_CODES, CANCEL_CODE, CODES, CONFIRM_CODES, OFFER_CODES, REJECT_CODES } from './codes.ts'
import { OBSERVATION_BLOCKS } from './observation.ts'

const page = readFileSync(new URL('../../../../docs/encodings/catan.md', import.meta.url), 'utf8')

describe('the encodings page', () => {
  it('has the true runs of codes', () => {
    const first = (kind: string): number => KIND_OF.indexOf(KINDS.indexOf(kind as never))
    const last = (kind: string): number => KIND_OF.lastIndexOf(KINDS.indexOf(kind as never))
    for (const kind of [
      'PLACE_SETUP_SETTLEMENT',
      'PLACE_SETUP_ROAD',
      'BUILD_ROAD',
      'BUILD_SETTLEMENT',
      'UPGRADE_TO_CITY',
      'TRADE_WITH_BANK',
      'DISCARD',
      'MOVE_ROBBER',
      'STEAL_RANDOM_CARD',
    ]) {
      expect(page).toContain(`| ${first(kind)}-${last(kind)} | ${kind} `)
    }
    for (const kind of ['ROLL_DICE', 'BUY_DEVELOPMENT_CARD', 'END_TURN'])
      expect(page).toContain(`| ${first(kind)} | ${kind} `)
    expect(page).toContain(`| ${ACCEPT_CODES}-${REJECT_CODES - 1} | ACCEPT_TRADE`)
    expect(page).toContain(`| ${REJECT_CODES}-${CANCEL_CODE - 1} | REJECT_TRADE`)
    expect(page).toContain(`| ${CANCEL_CODE} | CANCEL_TRADE`)
    expect(page).toContain(`| ${CONFIRM_CODES}-${OFFER_CODES - 1} | CONFIRM_TRADE`)
    expect(page).toContain(`| ${OFFER_CODES}-${CODES - 1} | PROPOSE_TRADE`)
    expect(catan.code(RESIGN)).toBe(-1)
  })

  it('has the true blocks of the observation', () => {
    expect(page).toContain(`(${catan.observation.size.toLocaleString('en-US')} in all)`)
    for (const [block, size] of Object.entries(OBSERVATION_BLOCKS)) {
      const row = new RegExp(`\\| ${block} \\| (\\d+)(?: x (\\d+))? \\|`).exec(page)
      expect(Number(row?.[1]) * Number(row?.[2] ?? 1), block).toBe(size)
    }
  })
})
