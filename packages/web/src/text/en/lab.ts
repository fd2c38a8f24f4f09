import { counted, tenths } from '../numbers.ts'

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const SMALL = ['no', 'one', 'two', 'three', 'four', 'five']

/** The board lab: making boards, how fair they are, where to settle. */
export const lab = {
  title: 'Board lab',
  board: 'Board',
  mode: 'How the board is made',
  modes: { spiral: 'Spiral', random: 'Random', fair: 'Fair' },
  players: 'Players',
  seed: 'Seed',
  noSeed: (most: number) => `A seed is a whole number from 0 to ${most}. The board is as it was.`,
  fromCode: 'This board came by its code. What you choose here makes a new one.',
  newBoard: 'New board',
  wishes: 'What the board keeps to',
  searching: 'Looking for a board.',
  noWork: 'The board could not be made.',
  searchingFair: 'Looking for a fair board.',
  and: (parts: readonly string[]) => conjunction.format(parts),

  // What a board may be asked to keep to
  redsApart: 'No red numbers side by side',
  equalsApart: 'No equal numbers side by side',
  rareApart: '2 and 12 apart',
  cluster: (most: number) =>
    most === 1 ? 'No two alike side by side' : `At most ${SMALL[most] ?? most} alike together`,
  clusterMost: 'Most hexes alike together',
  cornerPips: (most: number) => `Corners of ${counted(most, 'pip')} at most`,
  cornerMost: 'Most pips of a corner',
  resourcePips: (min: number, max: number) => `Every good ${min} to ${max} pips`,
  resourceMin: 'Fewest pips of a good',
  resourceMax: 'Most pips of a good',
  foreignHarbours: 'No good at its own harbour',
  desert: 'Desert',
  deserts: { any: 'Anywhere', centre: 'Middle', away: 'Not in the middle' },
  desertCentre: 'Desert in the middle',
  desertAway: 'Desert away from the middle',

  // What cannot be had
  impossibleCluster: (min: number, max: number) => `Of one terrain ${min} to ${max} hexes can lie together.`,
  impossibleCorners: (least: number) =>
    `No board is that even: its richest corner has at least ${counted(least, 'pip')}.`,
  impossibleGoods: (all: number, low: number, high: number) =>
    `Impossible: the five goods share ${all} pips, so the fewest is ${low} or less and the most ${high} or more.`,
  crossedGoods: (min: number, max: number) => `Impossible: the fewest, ${min}, is above the most, ${max}.`,
  noBoard: (wishes: string) => `No board was found that keeps to all of it: ${wishes}.`,
  nearest: (wishes: string) => `The nearest one breaks: ${wishes}.`,

  // Codes and links
  code: 'Board code',
  load: 'Load',
  badCode: 'This board code is damaged.',
  codeProblems: {
    name: 'It does not begin with SB1.',
    version: (version: string) => `This board code is of version ${version}; only version 1 is known here.`,
    letter: (letter: string, group: number) => `Group ${group} has a sign that no code uses: “${letter}”.`,
    length: (letters: number) => `After SB1 it has ${counted(letters, 'letter')}, not 24.`,
    uneven: (group: number, letters: number) => `Group ${group} has ${letters}, not 4.`,
    check: 'One letter is probably wrong, or two have changed places.',
    range: 'No board has this code.',
  },
  loadMeant: (code: string) => `Try ${code}`,
  share: 'Share',
  shareTitle: 'Share this board',
  link: 'Link to this board',
  pictureMarks: 'With the draft and the advice',
  pictureMarksNote: 'As on the screen. Off: the board alone.',
  saveSvg: 'Save as SVG',
  savePng: 'Save as PNG',
  noPng: 'This browser could not draw the PNG. The SVG shows the same.',
  picture: (code: string) => `Catan board ${code}`,

  // To a table
  keepBoard: 'Keep this board',
  play: 'Play this board',
  playTitle: 'Play this board',
  playBots: 'Against bots',
  playFriends: 'With friends',
  playNote: (seats: number) => `A table for ${seats} with this very board.`,
  toLab: 'Choose in the board lab',
  openInLab: 'Look at it in the board lab',

  // The island and its heat map
  island: 'The board. Choose a corner to place a settlement.',
  islandDone: 'The board after the draft.',
  heatMap: 'Heat map',
  weak: 'weak',
  strong: 'strong',
  key: 'From weak to strong corners',
  placeHere: (corner: string, pips: number, rank: number | null) =>
    `${corner}: ${counted(pips, 'pip')}${rank === null ? '' : `, place ${rank} of the advice`}`,

  // The fairness card
  fairness: 'Fairness',
  grades: { very_even: 'very even', even: 'even', uneven: 'uneven', very_uneven: 'very uneven' },
  fairnessNote: 'Pips, goods, harbours and first cards of each seat when bots place.',
  draftNote: 'Pips, goods, harbours and first cards of each seat after this draft.',
  seat: (seat: number) => `Seat ${seat + 1}`,
  goods: (count: number) => counted(count, 'good'),
  pips: (count: number) => counted(count, 'pip'),
  harbours: (count: number) => (count === 0 ? 'no harbour' : counted(count, 'harbour')),
  cards: (count: number) => counted(count, 'card'),
  spread: 'Worst against best seat',
  spreadText: (percent: number) => (percent === 0 ? 'as many pips' : `${percent} % fewer pips`),
  deviation: 'Largest deviation',
  deviationText: (percent: number) => `${percent} % from the mean`,
  allFive: 'All five goods',
  allFiveText: (seats: number, all: number) =>
    seats === all ? 'every seat' : seats === 0 ? 'no seat' : `${seats} of ${all} seats`,
  envy: 'Envy among seats',
  envyText: (envy: number, pairs: number) => `${envy} of ${pairs} pairs`,
  gap: 'Gap in chances to win',
  gapText: (points: string) => `${points} points`,
  gapWithin: (points: string) => `${points} points, below the typical error`,
  lead: 'Early against late seats',
  percent: (value: string) => `${value} %`,
  decimals: (value: number) => tenths(value, '.'),
  sharesNote: (points: number) =>
    `Expected share of wins in games of bots, typically ${counted(points, 'point')} off (thin lines). Dashed: equal.`,

  // Advice
  best: 'Best places',
  method: 'Method',
  methods: { expert: 'Expert', maxmin: 'Max-min', classic: 'Classic' },
  methodNotes: {
    maxmin: 'What the worst-off seat can still have.',
    classic: 'Pips first, then new goods and a full set.',
  },
  expertNote: (equal: number, error: number) =>
    `Points above or below an equal share of wins (${equal}\u00a0%), if you settle there and bots place the rest; typically ${counted(error, 'point')} off. On the fairness card bots choose your places too.`,
  draftSeat: 'Draft seat',
  thinking: 'Weighing the corners.',
  noAdvice: 'The advice could not be worked out.',
  place: 'Place',
  placeAt: (rank: number) => `Place the settlement at ${rank}`,
  placeBest: 'Place the best',
  takeBack: 'Take back',
  fromStart: 'From the start',
  toPlace: (seat: number, round: number) =>
    `Seat ${seat + 1} places its ${round === 1 ? 'first' : 'second'} settlement.`,
  toRoad: (seat: number) => `Seat ${seat + 1} places the road beside it.`,
  foreseen: (count: number) => `${counted(count, 'placement')} of the others foreseen.`,
  hasPlaced: (seat: number) => `Seat ${seat + 1} has placed both settlements.`,
  draftOver: 'Everybody has placed.',
  worth: { classic: (value: string) => `${value} points`, maxmin: (value: string) => `worst ${value}` },
  gain: (points: string) => `${points} points`,

  // Why a place is good, as parts of one sentence
  sentence: (parts: string) => `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`,
  winShare: (percent: number, error: number) => `${percent}\u00a0±\u00a0${error}\u00a0% to win`,
  different: (count: number) =>
    count > 2 ? `${SMALL[count] ?? count} different goods` : `only ${counted(count, 'good')}`,
  adds: (goods: string) => `adds ${goods}`,
  fullSet: 'all five goods then',
  reds: (count: number) => (count === 1 ? 'a red number' : `${count} red numbers`),
  scarce: (good: string) => `scarce ${good}`,
  harbourNear: (harbour: string, roads: number) => `${harbour} ${counted(roads, 'road')} away`,
  blocks: (count: number, pips: number) =>
    count === 1 ? `closes a corner of ${pips} pips` : `closes ${count} corners of up to ${pips} pips`,
  startsWith: (goods: string) => `starts with ${goods}`,
  desertHere: 'beside the desert',
  coast: 'on the coast',

  // The plan of the whole setup
  view: 'What is shown',
  views: { steps: 'Step by step', plan: 'Whole setup' },
  plan: 'Setup plan',
  planNote: 'Everybody places by the same method: first settlements in turn, second ones back.',
  planFrom: (placed: number) =>
    `${placed === 1 ? 'The settlement' : `The ${placed} settlements`} with a dark number ${placed === 1 ? 'stands' : 'stand'} already; from there on everybody places by the same method.`,
  planThinking: 'Working out the plan.',
  noPlan: 'The plan could not be worked out.',
  planIsland: 'The board after the planned setup.',
  compared: 'The methods side by side',
  comparedNote: (error: number) =>
    `Pips/resources. Gap: the best seat’s chance to win less the worst’s, in points; a chance is typically ${error} off.`,
  gapShort: 'Gap',
  wins: (share: string) => `${share} to win`,
  settlementAt: (order: number) => `Settlement ${order}:`,
  byResource: 'Pips by resource',

  // What the best place is worth by its method
  worstSeat: (resources: number, pips: number) =>
    `leaves the worst-off seat ${counted(resources, 'resource')} and ${counted(pips, 'pip')}`,
  mostPips: 'no free corner has more pips',
  score: (pips: number, fresh: number, fullSet: number) =>
    `score ${pips + fresh + fullSet}: ${[
      `${pips} for pips`,
      ...(fresh > 0 ? [`${fresh} for new resources`] : []),
      ...(fullSet > 0 ? [`${fullSet} for a full set`] : []),
    ].join(' + ')}`,
}
