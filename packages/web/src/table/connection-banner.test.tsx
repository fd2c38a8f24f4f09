// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { connection, type Link } from '../net/connection.ts'
import { loadLanguage } from '../text/language.ts'
import { ConnectionBanner } from './connection-banner.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(() => {
  cleanup()
  connection.link.setState(connection.link.getInitialState())
})

it.each<[string, Partial<Link>]>([
  ['Connection lost. Trying again.', { status: 'lost' }],
  ['The tables pause for a moment. Nothing is lost, it goes on by itself.', { status: 'live', isPaused: true }],
  ['This page is of another version than the server. Load it again.', { status: 'outdated' }],
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
