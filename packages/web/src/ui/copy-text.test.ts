// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { copyFrom } from './copy-text.ts'

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
