import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const MOTIONS = ['auto', 'full', 'reduced'] as const
export type Motion = (typeof MOTIONS)[number]
export const PALETTES = ['serai', 'contrast'] as const
export type Palette = (typeof PALETTES)[number]

/** What a person has chosen for this browser. */
export interface Prefs {
  readonly language: Language
  readonly theme: Theme
  readonly motion: Motion
  readonly palette: Palette
  readonly sound: boolean
  readonly vibration: boolean
  /** Tell me when it is my turn and the page is out of sight. */
  readonly notify: boolean
  /** Ask before a piece is built or a play is made. */
  readonly confirm: boolean
  readonly autoRoll: boolean
  /** Plays and passes that are forced are made without asking. */
  readonly autoForced: boolean
  /** The level of the bots that "play now" seats. */
  readonly level: string
  /** How hints in the setup of Catan are found: a method of the board lab. */
  readonly setupMethod: string
  /** Guides that were read or sent away, by their ids. */
  readonly seenGuides: readonly string[]
}

const DEFAULTS: Prefs = {
  language: typeof navigator !== 'undefined' && navigator.language?.startsWith('ru') ? 'ru' : 'en',
  theme: 'auto',
  motion: 'auto',
  palette: 'serai',
  sound: true,
  vibration: true,
  notify: false,
  confirm: true,
  autoRoll: false,
  autoForced: true,
  level: 'normal',
  setupMethod: 'expert',
  seenGuides: [],
}

const NAME = 'serai.prefs'

export const usePrefs = create<Prefs>()(persist(() => DEFAULTS, { name: NAME }))

export function setPrefs(changes: Partial<Prefs>): void {
  usePrefs.setState(changes)
}

/** What another tab has chosen holds here too, and is not written over by the next choice made here. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === NAME) void usePrefs.persist.rehydrate()
  })
}

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
