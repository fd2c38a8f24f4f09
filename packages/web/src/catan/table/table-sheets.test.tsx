// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { fakeSession } from '../../../test/fake-session.ts'
import en from '../../text/en/index.ts'
import { loadLanguage } from '../../text/language.ts'
import { heldCards } from '../view/hand-cards.ts'
import { position } from '../view/position.ts'
import { type Over, TableSheets } from './table-sheets.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

const OVER: readonly Over[] = [
  { kind: 'trade' },
  { kind: 'card', card: 'knight' },
  { kind: 'cards' },
  { kind: 'monopoly' },
  { kind: 'plenty' },
]

function show(over: Over): void {
  const state = position({ cards: { 0: ['knight', 'monopoly', 'year_of_plenty'] } })
  render(
    <TableSheets
      session={fakeSession().session}
      state={state}
      seat={0}
      over={over}
      cards={heldCards(state, 0, en)}
      lines={[]}
      onOver={() => undefined}
    />,
  )
}

it.each(OVER)('keeps the island in sight while one decides: $kind', (over) => {
  show(over)
  expect(screen.getByRole('dialog').className).toContain('beside')
})

it('has the focus where a single card is played, and not where one of several is chosen', () => {
  show({ kind: 'card', card: 'knight' })
  expect(document.activeElement?.textContent).toBe('Play')
  cleanup()
  show({ kind: 'cards' })
  expect(document.activeElement?.textContent).not.toBe('Play')
})
