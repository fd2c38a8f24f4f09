import { type Language, usePrefs } from '../../prefs/prefs.ts'
import type { NardeRules } from '../text/en/rules.ts'
import { nardeRules as en } from '../text/en/rules.ts'
import { nardeRules as ru } from '../text/ru/rules.ts'

export const texts: Record<Language, NardeRules> = { en, ru }

export function useRules(): NardeRules {
  return texts[usePrefs((prefs) => prefs.language)]
}
