// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { fakeSession } from '../../test/fake-session.ts'
import { position } from '../../test/narde-position.ts'
import { loadLanguage } from '../text/language.ts'
import { PlayerPanel } from './player-panel.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

function show(matchPoints: number): void {
  const { session } = fakeSession()
  const points = { white: { 24: 15 }, black: { 12: 15 } }
  const state = position({ points, firstTurn: { white: false, black: false }, options: { matchPoints } })
  const info = session.view.getState().summary!.seats[1]!
  render(
    <PlayerPanel
      session={session}
      info={info}
      state={state}
      seat={1}
      isMe={false}
      isActive={false}
      offTarget={null}
      onOff={() => {}}
    />,
  )
}

it('says in words how the match stands, and nothing of one in a single game', () => {
  show(3)
  expect(screen.getByText('match 0/3')).toBeTruthy()
  cleanup()
  show(1)
  expect(screen.queryByText(/match/)).toBeNull()
})
