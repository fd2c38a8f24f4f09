// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { position } from '../../../test/catan-position.ts'
import { fakeSession } from '../../../test/fake-session.ts'
import en from '../../text/en/index.ts'
import { loadLanguage } from '../../text/language.ts'
import { SeatLooks } from '../../ui/seat-looks.ts'
import { playerPanels } from '../view/player-panels.ts'
import { TableHead } from './table-head.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

it('tells one who watches the turn and what it is played to, where the sea does not', () => {
  const head = (isPhone: boolean) => (
    <TableHead session={fakeSession().session} state={position()} me={null} isPhone={isPhone}>
      {null}
    </TableHead>
  )
  const { rerender } = render(head(true))
  expect(screen.getByText('Turn 20, played to 10')).toBeDefined()
  rerender(head(false))
  expect(screen.queryByText(/Turn 20/)).toBeNull()
})

it('shows on a phone, where I have no card, my mark, my knights and my road', () => {
  const state = position()
  const me = playerPanels(state, [], 0, en).find(({ isMe }) => isMe)!
  const head = (isPhone: boolean) => (
    <SeatLooks value={() => ({ colour: 'blue', mark: 'diamond' })}>
      <TableHead session={fakeSession().session} state={state} me={me} isPhone={isPhone}>
        {null}
      </TableHead>
    </SeatLooks>
  )
  const { container, rerender } = render(head(true))
  expect(screen.getAllByRole('listitem').map(({ title }) => title)).toEqual(['0 knights played', 'road length 1'])
  expect(container.querySelector('[data-look="blue"]')).not.toBeNull()
  rerender(head(false))
  expect(screen.queryAllByRole('listitem')).toEqual([])
})
