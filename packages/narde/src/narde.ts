import { type Action, type Entry, type Game, hashWords } from '@serai/kernel'
import { CONFIRM, isStep, STEP_CODES } from './actions.ts'
import { apply } from './apply.ts'
import { build } from './build.ts'
import { chance, drawDice, stream, streams } from './chance.ts'
import { check } from './check.ts'
import { describe } from './describe.ts'
import { MARS_POINTS, result, scores } from './ending.ts'
import { GAMES, type NardeState, TURNS, WORDS } from './layout.ts'
import { listSteps } from './list-steps.ts'
import { format, formatIn, parse } from './notation.ts'
import { observation } from './observation.ts'
import { type NardeOptions, optionsSpec } from './options.ts'
import { plays } from './plays.ts'
import { render } from './render.ts'
import { read, write } from './snapshot.ts'
import { start } from './start.ts'
import { study } from './study.ts'
import { isMover, turn } from './turn.ts'
import { decode, encode } from './wire.ts'

/** Long Narde; its rules are numbered in docs/rules/long-narde.md. */
export const narde: Game<NardeState, NardeOptions> = {
  id: 'long-narde',
  title: 'Long Narde',
  ruleset: 'long-narde-1',
  seats: { min: 2, max: 2, table: { min: 2, max: 2 } },
  options: optionsSpec,
  simulation: {},
  returns: { min: -MARS_POINTS, max: MARS_POINTS },

  start,
  describe,
  build,
  seatCount: () => 2,
  turns: (s) => s[TURNS]!,
  gamesOver: (s) => s[GAMES]!,

  turn,
  legal: (s, seat, out) => (isMover(s, seat) ? listSteps(s, out) : 0),
  offers: () => 0,
  check,
  apply,
  chance,
  draw: drawDice,
  streams,
  stream,
  result,
  scores,
  plays,

  clone,
  copy,
  write,
  read,
  hash: hashWords,

  // Everything lies open on the board: every viewer's state is the state.
  redact: (s, _viewer, into) => cloneInto(s, into),
  viewer: () => null,
  redactEntry: (_before: NardeState, entry: Entry) => entry,
  imagine: (s, _random, into) => cloneInto(s, into),

  encode,
  decode,
  format,
  formatIn,
  parse,
  codes: STEP_CODES,
  code: (action: Action) => (isStep(action) || action === CONFIRM ? action : -1),
  observation,
  render,
  study,
}

function clone(s: NardeState): NardeState {
  return cloneInto(s, undefined)
}

function copy(from: NardeState, to: NardeState): void {
  to.set(from)
}

function cloneInto(s: NardeState, into: NardeState | undefined): NardeState {
  const to = into ?? new Int32Array(WORDS)
  to.set(s)
  return to
}
