// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadLanguage } from '../text/language.ts'
import { Stepper } from './stepper.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

function Points({ first = 10 }: { first?: number }) {
  const [value, setValue] = useState(first)
  return <Stepper label="Points" value={value} min={3} max={18} onChange={setValue} />
}

it.each([
  ['99', '18'],
  ['1', '3'],
  ['12', '12'],
  ['7.6', '8'],
  ['', '10'],
  ['many', '10'],
])('takes %j for %s', (typed, kept) => {
  render(<Points />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Points' })
  fireEvent.change(field, { target: { value: typed } })
  expect(field.value).toBe(typed)
  fireEvent.focusOut(field)
  expect(field.value).toBe(kept)
})

it('writes a number in one way only', () => {
  render(<Points />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Points' })
  fireEvent.change(field, { target: { value: '010' } })
  expect(field.value).toBe('10')
})

it('says which numbers there are', () => {
  render(<Points />)
  screen.getByText('3 to 18')
})

it('comes back among them by one step', () => {
  render(<Points first={1} />)
  fireEvent.click(screen.getByRole('button', { name: 'Points: increase' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Points' }).value).toBe('3')
})
