import {
  type ActionEntry,
  everySeat,
  formatEntry,
  formatRefusal,
  type Game,
  listSeats,
  type Options,
  redactEntry,
  SPECTATOR,
  stream,
} from '@serai/kernel'
import { accepted, broken, demand, type Law } from '../law.ts'
import { legalList, offerList, randomStep } from '../random-player.ts'
import { demandSame, demandSameJson, demandSameList } from '../same.ts'
import { chanceOf } from '../setup.ts'
import { viewersOf } from '../viewers.ts'

export const redactionTellsNothingHidden: Law = {
  name: 'what a viewer gets is the same for every state that it thinks possible',
  every: 3,
  at({ game }, { state, random }) {
    for (const viewer of viewersOf(game, state)) {
      const view = game.redact(state, viewer)
      const before = game.write(view)
      const other = game.determinize(view, random)
      demand(String(game.write(view)) === String(before), () => 'determinize changed the redacted state')
      demandSame(game, game.redact(other, viewer), view, `viewer ${viewer}, another possible state`)
      demandSameJson(game.describe(game.redact(other, viewer)), game.describe(view), `what ${viewer} is shown`)
      for (const by of listSeats(everySeat(game.seatCount(state)))) {
        for (const action of legalList(game, state, by)) {
          if (game.check(other, by, action) !== null) continue
          const entry = { seq: 1, at: 0, by, action }
          const shown = redactEntry(entry, game.disclosed(state, entry), viewer)
          // What an entry reveals by its own rule is what the others really held.
          if (shown.reveal) continue
          const imagined = redactEntry(entry, game.disclosed(other, entry), viewer)
          // That the game has not ended is known to all: nobody holds what would have ended it.
          if (imagined.reveal && endsGame(game, other, entry)) continue
          const what = `what ${viewer} is shown of ${game.format(action)} by ${by}`
          demandSameJson(formatEntry(game, imagined), formatEntry(game, shown), what)
        }
      }
    }
  },
}

export const imaginedStatesAreSound: Law = {
  name: 'an imagined state is a possible one that play can go on from',
  every: 8,
  at({ game }, { state, random, step }) {
    const into = game.clone(state)
    for (const viewer of viewersOf(game, state)) {
      const view = game.redact(state, viewer)
      const seed = `${step}/${viewer}`
      const other = game.determinize(view, stream(seed, 'imagined'))
      const reused = game.determinize(view, stream(seed, 'imagined'), into)
      demand(reused === into, () => 'determinize did not use the state it was given')
      demandSame(game, reused, other, 'imagined into used memory')

      const built = accepted(
        game.parsePosition(JSON.parse(JSON.stringify(game.describe(other)))),
        `what ${viewer} imagines`,
      )
      demandSame(game, built, other, `what ${viewer} imagines, built from its description`)
      demandSameJson(game.toAct(other), game.toAct(state), `the turn that ${viewer} imagines`)
      if (viewer !== SPECTATOR) {
        demandSameList(legalList(game, other, viewer), legalList(game, state, viewer), `the imagined list of ${viewer}`)
        demandSameList(
          offerList(game, other, viewer),
          offerList(game, state, viewer),
          `the imagined offers of ${viewer}`,
        )
      }
      const chance = chanceOf(game, seed)
      for (let i = 0; i < STEPS_ON; i++) {
        const next = randomStep(game, other, chance, random)
        if (!next) break
        const refusal = game.check(other, next.by, next.action)
        if (refusal) broken(`${game.format(next.action)} in an imagined game: ${formatRefusal(refusal)}`)
        game.apply(other, next.by, next.action)
      }
    }
  },
}

const STEPS_ON = 20

function endsGame<S, O extends Options>(game: Game<S, O>, state: S, { by, action }: ActionEntry): boolean {
  const after = game.clone(state)
  game.apply(after, by, action)
  return game.toAct(after).kind === 'over'
}
