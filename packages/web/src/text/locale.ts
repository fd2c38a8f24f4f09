import type { Language } from '../prefs/prefs.ts'

/** The person's own kind of a language, as the browser has it: days and hours are written differently from place to place. */
export function localeOf(language: Language, own: readonly string[] = navigator.languages): string {
  return own.find((locale) => locale.split('-')[0] === language) ?? language
}
