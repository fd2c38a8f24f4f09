// @vitest-environment happy-dom
import type { TableSummary } from '@serai/protocol'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { fakeSession } from '../../test/fake-session.ts'
import { loadLanguage } from '../text/language.ts'
import { HostNote } from './lobby-screen.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

it('says to those who are there that somebody else is the host now', () => {
  const lena = fakeSession().session.view.getState().summary!
  const mira: TableSummary = { ...lena, host: 'Mira', hostId: 'mira-id' }
  const said = () => screen.getByRole('status').textContent
  const { rerender } = render(<HostNote summary={lena} isMe />)
  expect(said()).toBe('')
  rerender(<HostNote summary={mira} isMe={false} />)
  expect(said()).toBe('Mira is the host now.')
  rerender(<HostNote summary={mira} isMe />)
  expect(said()).toBe('You are the host now.')
  rerender(<HostNote summary={lena} isMe />)
  expect(said()).toBe('')
})
