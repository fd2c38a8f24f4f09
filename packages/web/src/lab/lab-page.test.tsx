// @vitest-environment happy-dom
import { spiralBoard } from '@serai/catan'
import { type Action, stream } from '@serai/kernel'
import { formatBoardCode, setupPlan } from '@serai/lab'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { FakeWorker } from '../../test/fake-worker.ts'
import en from '../text/en/index.ts'
import { loadLanguage } from '../text/language.ts'
import { firstSettings } from './board-settings.tsx'
import { actionAt, draftAfter, freeSpots } from './draft.ts'
import { LabPage } from './lab-page.tsx'
import { type LabJob, work } from './lab-work.ts'
import { keepPast } from './use-board.ts'

const board = spiralBoard(stream(23, 'board'))
const code = formatBoardCode(board)

/** Everybody takes the first place that is free. */
function wholeDraft(): readonly Action[] {
  const placed: Action[] = []
  for (;;) {
    const [spot] = freeSpots(draftAfter(board, 4, placed))
    if (!spot) return placed
    placed.push(actionAt(spot))
  }
}

beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  FakeWorker.all = []
  sessionStorage.clear()
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const job = () => FakeWorker.last.asked.at(-1) as LabJob
const fail = () => act(() => FakeWorker.last.fail())
const answer = (data: unknown = work(job())) => act(() => FakeWorker.last.answer(data))
const advice = () => within(screen.getByRole('region', { name: 'Best spots' }))
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0]!)
/** As by a key. */
const pressFocused = (button: HTMLElement) => {
  button.focus()
  fireEvent.click(button)
}
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

it('keeps the board and its card where the advice could not be fetched, and tries again', () => {
  render(<LabPage code={code} />)
  fail()
  expect(advice().getByText('The advice could not be computed.')).toBeTruthy()
  const key = () => screen.queryByRole('img', { name: 'Weak to strong corners' })
  expect(key()).toBeNull()
  expect(screen.getByRole('region', { name: 'Fairness' })).toBeTruthy()
  expect(screen.getAllByText(/^Row \d: /)).toHaveLength(5)
  const failed = FakeWorker.last
  pressFocused(advice().getByRole('button', { name: 'Try again' }))
  expect(document.activeElement?.textContent).toBe('Evaluating corners…')
  expect(key()).not.toBeNull()
  expect(failed.isEnded).toBe(true)
  expect(FakeWorker.last).not.toBe(failed)
  expect(advice().getByText('Evaluating corners…')).toBeTruthy()
  answer()
  expect(advice().getByText('Seat 1 places its first settlement.')).toBeTruthy()
  expect(advice().queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('keeps the board where the next one could not be made, and tries again', () => {
  render(<LabPage code={code} />)
  answer()
  press('New board')
  fail()
  // Once beside the settings, once at the foot of a phone.
  expect(alerts()).toEqual(['The board could not be generated.', 'The board could not be generated.'])
  expect(screen.getAllByText(/^Row \d: /)).toHaveLength(5)
  const asked = job()
  press('Try again')
  expect(alerts()).toEqual([])
  expect(job()).toBe(asked)
  answer({ code: 'E_NO_BOARD', asked: ['cluster'], broken: ['cluster'] })
  expect(alerts()[0]).toMatch(/^No board was found that meets all constraints/)
})

it('keeps the focus near the actions when a board is tried again', () => {
  render(<LabPage code={undefined} />)
  for (const from of [0, 1]) {
    fail()
    pressFocused(screen.getAllByRole('button', { name: 'Try again' })[from]!)
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Play this board' })[0]!.parentElement)
  }
  // At the foot of a phone the same button offers another board.
  fail()
  pressFocused(screen.getAllByRole('button', { name: 'Try again' })[2]!)
  expect(document.activeElement?.textContent).toBe('New board')
})

it('does not offer to play a board that is not of the settings, and goes back to its own', () => {
  render(<LabPage code={code} />)
  answer()
  expect(screen.getAllByRole('button', { name: 'Play this board' })).toHaveLength(2)
  fireEvent.click(screen.getByRole('radio', { name: 'Centre' }))
  answer({ code: 'E_NO_BOARD', asked: ['redsApart', 'desert'], broken: ['desert'] })
  const none = 'No board was found that meets all constraints: desert in the centre.'
  expect(alerts()).toEqual([none, none])
  expect(screen.queryByRole('button', { name: 'Play this board' })).toBeNull()
  press('Keep this board')
  expect(alerts()).toEqual([])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Anywhere' }).checked).toBe(true)
  expect(screen.getAllByRole('button', { name: 'Play this board' })).toHaveLength(2)
})

it('explains the colours of the heat map while there is one', () => {
  render(<LabPage code={code} />)
  const key = () => screen.queryByRole('img', { name: 'Weak to strong corners' })
  expect(key()).toBeTruthy()
  press('Heat map')
  expect(key()).toBeNull()
  cleanup()
  keepPast({ code, settings: firstSettings(), isMade: true, placed: wholeDraft() })
  render(<LabPage code={code} />)
  expect(screen.getByText('Setup is complete.')).toBeTruthy()
  expect(key()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Heat map' })).toBeNull()
})

it('grades a draft that was played through, with the figures of the card', () => {
  keepPast({ code, settings: firstSettings(), isMade: true, placed: wholeDraft() })
  render(<LabPage code={code} />)
  const labels = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
  expect(labels('Best spots')).toContain('Win chance gap')
  expect(labels('Best spots')).toEqual(labels('Fairness'))
  expect(screen.getAllByText(/^(very )?(un)?even$/).map(({ textContent }) => textContent)).toEqual([
    'even',
    'very uneven',
  ])
})

it('shows the whole setup on the island and by seats, by the method of the row that is chosen', () => {
  render(<LabPage code={code} />)
  answer()
  fireEvent.click(screen.getByRole('radio', { name: 'Whole setup' }))
  const panel = within(screen.getByRole('region', { name: 'Setup plan' }))
  expect(panel.getByRole('status').textContent).toBe('Planning…')
  expect(screen.queryByRole('region', { name: 'Best spots' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Heat map' })).toBeNull()
  const pieces = () => screen.queryAllByText(/^Seat \d\. settlement: .*settlement: .*; 2 roads: /)
  expect(pieces()).toHaveLength(0)
  answer()
  expect(pieces()).toHaveLength(4)
  expect(panel.getByRole('status').textContent).toBe('')
  expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.slice(0, 6))).toEqual([
    'Seat 1',
    'Seat 2',
    'Seat 3',
    'Seat 4',
  ])
  expect(panel.getAllByRole('list', { name: 'Pips by resource' })[0]!.textContent).toMatch(
    /^\d+wood\d+brick\d+sheep\d+wheat\d+ore$/,
  )
  const seat = () => pieces().map(({ textContent }) => textContent)
  const byExpert = seat()
  // The other methods are there by now, or come at once.
  answer()
  answer()
  fireEvent.click(panel.getByRole('radio', { name: 'Classic' }))
  expect(seat()).toHaveLength(4)
  expect(seat()).not.toEqual(byExpert)
  const figures = setupPlan(draftAfter(board, 4, []), [], 'classic').card
  const row = within(panel.getByRole('row', { name: /^Classic/ }))
  for (const { pips, types } of figures.seats) {
    expect(row.getAllByText(`${en.lab.pips(pips)}, ${en.lab.resources(types)}`).length).toBeGreaterThan(0)
  }
  // Back to the advice, by the method that was chosen.
  fireEvent.click(screen.getByRole('radio', { name: 'Step by step' }))
  expect(pieces()).toHaveLength(0)
  expect(advice().getByRole<HTMLInputElement>('radio', { name: 'Classic' }).checked).toBe(true)
})

it('plans from what stands, and tries again where the plan could not be fetched', () => {
  keepPast({ code, settings: firstSettings(), isMade: true, placed: wholeDraft().slice(0, 4) })
  render(<LabPage code={code} />)
  answer()
  fireEvent.click(screen.getByRole('radio', { name: 'Whole setup' }))
  const panel = within(screen.getByRole('region', { name: 'Setup plan' }))
  expect(panel.getByText(/^The 2 settlements with a dark number are already placed/)).toBeTruthy()
  fail()
  expect(panel.getByRole('status').textContent).toBe('The plan could not be computed.')
  pressFocused(panel.getByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(panel.getByRole('status'))
  answer()
  expect(panel.getAllByRole('heading', { level: 3 })).toHaveLength(4)
})

it('says that there is no first board, and tries again', () => {
  render(<LabPage code={undefined} />)
  fail()
  expect(alerts()).toEqual(['The board could not be generated.'])
  press('Try again')
  expect(screen.getByText('Looking for a fair board…')).toBeTruthy()
})
