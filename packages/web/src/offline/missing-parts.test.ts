import { afterEach, expect, it, vi } from 'vitest'
import { makeWay } from './make-way.ts'
import { followMissingParts } from './missing-parts.ts'

vi.mock('./make-way.ts', () => ({ makeWay: vi.fn<() => void>() }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(makeWay).mockClear()
})

const page = (script: string) => new Response(`<script type="module" src="/assets/${script}"></script>`)

it.each<[string, () => Promise<Response>, number]>([
  ['makes way for the new page when the server was updated', async () => page('index-new.js'), 1],
  ['stays where the page is the same: it would miss the same part again', async () => page('index-old.js'), 0],
  ['stays where there is no page to be had', async () => new Response('', { status: 502 }), 0],
  ['stays where the server is away', () => Promise.reject(new TypeError('no network')), 0],
])('%s', async (_, answer, times) => {
  const window = new EventTarget()
  const asked = vi.fn(answer)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('fetch', asked)
  followMissingParts('https://serai.example/assets/index-old.js')
  window.dispatchEvent(new Event('vite:preloadError'))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  // The answer is read in a few steps.
  await new Promise((resolve) => setImmediate(resolve))
  expect(makeWay).toHaveBeenCalledTimes(times)
})
