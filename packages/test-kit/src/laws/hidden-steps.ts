import {
  type Action,
  type Actor,
  CHANCE,
  formatEntry,
  listSeats,
  newOutcomes,
  type Options,
  redactEntry,
} from '@serai/kernel'
import { broken, type Law, type Subject } from '../law.ts'
import { legalList } from '../random-player.ts'
import { viewersOf } from '../viewers.ts'
import type { Place } from '../walk.ts'

export const entriesTellNoMoreThanStates: Law = {
  name: 'steps that leave a viewer in the same position look the same to it, where any of them is hidden',
  every: 6,
  at(subject, place) {
    const { game, capacity } = subject
    const turn = game.toAct(place.state)
    if (turn.kind === 'chance') {
      const outcomes = newOutcomes(capacity)
      const n = game.chance(place.state, outcomes)
      demandAlike(subject, place, CHANCE, outcomes.actions.slice(0, n))
    }
    for (const seat of listSeats(turn.must | turn.may)) {
      demandAlike(subject, place, seat, legalList(game, place.state, seat))
    }
  },
}

interface Shown {
  readonly action: Action
  readonly wire: string
  readonly isHidden: boolean
}

function demandAlike<S, O extends Options>(
  { game }: Subject<S, O>,
  { state }: Place<S>,
  by: Actor,
  actions: readonly Action[],
): void {
  const after = game.clone(state)
  const view = game.clone(state)
  for (const viewer of viewersOf(game, state)) {
    const byView = new Map<string, Shown>()
    for (const action of actions) {
      game.copy(state, after)
      game.apply(after, by, action)
      const position = String(game.write(game.redact(after, viewer, view)))
      const step = { seq: 1, at: 0, by, action }
      const entry = redactEntry(step, game.disclosed(state, step), viewer)
      const shown = { action, wire: JSON.stringify(formatEntry(game, entry)), isHidden: entry.action !== action }
      const other = byView.get(position)
      byView.set(position, shown)
      if (!other || other.wire === shown.wire) continue
      if (by !== CHANCE && !other.isHidden && !shown.isHidden) continue
      broken(`to ${viewer} ${game.format(other.action)} is ${other.wire}, but ${game.format(action)} is ${shown.wire}`)
    }
  }
}
