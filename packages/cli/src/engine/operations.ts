import { randomStreams, stepsOf } from '@serai/bots'
import {
  type Action,
  type Actor,
  type AnyGame,
  CHANCE,
  checkBatch,
  decodeOptions,
  describeOptions,
  encodeViewer,
  isRefusal,
  type JsonObject,
  listSeats,
  newOutcomes,
  type Refusal,
  refuse,
  type Viewer,
} from '@serai/kernel'
import { actionOfCode, choicesOf } from './choices.ts'
import {
  actionsField,
  actorField,
  codeField,
  codesField,
  type EngineRequest,
  gameField,
  seatField,
  seatsField,
  seedField,
  viewerField,
} from './fields.ts'
import { observe } from './observe.ts'
import { Position, type Session } from './session.ts'

type Reply = JsonObject | Refusal

/** Requests that need no current state. */
export const SESSION_OPERATIONS: { readonly [op: string]: (session: Session, request: EngineRequest) => Reply } = {
  games: ({ games }) => ({ games: games.map(describeGame) }),

  start(session, request) {
    const game = gameField(request, session.games)
    if (isRefusal(game)) return game
    const options = decodeOptions(game.options, request.options ?? {})
    if (isRefusal(options)) return options
    const seats = seatsField(request, game)
    if (isRefusal(seats)) return seats
    const seed = seedField(request)
    if (isRefusal(seed)) return seed
    // The board comes from the same stream as in a simulation, whose first game has number 1.
    const blank = game.start(options, seats, randomStreams(game, seats, seed, 1).board)
    return begin(session, new Position(game, blank, seed))
  },

  build(session, request) {
    const game = gameField(request, session.games)
    if (isRefusal(game)) return game
    const seed = seedField(request)
    if (isRefusal(seed)) return seed
    const state = game.parsePosition(request.position)
    return isRefusal(state) ? state : begin(session, new Position(game, state, seed))
  },
}

/** Requests about the current state. */
export const STATE_OPERATIONS: { readonly [op: string]: (position: Position, request: EngineRequest) => Reply } = {
  turn: turnJson,
  result: ({ game, state }) => ({ result: resultJson(game, state) }),
  hash: ({ game, state }) => ({ hash: game.hash(state) }),

  legal: (position, request) => listActions(position, request, 'legal'),
  offers: (position, request) => listActions(position, request, 'offers'),

  plays(position, request) {
    const { game, state } = position
    const seat = knownSeat(position, request)
    if (isRefusal(seat)) return seat
    const withCodes = codesField(request)
    if (isRefusal(withCodes)) return withCodes
    const { plays } = game
    if (!plays) return refuse('E_NO_PLAYS', { game: game.id })
    const all: Action[] = []
    const list = all.slice(0, plays.list(state, seat, all))
    const steps = list.map((play) => stepsOf(game, state, play).map((step) => game.encode(step)))
    return { plays: steps, ...(withCodes && { codes: list.map((play) => plays.code(play)) }) }
  },

  encode(position, request) {
    const action = readAction(position, request.action)
    return isRefusal(action) ? action : { code: position.game.code(action) }
  },

  decode(position, request) {
    const seat = knownSeat(position, request)
    if (isRefusal(seat)) return seat
    const action = readCode(position, seat, request)
    return isRefusal(action) ? action : { action: position.game.encode(action) }
  },

  observe(position, request) {
    const seat = knownSeat(position, request)
    return isRefusal(seat) ? seat : observe(position.game, position.state, seat)
  },

  check(position, request) {
    const by = actorField(request, position)
    if (isRefusal(by)) return by
    const action = readChoice(position, by, request)
    return { refusal: isRefusal(action) ? action : position.game.check(position.state, by, action) }
  },

  apply(position, request) {
    const { state, history } = position
    const hidden = hiddenRefusal(position)
    if (hidden) return hidden
    const by = actorField(request, position)
    if (isRefusal(by)) return by
    const isBatch = 'actions' in request && !('code' in request)
    const actions = isBatch ? decodeBatch(position, by, request) : decodeOne(position, by, request)
    if (isRefusal(actions)) return actions
    for (const action of actions) history.apply(state, by, action)
    return status(position)
  },

  undo(position) {
    return position.history.undo(position.state) ? status(position) : refuse('E_UNDO_NONE')
  },

  redo(position) {
    return position.history.redo(position.state) ? status(position) : refuse('E_REDO_NONE')
  },

  chance(position) {
    const { game, state } = position
    const hidden = hiddenRefusal(position)
    if (hidden) return hidden
    if (game.toAct(state).kind !== 'chance') return { outcomes: [] }
    const outcomes = newOutcomes(0)
    const count = game.chance(state, outcomes)
    const list = outcomes.actions.slice(0, count)
    return { outcomes: list.map((action, i) => ({ action: game.encode(action), weight: outcomes.weights[i]! })) }
  },

  draw(position) {
    const { game, state, streams } = position
    const hidden = hiddenRefusal(position)
    if (hidden) return hidden
    if (game.toAct(state).kind !== 'chance') return refuse('E_NOT_CHANCE')
    return { action: game.encode(game.draw(state, streams.chance[game.chanceStream(state)]!)) }
  },

  describe: (position, request) => show(position, request, (game, state) => ({ position: game.describe(state) })),
  render: (position, request) => show(position, request, (game, state) => ({ text: game.render(state) })),
}

export const OPERATION_NAMES = [...Object.keys(SESSION_OPERATIONS), ...Object.keys(STATE_OPERATIONS)]

/** After the end nothing is legal, whatever it looks like: that is said before any fault of its form. */
function readAction({ game, state }: Position, json: unknown): Action | Refusal {
  const action = game.decode(json)
  return isRefusal(action) && game.toAct(state).kind === 'over' ? refuse('E_GAME_OVER') : action
}

/** An action is named by its JSON or by its code. */
function readChoice(position: Position, by: Actor, request: EngineRequest): Action | Refusal {
  return 'code' in request ? readCode(position, by, request) : readAction(position, request.action)
}

function readCode(position: Position, by: Actor, request: EngineRequest): Action | Refusal {
  const { game, state } = position
  const code = codeField(request, position)
  if (isRefusal(code)) return code
  if (game.toAct(state).kind === 'over') return refuse('E_GAME_OVER')
  // What chance does has no code.
  if (by === CHANCE) return actionOfCode(game, [], code)
  const hidden = by === game.viewer(state) ? null : hiddenRefusal(position)
  return hidden ?? actionOfCode(game, choicesOf(game, state, by), code)
}

/** A position as one viewer knows it can be looked at; to play on, or to look from elsewhere, takes what it does not hold. */
function hiddenRefusal({ game, state }: Position): Refusal | null {
  const viewer = game.viewer(state)
  return viewer === null ? null : refuse('E_HIDDEN', { viewer: encodeViewer(viewer) })
}

/** A seat whose choices the position holds. */
function knownSeat(position: Position, request: EngineRequest): number | Refusal {
  const seat = seatField(request, position)
  return isRefusal(seat) || seat === position.game.viewer(position.state) ? seat : (hiddenRefusal(position) ?? seat)
}

function begin(session: Session, position: Position): JsonObject {
  session.position = position
  return { game: position.game.id, seats: position.seats, ...status(position) }
}

/** What one wants to know after every change. */
function status(position: Position): JsonObject {
  const { game, state, history } = position
  return { length: history.length, turn: turnJson(position), result: resultJson(game, state) }
}

function turnJson({ game, state }: Position): JsonObject {
  const { kind, must, may } = game.toAct(state)
  return { kind, must: listSeats(must), may: listSeats(may) }
}

function resultJson(game: AnyGame, state: unknown): JsonObject | null {
  const result = game.result(state)
  return result && { returns: result.returns, winner: result.winner, reason: result.reason }
}

function listActions(position: Position, request: EngineRequest, which: 'legal' | 'offers'): Reply {
  const { game, state } = position
  const seat = knownSeat(position, request)
  if (isRefusal(seat)) return seat
  const withCodes = codesField(request)
  if (isRefusal(withCodes)) return withCodes
  const all: Action[] = []
  const list = all.slice(0, game[which](state, seat, all))
  const actions = list.map((action) => game.encode(action))
  return { actions, ...(withCodes && { codes: list.map((action) => game.code(action)) }) }
}

function decodeOne(position: Position, by: Actor, request: EngineRequest): readonly Action[] | Refusal {
  const action = readChoice(position, by, request)
  if (isRefusal(action)) return action
  return position.game.check(position.state, by, action) ?? [action]
}

/** All or nothing, by the kernel's rule of batches. */
function decodeBatch(position: Position, by: Actor, request: EngineRequest): readonly Action[] | Refusal {
  const { game, state } = position
  const wire = actionsField(request)
  if (isRefusal(wire)) return wire
  if (by === CHANCE) return refuse('E_BATCH', { fault: 'chance has no batches' })
  const actions: Action[] = []
  for (const [step, json] of wire.entries()) {
    const action = readAction(position, json)
    if (isRefusal(action)) return { ...action, step }
    actions.push(action)
  }
  return checkBatch(game, game.clone(state), by, actions) ?? actions
}

function show(
  position: Position,
  request: EngineRequest,
  render: (game: AnyGame, state: unknown) => JsonObject,
): JsonObject | Refusal {
  const { game, state } = position
  const viewer: Viewer | null | Refusal = viewerField(request, position)
  if (isRefusal(viewer)) return viewer
  if (viewer !== null && viewer !== game.viewer(state)) {
    const hidden = hiddenRefusal(position)
    if (hidden) return hidden
  }
  return render(game, viewer === null ? state : game.redact(state, viewer))
}

function describeGame({ id, title, ruleset, seats, options, plays, codes, observation }: AnyGame): JsonObject {
  return {
    id,
    title,
    ruleset,
    seats: { min: seats.min, max: seats.max },
    options: describeOptions(options),
    plays: plays !== undefined,
    codes,
    playCodes: plays?.codes ?? null,
    observation: observation.size,
  }
}
