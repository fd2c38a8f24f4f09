import { refuse } from '@serai/kernel'
import { END } from '../toy/actions.ts'
import { DECK_SIZE, OPEN, SCORE, TURNS, VIEWER } from '../toy/state.ts'
import { toyGame } from '../toy/toy-game.ts'
import type { Flaw } from './flaw.ts'

let applied = 0

/** Of how states and games are kept. */
export const SNAPSHOTS_FLAWS: readonly Flaw[] = [
  [
    'bytes leave something out',
    'bytesBringTheStateBack',
    /turns is 0/,
    {
      read(bytes) {
        const s = toyGame.read(bytes)
        if (s instanceof Int32Array) s[TURNS] = 0
        return s
      },
      hash: () => '',
    },
  ],
  [
    'a description leaves something out',
    'descriptionBringsTheStateBack',
    /the bytes differ/,
    { describe: (s) => ({ ...toyGame.describe(s), played: 0 }) },
  ],
  [
    'a redacted description is refused',
    'redactedDescriptionBringsTheStateBack',
    /redacted for -1 is refused/,
    {
      parsePosition(description) {
        const s = toyGame.parsePosition(description)
        return s instanceof Int32Array && s[VIEWER] !== OPEN ? refuse('E_DESCRIPTION') : s
      },
    },
  ],
  [
    'a description is not JSON',
    'descriptionsAreJson',
    /round trip/,
    { describe: (s) => ({ ...toyGame.describe(s), winner: Number.NaN }) },
  ],
  ['a clone is the same object', 'clonesAreIndependent', /happened to the state/, { clone: (s) => s }],
  ['a copy is not whole', 'clonesAreIndependent', /copy/, { copy: (from, to) => to.set(from.subarray(0, DECK_SIZE)) }],
  [
    'applying depends on something outside the state',
    'logsReplay',
    /refused|after replay/,
    {
      apply(s, by, action, reveal) {
        toyGame.apply(s, by, action, reveal)
        if (action === END) s[TURNS]! += applied++ % 3
      },
    },
  ],
  [
    'a copy forgets what undo needs',
    'undoRestores',
    /after/,
    {
      copy(from, to) {
        to.set(from)
        to[SCORE] = 0
      },
    },
  ],
]
