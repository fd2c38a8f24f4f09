import { type Game, listSeats, type Options, sha256, toHex, utf8 } from '@serai/kernel'
import type { Law } from '../law.ts'
import { legalList } from '../random-player.ts'
import { demandSameList } from '../same.ts'
import type { Setup } from '../setup.ts'
import { type Walk, walkGame } from '../walk.ts'

export const legalOrderIsFixed: Law = {
  name: 'the same position always gives the same list in the same order',
  at({ game }, { state }) {
    const twin = game.clone(state)
    const turn = game.toAct(state)
    for (const seat of listSeats(turn.must | turn.may)) {
      const list = legalList(game, state, seat)
      demandSameList(legalList(game, state, seat), list, `seat ${seat}, asked twice`)
      demandSameList(legalList(game, twin, seat), list, `seat ${seat}, asked of a clone`)
    }
  },
}

/** All legal lists of a walk in 16 hex digits: pins what is listed and in which order, and with it every seeded game. */
export function legalDigest<S, O extends Options>(game: Game<S, O>, setup: Setup<O>, walk: Walk): string {
  const lines: string[] = []
  for (const { state } of walkGame(game, setup, walk, { offers: false })) {
    const turn = game.toAct(state)
    for (const seat of listSeats(turn.must | turn.may)) lines.push(`${seat}: ${legalList(game, state, seat).join(' ')}`)
  }
  return toHex(sha256(utf8(lines.join('\n')))).slice(0, 16)
}
