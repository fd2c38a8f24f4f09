// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { OfflineGameCard } from '../home/game-card.tsx'
import { connection } from '../net/connection.ts'
import { usePrefs } from '../prefs/prefs.ts'
import { loadLanguage } from '../text/language.ts'
import { OfflineCard } from './offline-card.tsx'
import { forgetTable, saveTable } from './saved-table.ts'

beforeAll(() => loadLanguage('en'))
afterEach(cleanup)

it('asks again when the server comes back', () => {
  connection.link.setState({ status: 'lost' })
  const retry = vi.fn()
  render(<OfflineCard retry={retry} />)
  expect(retry).not.toHaveBeenCalled()
  act(() => connection.link.setState({ status: 'live' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('does not ask on and on where the server is there and fails', () => {
  connection.link.setState({ status: 'live' })
  const retry = vi.fn()
  render(<OfflineCard retry={retry} />)
  expect(retry).not.toHaveBeenCalled()
})

it('has games that ask how strong the bots shall be, and say which game waits', () => {
  saveTable('long-narde', 't1')
  render(
    <>
      <OfflineGameCard game="catan" />
      <OfflineGameCard game="long-narde" />
    </>,
  )
  const [catan, narde] = screen.getAllByRole('article').map((card) => within(card))
  catan!.getByRole('heading', { name: 'Catan' })
  fireEvent.click(catan!.getByRole('radio', { name: 'Hard' }))
  expect(usePrefs.getState().level).toBe('hard')
  expect(narde!.getByRole<HTMLInputElement>('radio', { name: 'Hard' }).checked).toBe(true)
  expect(catan!.getByRole('link', { name: 'Play offline' }).getAttribute('href')).toBe('/alone/catan')
  expect(narde!.getByRole('link', { name: 'Continue offline' }).getAttribute('href')).toBe('/alone/long-narde')
  catan!.getByRole('button', { name: 'Custom game against bots' })
  expect(narde!.queryByRole('button', { name: 'Custom game against bots' })).toBeNull()
  forgetTable('long-narde', 't1')
})
