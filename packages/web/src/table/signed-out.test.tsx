// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { useMe } from '../people/me.ts'
import { loadLanguage } from '../text/language.ts'
import { SignedOut } from './signed-out.tsx'

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
  expect(textContent).toMatch(/does not let you play here\. Insults/)
  expect(textContent).not.toContain('signed out')
})
