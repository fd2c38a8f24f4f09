// @vitest-environment happy-dom
import '../../test/longer-waits.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useKeptFocus } from './prompt-line.tsx'

function Table({ isAsked, turn = 0 }: { isAsked: boolean; turn?: number }) {
  const prompt = useRef<HTMLElement>(null)
  useKeptFocus(prompt)
  return (
    <>
      <section ref={prompt} tabIndex={-1} data-turn={turn}>
        {turn > 0 ? <i>{turn}</i> : null}
      </section>
      {isAsked ? <button type="button">Take</button> : null}
      <button type="button">Log</button>
    </>
  )
}

afterEach(cleanup)

const section = () => document.querySelector('section')

it('waits at the prompt when the button that has the focus goes away', async () => {
  const { rerender } = render(<Table isAsked />)
  screen.getByText('Take').focus()
  rerender(<Table isAsked={false} />)
  await waitFor(() => expect(document.activeElement).toBe(section()))
})

it('leaves the focus where somebody took it to, and nowhere where somebody let it go', async () => {
  const { rerender } = render(<Table isAsked />)
  screen.getByText('Take').focus()
  screen.getByText('Log').focus()
  rerender(<Table isAsked={false} />)
  await Promise.resolve()
  expect(document.activeElement).toBe(screen.getByText('Log'))
  screen.getByText('Log').blur()
  await Promise.resolve()
  rerender(<Table isAsked={false} turn={1} />)
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
})
