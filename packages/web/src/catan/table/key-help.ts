import type { KeyHelp } from '../../table/keys-sheet.tsx'
import type { Catalogue } from '../../text/catalogue.ts'

/** The keys of the table, in the order of a turn. */
export function keyHelp({ catanTable }: Pick<Catalogue, 'catanTable'>): readonly KeyHelp[] {
  return [
    { key: 'R', does: catanTable.keyRoll },
    { key: 'D', does: catanTable.keyRoad },
    { key: 'S', does: catanTable.keySettle },
    { key: 'C', does: catanTable.keyCity },
    { key: 'B', does: catanTable.keyBuy },
    { key: 'T', does: catanTable.keyTrade },
    { key: 'E', does: catanTable.keyEnd },
    { key: 'Y', does: catanTable.keyYes },
    { key: 'N', does: catanTable.keyNo },
    { key: 'O', does: catanTable.keyCounter },
    { key: catanTable.arrows, does: catanTable.keyArrows },
    { key: 'Enter', does: catanTable.keyConfirm },
    { key: 'Esc', does: catanTable.keyCancel },
    { key: '1 – 5', does: catanTable.keyCards },
    { key: 'H', does: catanTable.keyHint },
    { key: 'U', does: catanTable.keyUndo },
    { key: 'A', does: catanTable.keyPilot },
    { key: 'L', does: catanTable.keyLog },
    { key: '?', does: catanTable.keyList },
  ]
}
