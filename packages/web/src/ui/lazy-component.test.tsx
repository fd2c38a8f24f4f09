// @vitest-environment happy-dom
import '../../test/longer-waits.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { lazyComponent } from './lazy-component.tsx'

afterEach(cleanup)

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

it('shows the placeholder until it is there', async () => {
  const Part = lazyComponent(async () => Greeting)
  render(
    <Suspense fallback="wait">
      <Part name="Lena" />
    </Suspense>,
  )
  expect(screen.queryByText('wait')).not.toBeNull()
  expect(await screen.findByText('Hello Lena')).not.toBeNull()
})

it('is drawn at once when it was fetched ahead', async () => {
  const Part = lazyComponent(async () => Greeting)
  await Part.fetch()
  render(
    <Suspense fallback="wait">
      <Part name="Lena" />
    </Suspense>,
  )
  expect(screen.queryByText('Hello Lena')).not.toBeNull()
})
