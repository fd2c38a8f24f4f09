import { type Action, ALL_IN_THE_OPEN, type Game, hashWords } from '@serai/kernel'
import { apply } from './actions/apply.ts'
import { chance, drawDice, stream, streams } from './actions/chance.ts'
import { format, formatIn, parse } from './actions/notation.ts'
import { CONFIRM, isStep, RESIGN, STEP_CODES } from './actions/numbers.ts'
import { isMover, toAct } from './actions/to-act.ts'
import { decode, encode } from './actions/wire.ts'
import { check } from './check/check.ts'
import { observation } from './learn/observation.ts'
import { stats } from './learn/stats.ts'
import { type NardeOptions, optionsSpec } from './options.ts'
import { listSteps } from './plays/list-steps.ts'
import { plays } from './plays/plays.ts'
import { describe } from './position/describe.ts'
import { parsePosition } from './position/parse-position.ts'
import { render } from './render.ts'
import { result, scores } from './rules/ending.ts'
import { GAMES, type NardeState, TURNS, WORDS } from './state/layout.ts'
import { read, write } from './state/snapshot.ts'
import { start } from './state/start.ts'

/** Long Narde; its rules are numbered in docs/rules/long-narde.md. */
export const narde: Game<NardeState, NardeOptions> = {
  id: 'long-narde',
  title: 'Long Narde',
  ruleset: 'long-narde-1',
  seats: { min: 2, max: 2, table: { min: 2, max: 2 } },
  options: optionsSpec,
  simulationOptions: {},

  start,
  describe,
  parsePosition,
  seatCount: () => 2,
  turnCount: (s) => s[TURNS]!,
  gamesOver: (s) => s[GAMES]!,

  toAct,
  legal: (s, seat, out) => (isMover(s, seat) ? listSteps(s, out) : 0),
  offers: () => 0,
  resign: RESIGN,
  check,
  apply,
  chance,
  draw: drawDice,
  chanceStreams: streams,
  chanceStream: stream,
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
  disclosed: () => ALL_IN_THE_OPEN,
  determinize: (s, _random, into) => cloneInto(s, into),

  encode,
  decode,
  format,
  formatIn,
  parse,
  codes: STEP_CODES,
  code: (action: Action) => (isStep(action) || action === CONFIRM ? action : -1),
  observation,
  render,
  stats,
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
