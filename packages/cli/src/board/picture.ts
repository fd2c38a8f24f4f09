import type { Board } from '@serai/catan'
import { type Advice, type BoardPicture, type FairnessCard, formatBoardCode, type SetupPlan } from '@serai/lab'
import type { Placed } from './placed.ts'

interface PictureSource {
  readonly placed: Placed | null
  readonly advice: Advice | null
  readonly plan: SetupPlan | null
  readonly card: FairnessCard
}

const SEATS = ['red', 'blue', 'white', 'orange']

/** The advice, or the plan, or what stands, or else the draft of the card; in words what the marks mean. */
export function pictureOf(board: Board, { placed, advice, plan, card }: PictureSource): BoardPicture {
  const seats = SEATS.slice(0, card.seats.length)
  const colours = seats.map((colour, seat) => `${colour}: seat ${seat + 1}`)
  const title = `Catan board ${formatBoardCode(board)}`
  const position = placed ? { position: placed.position } : {}
  if (!advice) {
    if (plan) return { title, plan, legend: [`Setup plan (${plan.method})`, 'number: order of placing', ...colours] }
    if (placed) return { title, ...position, legend: colours }
    return { title, seats: card.seats, legend: [`Draft: ${card.draft}`, ...colours] }
  }
  const isStanding = placed !== null || advice.foreseen.length > 0
  const legend = [
    `Seat ${advice.seat + 1} (${advice.method})`,
    'ring: best corners',
    'darker: better',
    'small number: pips',
    ...(advice.foreseen.length > 0 ? ['faint: predicted'] : []),
    ...(isStanding ? colours : []),
  ]
  return { title, ...position, advice, legend }
}
