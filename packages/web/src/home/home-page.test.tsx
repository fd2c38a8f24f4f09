// @vitest-environment happy-dom
import '../../test/longer-waits.ts'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ApiFault, api } from '../net/api.ts'
import { connection } from '../net/connection.ts'
import { loadLanguage } from '../text/language.ts'
import { HomePage } from './home-page.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const me = { id: 'lena-id', name: 'Lena' }
const PAUSED = 'The server is busy. This page retries automatically.'

it('says that the tables pause, and asks again who I am and where I sit when they go on', async () => {
  vi.spyOn(connection, 'lobby').mockReturnValue(() => {})
  vi.spyOn(api, 'games').mockResolvedValue([])
  const away = new ApiFault({ code: 'E_AWAY', message: '' })
  vi.spyOn(api, 'me').mockRejectedValueOnce(away).mockResolvedValue(me)
  const asked = vi.spyOn(api, 'myTables').mockRejectedValueOnce(away).mockResolvedValue([])
  render(<HomePage />)
  act(() => connection.link.setState({ isPaused: true }))
  expect(screen.queryByText(PAUSED)).not.toBeNull()
  const goOn = () => act(async () => connection.link.setState({ status: 'live', isPaused: false, me }))
  await goOn()
  expect(screen.queryByText(PAUSED)).toBeNull()
  expect(await screen.findByRole('button', { name: 'Your name: Lena' })).not.toBeNull()
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  await act(async () => connection.link.setState({ status: 'lost' }))
  expect(asked).toHaveBeenCalledTimes(1)
  await goOn()
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
})
