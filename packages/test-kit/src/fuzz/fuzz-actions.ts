import {
  type Action,
  type Actor,
  CHANCE,
  everySeat,
  type Game,
  isRefusal,
  listSeats,
  newOutcomes,
  type Options,
  type Refusal,
  redactEntry,
  stream,
} from '@serai/kernel'
import { subjectOf } from '../check-law.ts'
import { broken, demand, LawBroken } from '../law.ts'
import { redactionFollowsEntries } from '../laws/redaction.ts'
import { descriptionBringsTheStateBack } from '../laws/snapshots.ts'
import { turnNamesWhoCanAct } from '../laws/turns.ts'
import { pick } from '../malformed.ts'
import { legalList, offerList } from '../random-player.ts'
import type { Setup } from '../setup.ts'
import { viewersOf } from '../viewers.ts'
import { type Walk, walkGame } from '../walk.ts'
import { type Donor, donorOf } from './mutate-json.ts'
import { oddAction, oddActor, type Sent } from './odd-actions.ts'
import { unchanged } from './unchanged.ts'

/** What became of odd actions. */
export interface ActionCounts {
  /** Refused by decode or parse. */
  unreadable: number
  /** Read, and refused by check. */
  refused: number
  /** Legal after all. */
  accepted: number
}

/** What only its author can say about a game: which actions are in no list, and when they are legal. */
export interface Unlisted<S> {
  readonly isUnlisted: (action: Action) => boolean
  /** The slow and obvious way. */
  readonly isLegal: (state: S, by: Actor, action: Action) => boolean
}

/** Odd actions at each place of a walk. */
const AT_A_PLACE = 240
const REMEMBERED = 2048
/** One in so many that are accepted is looked at from all sides. */
const LOOKED_AT = 16

/** Kept from one game to the next, so that actions of other games are sent too. */
export interface ActionMemory {
  readonly valid: Action[]
  seen: number
}

/**
 * Sends odd actions at every place of a random game, by everybody and nobody, to the open position and to what a viewer
 * has of it. What is accepted must be listed, what is listed accepted; what is refused has a code and changes nothing,
 * and what is accepted leads to a sound position.
 */
export function fuzzActions<S, O extends Options>(
  game: Game<S, O>,
  { isUnlisted, isLegal }: Unlisted<S>,
  setup: Setup<O>,
  walk: Walk,
  memory: ActionMemory,
  { codes, isOver = () => false }: { readonly codes: Set<string>; readonly isOver?: () => boolean },
): ActionCounts {
  const counts: ActionCounts = { unreadable: 0, refused: 0, accepted: 0 }
  const random = stream(walk.seed, 'odd actions')
  const subject = subjectOf(game)
  const after = { state: null as S | null }
  let donor: Donor = new Map()

  for (const place of walkGame(game, setup, walk, { rare: [game.resign] })) {
    const { state } = place
    const { listed, all } = listsAt(game, state)
    for (const action of all) memory.valid[memory.seen++ % REMEMBERED] = action
    if (place.step % 50 === 0) donor = donorOf(memory.valid.map((action) => game.encode(action)))
    const viewer = pick(random, viewersOf(game, state))
    const view = game.redact(state, viewer)
    const isSame = unchanged(game, state)
    const isViewSame = unchanged(game, view)

    for (let i = 0; i < AT_A_PLACE; i++) {
      const odd = oddAction(game, random, memory.valid, donor)
      const by = oddActor(random, setup.seats)
      try {
        counts[send(odd, by)]++
        demand(isSame(state), () => 'the position was changed')
        demand(isViewSame(view), () => `what ${viewer} has of the position was changed`)
      } catch (fault) {
        broken(`${told(fault)}\n  (step ${place.step}: ${show(odd.sent)} by ${by})`)
      }
    }
    if (isOver()) break

    function send(odd: Sent, by: Actor): keyof ActionCounts {
      const action = odd.read()
      if (isRefusal(action)) {
        demandCode(action)
        return 'unreadable'
      }
      const refusal = game.check(state, by, action)
      const viewed = game.check(view, by, action)
      if (viewed) demandCode(viewed)
      if (by === viewer && by >= 0) {
        demand(
          JSON.stringify(viewed) === JSON.stringify(refusal),
          () => `to ${viewer} it is ${JSON.stringify(viewed)}, to the table ${JSON.stringify(refusal)}`,
        )
      }
      const isListed = listed.get(by)?.has(action) === true
      if (refusal) {
        demandCode(refusal)
        demand(!isListed, () => `listed and refused: ${JSON.stringify(refusal)}`)
        const isWrong = isUnlisted(action) && isLegal(state, by, action)
        demand(!isWrong, () => `legal and refused: ${JSON.stringify(refusal)}`)
        return 'refused'
      }
      const isRight = isListed || (isUnlisted(action) && isLegal(state, by, action))
      demand(isRight, () => `accepted: ${action}, which is not legal`)
      perform(by, action)
      return 'accepted'
    }

    function perform(by: Actor, action: Action): void {
      if (after.state === null) after.state = game.clone(state)
      else game.copy(state, after.state)
      game.apply(after.state, by, action)
      const next = { seq: place.step + 1, at: 0, by, action }
      const entry = redactEntry(next, game.disclosed(state, next), viewer)
      const viewAfter = game.clone(view)
      game.apply(viewAfter, by, entry.action, entry.reveal)
      demand(
        unchanged(game, game.redact(after.state, viewer))(viewAfter),
        () => `${viewer} has another position than is theirs after ${game.format(action)}`,
      )
      const at = { ...place, state: after.state, next: null }
      turnNamesWhoCanAct.at?.(subject, at)
      if (random.below(LOOKED_AT) !== 0) return
      redactionFollowsEntries.at?.(subject, { ...place, next })
      descriptionBringsTheStateBack.at?.(subject, at)
    }
  }
  return counts

  function demandCode({ code, ...details }: Refusal): void {
    demand(/^E_[A-Z_]+$/.test(code), () => `refused with the code ${code}`)
    demand(JSON.stringify(details).length < 1000, () => `a long refusal: ${code}`)
    codes.add(code)
  }
}

/** What each actor may do, by the lists; and all of it. */
function listsAt<S, O extends Options>(game: Game<S, O>, state: S) {
  const listed = new Map<Actor, ReadonlySet<Action>>()
  const all: Action[] = []
  if (game.toAct(state).kind === 'chance') {
    const outcomes = newOutcomes(0)
    const n = game.chance(state, outcomes)
    const actions = outcomes.actions.slice(0, n).filter((_, i) => outcomes.weights[i]! > 0)
    all.push(...actions)
    listed.set(CHANCE, new Set(actions))
  }
  for (const seat of listSeats(everySeat(game.seatCount(state)))) {
    const actions = legalList(game, state, seat)
    all.push(...actions, ...offerList(game, state, seat))
    listed.set(seat, new Set(actions))
  }
  return { listed, all }
}

/** A broken law says it all; of anything else it matters where it was thrown. */
function told(fault: unknown): string {
  if (fault instanceof LawBroken || !(fault instanceof Error)) return String(fault)
  return fault.stack ?? fault.message
}

function show(sent: unknown): string {
  return typeof sent === 'number' ? `code ${sent}` : JSON.stringify(sent)
}
