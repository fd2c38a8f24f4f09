// @vitest-environment happy-dom
import '../../test/patience.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadLanguage } from '../text/language.ts'
import { CopyField } from './copy-field.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

it('names its button, and tells what the button did', async () => {
  render(<CopyField text="http://house/t/blue-fox" label="Link" />)
  const button = screen.getByRole('button', { name: 'Copy' })
  // The browser gives a live region inside a button no name.
  expect(button.querySelector('[role]')).toBeNull()
  fireEvent.click(button)
  await screen.findByRole('button', { name: 'Copied' })
  expect(screen.getByRole('status').textContent).toBe('Copied')
})
