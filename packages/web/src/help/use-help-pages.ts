import { type Language, usePrefs } from '../prefs/prefs.ts'
import type { HelpPages } from '../text/catalogue.ts'
import { helpPages as en } from '../text/en/help-pages.ts'
import { helpPages as ru } from '../text/ru/help-pages.ts'

const PAGES: Record<Language, HelpPages> = { en, ru }

/** What the pages of rules say themselves. Apart from the catalogue, because every page waits for that. */
export function useHelpPages(): HelpPages {
  return PAGES[usePrefs((prefs) => prefs.language)]
}
