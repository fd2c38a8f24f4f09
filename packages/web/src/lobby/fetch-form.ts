import { gameForms } from '../games/registry.ts'
import type { LazyComponent } from '../ui/lazy-component.tsx'

/**
 * Everything that a form of a table is drawn with. What comes when it is already open would move what is being pressed.
 * What cannot be had now is left out: the options can be chosen without it.
 */
export async function fetchForm<P extends object>(sheet: LazyComponent<P>, game: string): Promise<void> {
  await Promise.allSettled([sheet.fetch(), gameForms.load(game)])
}
