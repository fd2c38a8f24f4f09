import { type Action, formatRefusal, listSeats } from '@serai/kernel'
import { broken, demand, type Law } from '../law.ts'
import { demandSame } from '../same.ts'

export const playsAreTheirSteps: Law = {
  name: 'a whole play is the sum of its steps, and each leads elsewhere',
  every: 2,
  at({ game }, { state }) {
    const { plays } = game
    if (!plays) return
    const turn = game.toAct(state)
    for (const seat of listSeats(turn.must | turn.may)) {
      const list: Action[] = []
      list.length = plays.list(state, seat, list)
      const results = new Map<string, Action>()
      const codes = new Set<number>()
      for (const play of list) {
        const code = plays.code(play)
        demand(Number.isInteger(code) && code >= 0 && code < plays.codes, () => `play ${play} has the code ${code}`)
        demand(!codes.has(code), () => `two plays have the code ${code}`)
        codes.add(code)

        const steps: Action[] = []
        steps.length = plays.steps(state, play, steps)
        const walked = game.clone(state)
        for (const step of steps) {
          const refusal = game.check(walked, seat, step)
          if (refusal) broken(`step ${game.format(step)} of play ${play} is refused: ${formatRefusal(refusal)}`)
          game.apply(walked, seat, step)
        }
        const jumped = game.clone(state)
        game.apply(jumped, seat, play)
        demandSame(game, jumped, walked, `play ${play} against ${steps.map((step) => game.format(step)).join(', ')}`)

        const result = String(game.write(jumped))
        const twin = results.get(result)
        if (twin !== undefined) broken(`plays ${twin} and ${play} lead to the same position`)
        results.set(result, play)
      }
    }
  },
}
