import { encodeActor, formatHeader, type Game, headerFor, listSeats, type Options, stream } from '@serai/kernel'
import { legalList, randomStep } from './random-player.ts'
import { chanceOf, startOf } from './setup.ts'

/** Steps between two pictures of the position. */
const PICTURE_EVERY = 100

/** A random game as a text that a person can read, and that changes when a rule does. The same arguments give the same text. */
export function playthrough<S, O extends Options>(
  game: Game<S, O>,
  options: O,
  seats: number,
  seed: string,
  maxSteps = 2000,
): string {
  const setup = { seats, options }
  const state = startOf(game, setup, seed)
  const chance = chanceOf(game, seed)
  const choices = stream(seed, 'choices')
  const labels = Array.from({ length: seats }, (_, seat) => `random ${seat}`)
  const lines = [
    `# ${game.title}, ${seats} seats, seed ${seed}`,
    JSON.stringify(formatHeader(headerFor(game, options, labels, state))),
    ...picture(game, state),
  ]
  let turns = game.turnCount(state)
  let seq = 0
  for (; seq < maxSteps; seq++) {
    const step = randomStep(game, state, chance, choices)
    if (!step) break
    const choicesHere = step.by < 0 ? '' : `  (of ${legalList(game, state, step.by).length})`
    const waiting = game.toAct(state)
    const others = listSeats(waiting.must | waiting.may).filter((seat) => seat !== step.by)
    const waitingFor = others.length > 0 ? `  waiting: ${others.join(' ')}` : ''
    game.apply(state, step.by, step.action)
    const who = String(encodeActor(step.by)).padEnd(6)
    lines.push(`${String(seq + 1).padStart(5)}  ${who}  ${game.format(step.action)}${choicesHere}${waitingFor}`)
    if (game.turnCount(state) !== turns) {
      turns = game.turnCount(state)
      lines.push(`--- turn ${turns}  ${game.hash(state)}`)
    }
    if ((seq + 1) % PICTURE_EVERY === 0) lines.push(...picture(game, state))
  }
  const result = game.result(state)
  lines.push(
    ...picture(game, state),
    '',
    result ? `result ${JSON.stringify(result)}` : `stopped after ${seq} steps`,
    '',
  )
  return lines.join('\n')
}

function picture<S, O extends Options>(game: Game<S, O>, state: S): string[] {
  const lines = game.render(state).split('\n')
  return ['', ...lines.map((line) => `    ${line}`.trimEnd()), '']
}
