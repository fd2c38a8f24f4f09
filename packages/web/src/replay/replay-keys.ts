import type { KeyHelp } from '../table/keys-sheet.tsx'
import { isOnButton, type KeyMap } from '../table/use-keys.ts'
import type { Catalogue } from '../text/catalogue.ts'
import type { Player } from './use-replay.ts'

/** Arrows step, page keys go by turns, Home and End to the ends, space plays. */
export function replayKeys({ goBy, goByTurn, goTo, last, toggle }: Player, showKeys: () => void): KeyMap {
  const keys: [string, () => void][] = [
    ['ArrowLeft', () => goBy(-1)],
    ['ArrowRight', () => goBy(1)],
    ['PageUp', () => goByTurn(-1)],
    ['PageDown', () => goByTurn(1)],
    ['Home', () => goTo(0)],
    ['End', () => goTo(last)],
    ['?', showKeys],
  ]
  return {
    ...Object.fromEntries(keys),
    get ' '() {
      return isOnButton() ? undefined : toggle
    },
  }
}

export function replayKeyHelp(replay: Catalogue['replay']): readonly KeyHelp[] {
  return [
    { key: '←', does: replay.back },
    { key: '→', does: replay.next },
    { key: 'PgUp', does: replay.turnBack },
    { key: 'PgDn', does: replay.turnNext },
    { key: 'Home', does: replay.toStart },
    { key: 'End', does: replay.toEnd },
    { key: replay.space, does: replay.playOrPause },
    { key: '?', does: replay.keyList },
  ]
}
