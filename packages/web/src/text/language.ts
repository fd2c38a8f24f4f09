import { create } from 'zustand'
import { type Language, usePrefs } from '../prefs/prefs.ts'
import type { Catalogue } from './catalogue.ts'
// Every catalogue needs it: with the page it costs no request of its own.
import './numbers.ts'

const load: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('./en/index.ts'),
  ru: () => import('./ru/index.ts'),
}

const useCatalogue = create<{ readonly texts: Catalogue | null }>()(() => ({ texts: null }))

/** Before anything is drawn, and whenever the language changes. */
export async function loadLanguage(language: Language): Promise<void> {
  const { default: texts } = await load[language]()
  if (usePrefs.getState().language === language) useCatalogue.setState({ texts })
}

export function followLanguage(): void {
  usePrefs.subscribe((now, before) => {
    if (now.language !== before.language) void loadLanguage(now.language)
  })
}

/** Every text that people read, in their language. */
export function useText(): Catalogue {
  const texts = useCatalogue((state) => state.texts)
  if (!texts) throw new Error('no language is loaded')
  return texts
}
