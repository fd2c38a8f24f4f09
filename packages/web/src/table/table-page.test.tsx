// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadLanguage } from '../text/language.ts'
import { TablePage } from './table-page.tsx'

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json({ me: null }))
  await loadLanguage('en')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says that there is no table where the address has no id of one', () => {
  render(<TablePage id="hXq5-_2m." />)
  expect(screen.getByText('This table does not exist. It may have been abandoned.')).toBeTruthy()
})
