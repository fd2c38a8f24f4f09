// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { connection, type Link } from '../net/connection.ts'
import { useMe } from '../people/me.ts'
import { loadLanguage } from '../text/language.ts'
import { ConnectionBanner, SignedOut } from './connection-banner.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(() => {
  cleanup()
  connection.link.setState(connection.link.getInitialState())
})

it.each<[string, Partial<Link>]>([
  ['Connection lost. Reconnecting…', { status: 'lost' }],
  [
    'The server is busy, retrying… Nothing is lost. The game resumes automatically.',
    { status: 'live', isPaused: true },
  ],
  ['This page is not the same version as the server. Reload it.', { status: 'outdated' }],
])('says "%s"', (sentence, link) => {
  connection.link.setState(link)
  render(<ConnectionBanner />)
  expect(screen.getByRole('alert').textContent?.trim()).toBe(sentence)
})

it('says nothing while the server is there', () => {
  connection.link.setState({ status: 'live' })
  render(<ConnectionBanner />)
  expect(screen.queryByRole('alert')).toBeNull()
})

beforeAll(() => loadLanguage('en'))
afterEach(() => {
  cleanup()
  useMe.setState({ wasSignedOut: false, ban: null })
})

it('says who was signed out from elsewhere, until it is read', () => {
  useMe.setState({ wasSignedOut: true })
  render(<SignedOut />)
  expect(screen.getByRole('alert').textContent).toBe('You were signed out on this device. Sign in')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says who is banned and why, not that they were signed out', () => {
  useMe.setState({ ban: { code: 'E_BANNED', message: '', reason: 'Insults' } })
  render(<SignedOut />)
  const { textContent } = screen.getByRole('alert')
  expect(textContent).toMatch(/You are banned from this server\. Insults/)
  expect(textContent).not.toContain('signed out')
})
