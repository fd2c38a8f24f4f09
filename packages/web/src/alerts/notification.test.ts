// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { setPrefs } from '../prefs/prefs.ts'
import { notify } from './notification.ts'

afterEach(() => vi.unstubAllGlobals())

/** As on Android: the page itself may not make one. */
class OnlyByWorkers {
  static readonly permission = 'granted'
  constructor() {
    throw new TypeError('Illegal constructor')
  }
}

it('goes by the service worker where the page itself may not notify', async () => {
  const showNotification = vi.fn()
  vi.stubGlobal('Notification', OnlyByWorkers)
  vi.stubGlobal('isSecureContext', true)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ showNotification }) } })
  setPrefs({ notify: true })
  notify('Your turn', 'Mira waits.')
  await expect.poll(() => showNotification).toHaveBeenCalledOnce()
  expect(showNotification).toHaveBeenCalledWith(
    'Your turn',
    expect.objectContaining({ body: 'Mira waits.', data: location.href }),
  )
})
