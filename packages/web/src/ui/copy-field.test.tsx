// @vitest-environment happy-dom
import '../../test/longer-waits.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadLanguage } from '../text/language.ts'
import { CopyField, copyFrom } from './copy-field.tsx'

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

afterEach(() => vi.unstubAllGlobals())

function field(): HTMLInputElement {
  const input = document.createElement('input')
  input.value = 'http://192.168.0.5:3000/t/abc'
  return input
}

it('uses the clipboard where there is one', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyFrom(field())).toBe(true)
  expect(writeText).toHaveBeenCalledWith('http://192.168.0.5:3000/t/abc')
})

it.each([true, false])('copies the selection over plain http, and says whether that worked: %s', async (worked) => {
  vi.stubGlobal('navigator', {})
  const input = field()
  let selected = ''
  document.execCommand = () => {
    selected = input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)
    return worked
  }
  expect(await copyFrom(input)).toBe(worked)
  expect(selected).toBe('http://192.168.0.5:3000/t/abc')
})
