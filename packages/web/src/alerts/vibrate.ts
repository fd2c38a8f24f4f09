import { usePrefs } from '../prefs/prefs.ts'

/** On phones that can, unless switched off; browsers allow it only after the person has touched the page. */
export function vibrate(milliseconds: number): void {
  if (!usePrefs.getState().vibration || navigator.userActivation?.hasBeenActive !== true) return
  navigator.vibrate?.(milliseconds)
}
