import { equalBytes, type Game, type Options } from '@serai/kernel'
import { accepted, demand, type Law } from '../law.ts'
import { demandSame, demandSameJson } from '../same.ts'
import { viewersOf } from '../viewers.ts'

export const bytesBringTheStateBack: Law = {
  name: 'a state comes back from its bytes',
  at({ game }, { state }) {
    demandSame(game, accepted(game.read(game.write(state)), 'its own bytes'), state, 'read(write(s))')
    for (const viewer of viewersOf(game, state)) {
      const redacted = game.redact(state, viewer)
      const again = accepted(game.read(game.write(redacted)), `what was redacted for ${viewer}, as bytes,`)
      demandSame(game, again, redacted, `read(write(redact(s, ${viewer})))`)
    }
  },
}

export const descriptionBringsTheStateBack: Law = {
  name: 'a state comes back from its description',
  every: 3,
  at({ game }, { state }) {
    demandBuilds(game, state, 'its description')
  },
}

export const redactedDescriptionBringsTheStateBack: Law = {
  name: 'a redacted state comes back from its description',
  every: 5,
  at({ game }, { state }) {
    for (const viewer of viewersOf(game, state)) {
      demandBuilds(game, game.redact(state, viewer), `the description redacted for ${viewer}`)
    }
  },
}

export const descriptionsAreJson: Law = {
  name: 'descriptions, open and redacted, are plain JSON',
  every: 3,
  at({ game }, { state }) {
    for (const shown of [state, ...viewersOf(game, state).map((viewer) => game.redact(state, viewer))]) {
      const description = game.describe(shown)
      demandSameJson(JSON.parse(JSON.stringify(description)), description, 'after a round trip through text')
    }
  },
}

export const clonesAreIndependent: Law = {
  name: 'a clone and a copy are equal and independent',
  every: 2,
  at({ game }, { state, next }) {
    const clone = game.clone(state)
    demandSame(game, clone, state, 'clone(s)')
    if (!next) return
    const before = game.write(state)
    game.apply(clone, next.by, next.action)
    demand(equalBytes(game.write(state), before), () => 'what happened to a clone happened to the state')
    game.copy(state, clone)
    demandSame(game, clone, state, 'copy(s, other)')
  },
}

function demandBuilds<S, O extends Options>(game: Game<S, O>, state: S, what: string): void {
  const text = JSON.stringify(game.describe(state))
  demandSame(game, accepted(game.parsePosition(JSON.parse(text)), what), state, `built from ${what}`)
}
