import { boardOf, type CatanState, catan, EDGE_IDS, RESOURCES, renderBoard, setupStep, VERTEX_IDS } from '@serai/catan'
import { type Advice, type FairnessCard, formatBoardCode, type SeatSharesFigures, setupModelError } from '@serai/lab'
import { formatNumber, formatPercent, textTable } from '../text-table.ts'
import { GRADE_WORDS, harbourWord, hexWords, reasonWords, share, within } from './words.ts'

const points = (value: number): string => (100 * value).toFixed(1)
const errorWords = (error: number): string =>
  `the expected win rate of a seat on one board is typically ${Math.round(100 * error)} points off, sometimes more`

const LETTERS = ['A', 'B', 'C', 'D']

/** The board with the names of its free corners, and what stands on it. */
export function boardText(s: CatanState): string {
  const seats = LETTERS.slice(0, catan.seatCount(s)).map((letter, seat) => `${letter} is seat ${seat + 1}`)
  const legend = setupStep(s) === 0 ? '' : `\n(A) is a settlement, aaa a road: ${seats.join(', ')}.\n`
  return `Board ${formatBoardCode(boardOf(s))}\n\n${renderBoard(s, (vertex) => VERTEX_IDS[vertex]!)}\n${legend}`
}

/** `placed`: how many settlements stood before the draft. */
export function cardText(card: FairnessCard, placed: number): string {
  const rows = card.seats.map((seat, i) => [
    String(i + 1),
    String(seat.pips),
    ...seat.byResource.map(String),
    String(seat.types),
    seat.harbours.map(harbourWord).join(', ') || '-',
    String(seat.startingCards),
    seat.placements.map(({ vertex }) => VERTEX_IDS[vertex]).join(' '),
    `${share(seat.share)} ${within(card.error)}`,
  ])
  const head = ['seat', 'pips', ...RESOURCES, 'resources', 'harbours', 'cards', 'corners', 'expected win rate']
  return [
    `Fairness for ${card.seats.length} seats: ${GRADE_WORDS[card.grade]} (${howPlaced(card, placed)})\n`,
    `${textTable(head, rows, [1, 2, 3, 4, 5, 6, 7, 9, 11])}${within(card.error)}: ${errorWords(card.error)}\n`,
    textTable(
      ['', ''],
      [
        [
          'gap, best to worst seat',
          `${share(card.gap).replace(' %', '')} points of win rate, ${share(card.spread)} fewer pips`,
        ],
        ['largest deviation from the mean', `${share(card.deviation)} of the pips`],
        [
          'all five resources',
          card.allFive ? 'every seat' : card.allFour ? 'not every seat; at least four' : 'not every seat',
        ],
        ['envy', `${card.envy} of ${card.pairs} pairs`],
        [
          'first v second half of the draft',
          `${card.firstHalfLead < 0 ? '' : '+'}${points(card.firstHalfLead)} points of win rate`,
        ],
      ],
    ).trimStart(),
  ].join('\n')
}

function howPlaced({ seats, draft }: FairnessCard, placed: number): string {
  if (placed === 0) return `${draft} draft`
  return placed === 2 * seats.length ? 'as placed' : `rest of the draft: ${draft}`
}

export function adviceText(advice: Advice, seats: number): string {
  const error = within(setupModelError(seats))
  const rows = advice.places.map((place, i) => [
    String(i + 1),
    VERTEX_IDS[place.vertex]!,
    EDGE_IDS[place.edge]!,
    advice.method === 'expert' ? `${share(place.worth)} ${error}` : String(place.worth),
    hexWords(place.hexes),
    place.reasons.map(reasonWords).join('; '),
  ])
  const unit = { classic: 'score', maxmin: 'worst seat', expert: 'win rate' }[advice.method]
  const before = advice.foreseen.map(({ seat, vertex }) => `seat ${seat + 1} ${VERTEX_IDS[vertex]}`).join(', ')
  return [
    `Best settlements for seat ${advice.seat + 1} (${advice.method})${before ? ` after ${before}` : ''}\n`,
    textTable(['', 'corner', 'road', unit, 'hexes', 'reasons'], rows, [3]),
  ].join('\n')
}

/** The 95 % mark of chi-square by degrees of freedom. */
const CHI_SQUARE_95 = [0, 3.84, 5.99, 7.81]

export function sharesText(title: string, figures: SeatSharesFigures): string {
  const { seats, games, boards, spread, spreadInterval, chiSquare, boardDeviation, expectedError } = figures
  const won = seats.reduce((sum, { wins }) => sum + wins, 0)
  const rows = seats.map(({ wins, low, high }, i) => [
    String(i + 1),
    formatNumber(wins),
    formatPercent(wins, won),
    `${points(low)}-${points(high)}`,
  ])
  const facts = [
    ['games', `${formatNumber(games)} on ${formatNumber(boards)} ${boards === 1 ? 'board' : 'boards'}`],
    ['best minus worst seat', `${(100 * spread).toFixed(2)} points (${range(spreadInterval)})`],
    ['chi-square', `${chiSquare.toFixed(1)} (critical value at 95 %: ${CHI_SQUARE_95[seats.length - 1]})`],
    ...(boardDeviation === null
      ? []
      : [['RMS per board', `${points(boardDeviation)} points from equal win rates (sampling noise removed)`]]),
    ...(expectedError === null
      ? []
      : [['', `${points(expectedError)} points from the expected win rates of the card`]]),
  ]
  return [
    `${title}\n`,
    textTable(['draft seat', 'wins', 'win rate', '95 % CI'], rows, [1, 2, 3]),
    facts.map(([name, value]) => `${name!.padEnd(21)}  ${value}\n`).join(''),
  ].join('\n')
}

const range = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${(100 * low).toFixed(2)}-${(100 * high).toFixed(2)}`
