// @vitest-environment happy-dom
import '../../test/longer-waits.ts'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { GamePicture } from './game-picture.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const drawn = (container: Element): string | undefined =>
  container.querySelector('[aria-hidden] > div')?.shadowRoot?.innerHTML

it('does without a picture that cannot be had, and fetches one only once', async () => {
  const answers = vi.fn(async () => new Response('', { status: 404 }))
  vi.stubGlobal('fetch', answers)
  const { container } = render(<GamePicture game="catan" />)
  await waitFor(() => expect(answers).toHaveBeenCalledTimes(1))
  expect(drawn(container)).toBeUndefined()
  cleanup()

  answers.mockImplementation(async () => new Response('<svg><path d="M0,0"></path></svg>'))
  for (const _ of ['asked for again', 'known']) {
    const { container } = render(<GamePicture game="catan" />)
    await waitFor(() => expect(drawn(container)).toBe('<svg><path d="M0,0"></path></svg>'))
    cleanup()
  }
  expect(answers).toHaveBeenCalledTimes(2)
})
