import { equalBytes, formatEntry, parseEntry, redactEntry, SPECTATOR } from '@serai/kernel'
import { demand, type Law } from '../law.ts'
import { legalList, offerList } from '../random-player.ts'
import { demandSame, demandSameJson, demandSameList } from '../same.ts'
import { viewersOf } from '../viewers.ts'

export const redactionIsIdempotent: Law = {
  name: 'redacting twice is redacting once, and with memory given is the same',
  every: 2,
  at({ game }, { state }) {
    const before = game.write(state)
    const into = game.clone(state)
    for (const viewer of viewersOf(game, state)) {
      const redacted = game.redact(state, viewer)
      const looks = game.viewer(redacted)
      demand(looks === viewer || looks === null, () => `the state redacted for ${viewer} says that ${looks} looks`)
      demandSame(game, game.redact(redacted, viewer), redacted, `redacted twice for ${viewer}`)
      const reused = game.redact(state, viewer, into)
      demand(reused === into, () => 'redact did not use the state it was given')
      demandSame(game, reused, redacted, `redacted for ${viewer} into used memory`)
    }
    demand(game.viewer(state) === null, () => 'an open state says that somebody looks')
    demand(equalBytes(game.write(state), before), () => 'redact changed the open state')
  },
}

export const redactionFollowsEntries: Law = {
  name: 'a viewer who applies redacted entries has the redacted state',
  at({ game }, { state, next }) {
    if (!next) return
    const before = game.write(state)
    const after = game.clone(state)
    game.apply(after, next.by, next.action)
    const disclosed = game.disclosed(state, next)
    for (const viewer of viewersOf(game, state)) {
      const entry = redactEntry(next, disclosed, viewer)
      demandSameJson([entry.seq, entry.at, entry.by], [next.seq, next.at, next.by], `the entry redacted for ${viewer}`)
      const wire = JSON.parse(JSON.stringify(formatEntry(game, entry)))
      demandSameJson(parseEntry(game, wire), entry, `the entry redacted for ${viewer}, after its wire form`)
      const view = game.redact(state, viewer)
      game.apply(view, entry.by, entry.action, entry.reveal)
      const what = `viewer ${viewer}, after ${game.format(next.action)} seen as ${JSON.stringify(wire)}`
      demandSame(game, view, game.redact(after, viewer), what)
    }
    demand(equalBytes(game.write(state), before), () => 'disclosed changed the open state')
  },
}

export const redactionKeepsOwnChoices: Law = {
  name: 'a seat sees its own choices, whose turn it is and the result',
  every: 2,
  at({ game }, { state }) {
    for (const viewer of viewersOf(game, state)) {
      const view = game.redact(state, viewer)
      demandSameJson(game.toAct(view), game.toAct(state), `the turn, to ${viewer}`)
      demandSameJson(game.result(view), game.result(state), `the result, to ${viewer}`)
      if (viewer === SPECTATOR) continue
      demandSameList(legalList(game, view, viewer), legalList(game, state, viewer), `the legal list of ${viewer}`)
      demandSameList(offerList(game, view, viewer), offerList(game, state, viewer), `the offers of ${viewer}`)
    }
  },
}
