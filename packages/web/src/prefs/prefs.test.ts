// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { followOtherTabs, setPrefs, usePrefs } from './prefs.ts'

const NAME = 'serai.prefs'
const stored = () => JSON.parse(localStorage.getItem(NAME)!).state

it('takes over what another tab has chosen, and keeps it', () => {
  followOtherTabs()
  setPrefs({ theme: 'light' })
  localStorage.setItem(NAME, JSON.stringify({ state: { ...stored(), language: 'ru', theme: 'dark' }, version: 0 }))
  dispatchEvent(new StorageEvent('storage', { key: NAME }))
  expect(usePrefs.getState()).toMatchObject({ language: 'ru', theme: 'dark' })
  setPrefs({ autoRoll: true })
  expect(stored()).toMatchObject({ language: 'ru', theme: 'dark', autoRoll: true })
})
