// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadLanguage } from '../text/language.ts'
import { ShareButton } from './share-button.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A browser with this pointer that can share, or cannot. */
function browser(pointer: 'coarse' | 'fine', share?: (data: ShareData) => Promise<void>) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(pointer: ${pointer})`,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal('navigator', share ? { share } : {})
  render(<ShareButton url="https://serai.example/t/abc" />)
  return screen.queryByRole('button', { name: 'Share' })
}

it('hands the link over where a phone can, and stands being sent away', () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() =>
    Promise.reject(new DOMException('sent away', 'AbortError')),
  )
  fireEvent.click(browser('coarse', share)!)
  expect(share).toHaveBeenCalledWith({ url: 'https://serai.example/t/abc', title: 'Serai' })
})

it('is not there where there is nothing to hand it to', () => {
  expect(browser('coarse')).toBeNull()
  expect(browser('fine', () => Promise.resolve())).toBeNull()
})
