// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stepIn, useStepFromUrl, useStepInUrl } from './use-replay.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('reads a step, and nothing else', () => {
  expect(stepIn('#120')).toBe(120)
  expect(stepIn('')).toBe(0)
  expect(stepIn('#log')).toBe(0)
  expect(stepIn('#-3')).toBe(0)
})

it('writes where one has come to rest', () => {
  vi.useFakeTimers()
  const { rerender } = renderHook(({ step, isAtRest }) => useStepInUrl(step, isAtRest), {
    initialProps: { step: 7, isAtRest: true },
  })
  rerender({ step: 8, isAtRest: true })
  vi.runAllTimers()
  expect(location.hash).toBe('#8')
  rerender({ step: 9, isAtRest: false })
  vi.runAllTimers()
  expect(location.hash).toBe('#8')
})

it('goes where the address leads when that changes, on a page of its own', () => {
  const goTo = vi.fn<(step: number) => void>()
  const { rerender } = renderHook(({ isPage }) => useStepFromUrl(isPage, goTo), { initialProps: { isPage: true } })
  history.replaceState(null, '', '#50')
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(goTo.mock.calls).toEqual([[50]])
  rerender({ isPage: false })
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(goTo).toHaveBeenCalledOnce()
})
