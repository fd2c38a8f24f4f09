// @vitest-environment happy-dom
import { catan, makeAction, offerOf } from '@serai/catan'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { position } from '../../../test/catan-position.ts'
import { fakeSession } from '../../../test/fake-session.ts'
import en from '../../text/en/index.ts'
import { loadLanguage } from '../../text/language.ts'
import { heldCards } from '../view/hand-cards.ts'
import { hasReason, type OpenSheet, TableSheets } from './table-sheets.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

const SHEETS: readonly OpenSheet[] = [
  { kind: 'trade' },
  { kind: 'card', card: 'knight' },
  { kind: 'cards' },
  { kind: 'monopoly' },
  { kind: 'plenty' },
]

function show(sheet: OpenSheet): void {
  const state = position({ cards: { 0: ['knight', 'monopoly', 'year_of_plenty'] } })
  render(
    <TableSheets
      session={fakeSession().session}
      state={state}
      seat={0}
      sheet={sheet}
      cards={heldCards(state, 0, en)}
      lines={[]}
      onOpen={() => undefined}
    />,
  )
}

it.each(SHEETS)('keeps the island in sight while one decides: $kind', (sheet) => {
  show(sheet)
  expect(screen.getByRole('dialog').className).toContain('beside')
})

it('has the focus where a single card is played, and not where one of several is chosen', () => {
  show({ kind: 'card', card: 'knight' })
  expect(document.activeElement?.textContent).toBe('Play')
  cleanup()
  show({ kind: 'cards' })
  expect(document.activeElement?.textContent).not.toBe('Play')
})

describe('whether a sheet can still be of use', () => {
  it('lets a counter-offer go with the offer that it answers', () => {
    const state = position({ active: 1, hands: { 0: [1, 0, 0, 0, 0], 1: [0, 1, 0, 0, 0] } })
    catan.apply(
      state,
      1,
      makeAction({ type: 'PROPOSE_TRADE', to: 0b0001, give: [0, 1, 0, 0, 0], want: [1, 0, 0, 0, 0] }),
    )
    const counter = offerOf(state, 1)!.id
    expect(hasReason({ kind: 'trade', counter }, state, [])).toBe(true)
    catan.apply(state, 1, makeAction({ type: 'CANCEL_TRADE', tradeId: counter }))
    expect(hasReason({ kind: 'trade', counter }, state, [])).toBe(false)
  })

  it('trades until the turn ends', () => {
    const state = position({ hands: { 0: [4, 0, 0, 0, 0] } })
    expect(hasReason({ kind: 'trade' }, state, [])).toBe(true)
    catan.apply(state, 0, makeAction({ type: 'END_TURN' }))
    expect(hasReason({ kind: 'trade' }, state, [])).toBe(false)
    expect(hasReason({ kind: 'log' }, state, [])).toBe(true)
  })

  it('asks for the resources of a card only while it can be played', () => {
    const state = position({ cards: { 0: ['monopoly'] } })
    const held = () => heldCards(state, 0, en)
    expect(hasReason({ kind: 'monopoly' }, state, held())).toBe(true)
    expect(hasReason({ kind: 'plenty' }, state, held())).toBe(false)
    catan.apply(state, 0, makeAction({ type: 'END_TURN' }))
    expect(hasReason({ kind: 'monopoly' }, state, held())).toBe(false)
  })
})
