import { boardOf, type CatanState, catan, EDGE_IDS, RESOURCES, renderBoard, setupStep, VERTEX_IDS } from '@serai/catan'
import { type Advice, type FairnessCard, formatBoardCode, type SeatSharesFigures, setupModelError } from '@serai/lab'
import { formatNumber, formatPercent, textTable } from '../text-table.ts'
import { GRADE_WORDS, harbourWord, hexWords, reasonWords, share, within } from './words.ts'

const points = (value: number): string => (100 * value).toFixed(1)
const errorWords = (error: number): string =>
  `what a seat wins on one board is typically ${Math.round(100 * error)} points off, sometimes more`

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
  const head = ['seat', 'pips', ...RESOURCES, 'resources', 'harbours', 'cards', 'places', 'expected wins']
  return [
    `Fairness for ${card.seats.length} seats: ${GRADE_WORDS[card.grade]} (${howPlaced(card, placed)})\n`,
    `${textTable(head, rows, [1, 2, 3, 4, 5, 6, 7, 9, 11])}${within(card.error)}: ${errorWords(card.error)}\n`,
    textTable(
      ['', ''],
      [
        [
          'worst against best seat',
          `${share(card.gap).replace(' %', '')} points of wins, ${share(card.spread)} fewer pips`,
        ],
        ['largest distance from the mean', `${share(card.deviation)} of the pips`],
        [
          'all five resources',
          card.allFive ? 'every seat' : card.allFour ? 'not every seat; four at least' : 'not every seat',
        ],
        ['envy', `${card.envy} of ${card.pairs} pairs`],
        [
          'first half of the draft',
          `${card.firstHalfLead < 0 ? '' : '+'}${points(card.firstHalfLead)} points against the second`,
        ],
      ],
    ).trimStart(),
  ].join('\n')
}

function howPlaced({ seats, draft }: FairnessCard, placed: number): string {
  if (placed === 0) return `everybody places as ${draft}`
  return placed === 2 * seats.length ? 'as it stands' : `from what stands everybody places as ${draft}`
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
  const unit = { classic: 'score', maxmin: 'worst-off', expert: 'wins' }[advice.method]
  const before = advice.foreseen.map(({ seat, vertex }) => `seat ${seat + 1} ${VERTEX_IDS[vertex]}`).join(', ')
  return [
    `Best places for seat ${advice.seat + 1} (${advice.method})${before ? ` after ${before}` : ''}\n`,
    textTable(['', 'place', 'road', unit, 'hexes', 'why'], rows, [3]),
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
    ['best less worst seat', `${(100 * spread).toFixed(2)} points (${range(spreadInterval)})`],
    [
      'chi-square',
      `${chiSquare.toFixed(1)} (chance alone stays below ${CHI_SQUARE_95[seats.length - 1]} in 95 % of cases)`,
    ],
    ...(boardDeviation === null
      ? []
      : [['a seat on one board', `${points(boardDeviation)} points from equal (root mean square, luck taken out)`]]),
    ...(expectedError === null ? [] : [['', `${points(expectedError)} points from what the card expects`]]),
  ]
  return [
    `${title}\n`,
    textTable(['draft seat', 'wins', 'share', '95 %'], rows, [1, 2, 3]),
    facts.map(([name, value]) => `${name!.padEnd(20)}  ${value}\n`).join(''),
  ].join('\n')
}

const range = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${(100 * low).toFixed(2)}-${(100 * high).toFixed(2)}`
