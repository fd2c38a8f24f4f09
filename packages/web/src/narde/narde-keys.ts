import type { KeyHelp } from '../table/keys-sheet.tsx'
import { isOnButton, type KeyMap } from '../table/use-keys.ts'
import type { Catalogue } from '../text/catalogue.ts'

type KeyAction = (() => void) | undefined

interface KeyActions {
  readonly primary: KeyAction
  readonly takeBack: KeyAction
  readonly hint: KeyAction
  readonly pilot: KeyAction
  readonly log: KeyAction
  readonly keys: KeyAction
  readonly none: KeyAction
}

export function nardeKeys({ primary, takeBack, hint, pilot, log, keys, none }: KeyActions): KeyMap {
  return {
    get ' '() {
      return isOnButton() ? undefined : primary
    },
    Backspace: takeBack,
    u: takeBack,
    h: hint,
    a: pilot,
    l: log,
    Escape: none,
    '?': keys,
  }
}

export function nardeKeyHelp(narde: Catalogue['narde'], isPlayer: boolean): KeyHelp[] {
  const forAll = [
    { key: 'L', does: narde.keyLog },
    { key: '?', does: narde.keyList },
  ]
  if (!isPlayer) return forAll
  return [
    { key: narde.space, does: narde.keyRoll },
    { key: 'Backspace', does: narde.keyBack },
    { key: 'U', does: narde.keyBack },
    { key: narde.arrows, does: narde.keyArrows },
    { key: 'Tab', does: narde.keyTab },
    { key: 'Enter', does: narde.keyEnter },
    { key: 'Esc', does: narde.keyEscape },
    { key: 'H', does: narde.keyHint },
    { key: 'A', does: narde.keyPilot },
    ...forAll,
  ]
}
