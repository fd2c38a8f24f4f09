import { refuse } from '@serai/kernel'
import { END, PLAY } from '../toy/actions.ts'
import { toyGame } from '../toy/toy-game.ts'
import type { Flaw } from './flaw.ts'

/** Of how actions are written. */
export const NOTATION_FLAWS: readonly Flaw[] = [
  [
    'two actions have one text',
    'actionsHaveNames',
    /parses as/,
    { format: (action) => toyGame.format(action).replace('silver', 'gold') },
  ],
  [
    'a text is not understood',
    'actionsHaveNames',
    /parses as/,
    { parse: (text) => (text === 'draw' ? refuse('E_PAYLOAD') : toyGame.parse(text)) },
  ],
  [
    'the wire form loses something',
    'actionsHaveNames',
    /decodes as/,
    { decode: (json) => (toyGame.decode(json) === PLAY + 1 ? PLAY : toyGame.decode(json)) },
  ],
  [
    'two actions have one code',
    'actionsHaveNames',
    /the same code/,
    { code: (action) => toyGame.code(action === PLAY + 1 ? PLAY : action) },
  ],
  ['a code is out of range', 'actionsHaveNames', /outside/, { codes: END }],
]
