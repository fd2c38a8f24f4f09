// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { connection } from '../net/connection.ts'
import { followMissingParts, followUpdates, reloadWhenFree } from './page-update.ts'

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const reload = () => vi.spyOn(location, 'reload').mockImplementation(() => {})

it('looks for a new page when it comes back to the server, and when it is too old for it', async () => {
  const update = vi.fn<() => void>()
  const getRegistration = async () => ({ update })
  vi.stubGlobal('navigator', { serviceWorker: { controller: {}, addEventListener: () => {}, getRegistration } })
  followUpdates()
  const updates = async (status: 'live' | 'lost' | 'outdated') => {
    connection.link.setState({ status })
    await Promise.resolve()
    return update.mock.calls.length
  }
  expect(await updates('live')).toBe(0)
  expect(await updates('lost')).toBe(0)
  expect(await updates('live')).toBe(1)
  // As often as the server says so: the new page may be there later than the new server.
  expect(await updates('outdated')).toBe(2)
  expect(await updates('outdated')).toBe(3)
})

it('makes way at once where nobody writes or chooses', () => {
  const reloads = reload()
  document.body.innerHTML = '<input><dialog></dialog>'
  reloadWhenFree()
  expect(reloads).toHaveBeenCalledOnce()
})

it.each([
  ['writes', '<textarea></textarea>', () => document.querySelector('textarea')!.focus()],
  ['has a sheet open', '<dialog open></dialog>', () => {}],
])('waits for somebody who %s to look away', (_, html, begin) => {
  const reloads = reload()
  document.body.innerHTML = html
  begin()
  reloadWhenFree()
  expect(reloads).not.toHaveBeenCalled()
  dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new Event('visibilitychange'))
  expect(reloads).toHaveBeenCalledOnce()
})

const page = (script: string) => new Response(`<script type="module" src="/assets/${script}"></script>`)

it.each<[string, () => Promise<Response>, number]>([
  ['makes way for the new page when the server was updated', async () => page('index-new.js'), 1],
  ['stays where the page is the same: it would miss the same part again', async () => page('index-old.js'), 0],
  ['stays where there is no page to be had', async () => new Response('', { status: 502 }), 0],
  ['stays where the server is away', () => Promise.reject(new TypeError('no network')), 0],
])('%s', async (_, answer, times) => {
  const reloads = reload()
  const window = new EventTarget()
  const asked = vi.fn(answer)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('fetch', asked)
  followMissingParts('https://serai.example/assets/index-old.js')
  window.dispatchEvent(new Event('vite:preloadError'))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  // The answer is read in a few steps.
  await new Promise((resolve) => setImmediate(resolve))
  expect(reloads).toHaveBeenCalledTimes(times)
})
