import type { Language } from '../prefs/prefs.ts'

/** English is British here, in its dates as in its spelling. */
const LOCALES: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU' }

export function localeOf(language: Language): string {
  return LOCALES[language]
}
