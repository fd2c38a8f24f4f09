// @vitest-environment happy-dom
import '../../test/longer-waits.ts'
import type { GameInfo } from '@serai/protocol'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../net/api.ts'
import { connection } from '../net/connection.ts'
import { loadLanguage } from '../text/language.ts'
import { HomePage } from './home-page.tsx'

const catan: GameInfo = {
  id: 'catan',
  title: 'Catan',
  ruleset: '1',
  seats: { min: 3, max: 4 },
  options: {},
  bots: [{ name: 'plain', describe: '', level: 'normal' }],
}

beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  vi.spyOn(connection, 'lobby').mockReturnValue(() => {})
  vi.spyOn(api, 'games').mockResolvedValue([catan])
  vi.spyOn(api, 'myTables').mockResolvedValue([])
  connection.link.setState({ status: 'live', isGone: false, isPaused: false })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const lose = () => act(async () => connection.link.setState({ status: 'lost', isGone: true }))
const find = () => act(async () => connection.link.setState({ status: 'live', isGone: false }))
const playNow = () => screen.queryByRole('button', { name: 'Play now' })
const playHere = () => screen.queryByRole('link', { name: 'Play offline' })

it('offers the bots of this device for as long as the server is gone, and tries again when told to', async () => {
  const hurry = vi.spyOn(connection, 'hurry').mockReturnValue()
  render(<HomePage />)
  await screen.findByRole('button', { name: 'Play now' })
  await act(async () => connection.link.setState({ status: 'lost' }))
  expect([playNow() !== null, playHere()]).toEqual([true, null])
  await lose()
  expect(playHere()?.getAttribute('href')).toBe('/alone/catan')
  expect([playNow(), screen.queryByRole('button', { name: 'With friends' })]).toEqual([null, null])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(hurry).toHaveBeenCalledOnce()
  await find()
  expect([playNow() !== null, playHere()]).toEqual([true, null])
})

it('leaves an open form and what was typed as they are', async () => {
  render(<HomePage />)
  fireEvent.click(await screen.findByRole('button', { name: 'With friends' }))
  const form = await screen.findByRole('dialog')
  const code = screen.getByRole<HTMLInputElement>('textbox', { name: 'Table code or link', hidden: true })
  fireEvent.change(code, { target: { value: 'abc' } })
  await lose()
  expect(screen.getByRole('dialog')).toBe(form)
  await find()
  expect(screen.getByRole('dialog')).toBe(form)
  expect(code.isConnected && code.value).toBe('abc')
})

it('does not say that the server is gone while its tables pause', async () => {
  render(<HomePage />)
  await screen.findByRole('button', { name: 'Play now' })
  await act(async () => connection.link.setState({ isPaused: true }))
  await lose()
  expect([playNow() !== null, playHere()]).toEqual([true, null])
})
