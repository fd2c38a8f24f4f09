// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadLanguage } from '../text/language.ts'
import { BarChart, StackedBars } from './bar-chart.tsx'
import { LineChart } from './line-chart.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

it('writes every count above its bar and its line', () => {
  const bars = [
    { label: 'a', value: 31, expected: 20 },
    { label: 'b', value: 19, expected: 20 },
    { label: 'c', value: 33, expected: 40 },
  ]
  const { container } = render(<BarChart label="Dice" bars={bars} />)
  for (const { label, value } of bars) {
    const count = Number(screen.getByText(String(value)).getAttribute('y'))
    const group = screen.getByText(label).parentElement!
    const line = Number(/,([\d.]+)H/.exec(group.querySelector('path')!.getAttribute('d')!)![1])
    expect(count).toBeLessThan(Math.min(line, Number(group.querySelector('rect')!.getAttribute('y'))))
  }
  expect(container.querySelectorAll('rect')).toHaveLength(3)
})

it('draws a small part of a scale that others share', () => {
  const { container } = render(
    <StackedBars
      label="Lost"
      kinds={[{ name: 'robber', colour: 'black' }]}
      rows={[{ seat: 0, name: 'Mira', values: [1] }]}
      most={40}
    />,
  )
  expect(container.querySelector('li svg[preserveAspectRatio]')?.getAttribute('viewBox')).toBe('0 0 40 1')
})

it('reads the values of a turn that is chosen, and leads there', () => {
  const points = [
    { x: 0, y: 2 },
    { x: 7, y: 3 },
    { x: 9, y: -3 },
  ]
  render(
    <LineChart
      name="points"
      label="Points"
      lines={[
        { seat: 0, name: 'Mira', points },
        { seat: 1, name: 'Anton 12', points: [{ x: 0, y: 4 }] },
      ]}
      to={10}
      watch={(turn) => <a href={`#${turn}`}>{`Watch from turn ${turn}`}</a>}
    />,
  )
  const slider = screen.getByRole('slider', { name: 'Turn' })
  expect(slider.getAttribute('max')).toBe('9')
  for (const [turn, value] of [
    [6, '2'],
    [7, '3'],
    [8, '3'],
    [9, '−3'],
  ] as const) {
    fireEvent.change(slider, { target: { value: turn } })
    expect(slider.getAttribute('aria-valuetext')).toBe(`Turn ${turn}. Mira: ${value}; Anton 12: 4`)
    const numbers = screen.getByText(`Turn ${turn}`).querySelectorAll('b')
    expect([...numbers].map(({ textContent }) => textContent)).toEqual([value, '4'])
    expect(screen.getByRole('link', { name: `Watch from turn ${turn}` })).not.toBeNull()
  }
})

function drawn() {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 10 },
  ]
  render(
    <LineChart name="points" label="Points" lines={[{ seat: 0, name: 'Mira', points }]} to={10} watch={() => null} />,
  )
  const slider = screen.getByRole('slider', { name: 'Turn' }) as HTMLInputElement
  // Turn 0 at 108, turn 100 at 308.
  slider.getBoundingClientRect = () => new DOMRect(100, 0, 216, 280)
  const finger = (type: 'Down' | 'Move' | 'Up' | 'Cancel', clientX = 0, clientY = 0) =>
    fireEvent[`pointer${type}`](slider, { pointerType: 'touch', clientX, clientY })
  /** As browsers do wherever a finger comes down. */
  const jump = (value: number) => fireEvent.change(slider, { target: { value } })
  return { slider, finger, jump }
}

it('stays where it is when a finger scrolls over it', () => {
  const { slider, finger, jump } = drawn()
  finger('Down', 288, 100)
  jump(90)
  expect(slider.value).toBe('50')
  finger('Move', 292, 106)
  expect(slider.value).toBe('50')
  finger('Cancel')
  expect(slider.value).toBe('50')
  // At first sideways, until the browser takes it.
  finger('Down', 288, 100)
  finger('Move', 268, 105)
  expect(slider.value).toBe('80')
  finger('Cancel')
  expect(slider.value).toBe('50')
  // Up or down where nothing can be scrolled.
  finger('Down', 288, 100)
  finger('Up', 288, 150)
  expect(slider.value).toBe('50')
})

it('goes to where a finger taps or slides, and wherever a mouse or keys lead', () => {
  const { slider, finger, jump } = drawn()
  finger('Down', 288, 100)
  jump(90)
  finger('Up', 289, 102)
  expect(slider.value).toBe('91')
  finger('Down', 288, 100)
  finger('Move', 148, 100)
  expect(slider.value).toBe('20')
  finger('Move', 20, 140)
  finger('Up', 20, 140)
  expect(slider.value).toBe('0')
  jump(33)
  expect(slider.value).toBe('33')
  fireEvent.pointerDown(slider, { pointerType: 'mouse' })
  jump(44)
  expect(slider.value).toBe('44')
})
