import type { IconName } from '../ui/icon.tsx'
import type { LookOfSeat } from '../ui/seat-looks.ts'
import type { GameForm } from './game-form.ts'
import type { GameRules } from './game-rules.ts'
import type { GameScreens } from './registry.ts'

/** What the page knows of a game from the start: as little as lists of games and tables need. */
export interface GameEntry {
  readonly load: () => Promise<{ readonly part: GameScreens }>
  readonly loadForm?: () => Promise<{ readonly form: GameForm }>
  readonly loadRules: () => Promise<{ readonly rules: GameRules }>
  /** The board as people know it: the address of a drawing that has its colours from the page. */
  readonly picture: string
  /** Its background until it has come, in CSS. */
  readonly ground: string
  /** On that ground, where a board would be too much. */
  readonly emblem: IconName
  /** How the seats are marked where no position is known. */
  readonly looks: LookOfSeat
  /** Options that few tables change: they are asked for last. */
  readonly rareOptions: readonly string[]
}
