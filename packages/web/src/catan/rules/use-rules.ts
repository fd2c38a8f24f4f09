import { type Language, usePrefs } from '../../prefs/prefs.ts'
import type { CatanRules } from '../text/en/rules.ts'
import { catanRules as en } from '../text/en/rules.ts'
import { catanRules as ru } from '../text/ru/rules.ts'

export const texts: Record<Language, CatanRules> = { en, ru }

export function useRules(): CatanRules {
  return texts[usePrefs((prefs) => prefs.language)]
}
