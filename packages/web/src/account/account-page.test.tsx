// @vitest-environment happy-dom
import '../../test/longer-waits.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ApiFault, api } from '../net/api.ts'
import { useMe } from '../people/me.ts'
import { loadLanguage } from '../text/language.ts'
import { AccountPage } from './account-page.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(() => {
  cleanup()
  useMe.setState({ me: null, isKnown: false, ban: null })
  vi.restoreAllMocks()
})

it.each([
  ['an account', { isAccount: true }, true],
  ['a guest', {}, false],
])('says to %s who is banned why; an account may still be left or deleted', async (_, known, mayLeave) => {
  const ban = { code: 'E_BANNED', message: '', reason: 'Insults', ...known }
  vi.spyOn(api, 'me').mockRejectedValue(new ApiFault(ban))
  vi.spyOn(api, 'sessions').mockResolvedValue([])
  render(<AccountPage />)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You are banned from this server\. Insults$/)
  expect(screen.queryByText('You are a guest in this browser.')).toBeNull()
  for (const way of ['Sign out here', 'Sign out everywhere', 'Delete account']) {
    expect(screen.queryByText(way) !== null).toBe(mayLeave)
  }
})
