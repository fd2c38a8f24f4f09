import { followOtherTabs, type Prefs, usePrefs } from './prefs.ts'

/** The style sheets read theme, motion and palette from the root element. */
function show({ language, theme, motion, palette }: Prefs): void {
  const { dataset } = document.documentElement
  document.documentElement.lang = language
  dataset.palette = palette
  if (theme === 'auto') delete dataset.theme
  else dataset.theme = theme
  dataset.motion = prefersStill(motion) ? 'reduced' : 'full'
}

function prefersStill(motion: Prefs['motion']): boolean {
  return motion === 'auto' ? matchMedia('(prefers-reduced-motion: reduce)').matches : motion === 'reduced'
}

export function applyPrefs(): void {
  show(usePrefs.getState())
  usePrefs.subscribe(show)
  followOtherTabs()
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => show(usePrefs.getState()))
}

/** Whether things may move now. */
export function mayMove(): boolean {
  return document.documentElement.dataset.motion !== 'reduced'
}
