import { setPrefs, usePrefs } from '../prefs/prefs.ts'

/** Browsers have it in secure places only: not over plain http on a home network. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext
}

/** Asked for by the person, never by the page. Whether notifications come now. */
export async function wantNotifications(on: boolean): Promise<boolean> {
  const isAllowed = on && canNotify() && (await Notification.requestPermission()) === 'granted'
  setPrefs({ notify: isAllowed })
  return isAllowed
}

/** Only while nobody looks at the page. */
export function notify(title: string, body: string): void {
  if (!usePrefs.getState().notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return
  const options = { body, icon: '/icon.svg', tag: 'serai-turn', data: location.href }
  try {
    const note = new Notification(title, options)
    note.onclick = () => {
      focus()
      note.close()
    }
  } catch {
    // Phones allow notifications from a service worker only; public/notification-click.js leads back from there.
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, options))
  }
}
