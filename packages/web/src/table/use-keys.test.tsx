// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { arrowKeys, useKeys } from './use-keys.ts'

const go = vi.fn()

function Screen() {
  useKeys(arrowKeys(go))
  return (
    <section tabIndex={-1}>
      <button type="button">plain</button>
      <button type="button" role="tab">
        tab
      </button>
      <input type="range" />
      <input type="radio" />
      <textarea />
      <select />
      <dialog open>
        <button type="button">in a sheet</button>
      </dialog>
    </section>
  )
}

afterEach(() => go.mockClear())

/** Whether an arrow is taken while this has the focus. */
function isTaken(selector: string): boolean {
  const { container, unmount } = render(<Screen />)
  const at = container.querySelector<HTMLElement>(selector)
  at?.focus()
  const isLeft = fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' })
  unmount()
  expect(go).toHaveBeenCalledTimes(isLeft ? 0 : 1)
  return !isLeft
}

it('takes arrows where nothing, or nothing that goes by them, has the focus', () => {
  expect(isTaken('none')).toBe(true)
  go.mockClear()
  expect(isTaken('section')).toBe(true)
  go.mockClear()
  expect(isTaken('section > button')).toBe(true)
})

it.each(['[role=tab]', '[type=range]', '[type=radio]', 'textarea', 'select', 'dialog button'])(
  'leaves them to %s',
  (at) => {
    expect(isTaken(at)).toBe(false)
  },
)
