import { counted, tenths } from '../numbers.ts'

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const SMALL = ['no', 'one', 'two', 'three', 'four', 'five']

/** The board lab: making boards, how fair they are, where to settle. */
export const lab = {
  title: 'Board lab',
  board: 'Board',
  mode: 'Board type',
  modes: { spiral: 'Spiral', random: 'Random', fair: 'Fair' },
  players: 'Players',
  seed: 'Seed',
  noSeed: (most: number) => `A seed is a whole number from 0 to ${most}. The board is unchanged.`,
  fromCode: 'This board was loaded from its code. Changing a setting makes a new one.',
  newBoard: 'New board',
  wishes: 'Constraints',
  searching: 'Looking for a board…',
  noWork: 'The board could not be generated.',
  searchingFair: 'Looking for a fair board…',
  and: (parts: readonly string[]) => conjunction.format(parts),

  // What a board may be asked to keep to
  redsApart: 'No red numbers side by side',
  equalsApart: 'No equal numbers side by side',
  rareApart: '2 and 12 not side by side',
  cluster: (most: number) =>
    most === 1 ? 'No matching hexes side by side' : `Max ${SMALL[most] ?? most} matching hexes together`,
  clusterMost: 'Max matching hexes together',
  cornerPips: (most: number) => `No corner over ${counted(most, 'pip')}`,
  cornerMost: 'Max pips per corner',
  resourcePips: (min: number, max: number) => `${min} to ${max} pips per resource`,
  resourceMin: 'Min pips per resource',
  resourceMax: 'Max pips per resource',
  foreignHarbours: 'No resource next to its own harbour',
  desert: 'Desert',
  deserts: { any: 'Anywhere', centre: 'Centre', away: 'Off-centre' },
  desertCentre: 'Desert in the centre',
  desertAway: 'Desert off-centre',

  // What cannot be had
  impossibleCluster: (min: number, max: number) => `Max matching hexes together must be ${min} to ${max}.`,
  impossibleCorners: (least: number) => `Impossible: every board has a corner of at least ${counted(least, 'pip')}.`,
  impossibleResources: (all: number, low: number, high: number) =>
    `Impossible: the five resources share ${all} pips, so the minimum is at most ${low} and the maximum at least ${high}.`,
  crossedResources: (min: number, max: number) => `Impossible: the minimum, ${min}, is above the maximum, ${max}.`,
  noBoard: (wishes: string) => `No board was found that meets all constraints: ${wishes}.`,
  nearest: (wishes: string) => `The closest one breaks: ${wishes}.`,

  // Codes and links
  code: 'Board code',
  load: 'Load',
  badCode: 'This board code is damaged.',
  codeProblems: {
    name: 'It does not start with SB1.',
    version: (version: string) => `This is a version ${version} board code; only version 1 is supported.`,
    letter: (letter: string, group: number) => `Group ${group} has a character that codes never use: “${letter}”.`,
    length: (letters: number) => `It has ${counted(letters, 'character')} after SB1 instead of 24.`,
    uneven: (group: number, letters: number) => `Group ${group} has ${counted(letters, 'character')} instead of 4.`,
    check: 'One character is probably wrong, or two are swapped.',
    range: 'No board has this code.',
  },
  loadMeant: (code: string) => `Try ${code}`,
  share: 'Share',
  shareTitle: 'Share this board',
  link: 'Link to this board',
  pictureMarks: 'Include setup and advice',
  pictureMarksNote: 'As on screen. Off: the board alone.',
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
  playNote: (seats: number) => `A table for ${seats} on this board.`,
  toLab: 'Choose in the board lab',
  openInLab: 'View in the board lab',

  // The island and its heat map
  island: 'The board. Choose a corner for the settlement.',
  islandDone: 'The board after setup.',
  heatMap: 'Heat map',
  weak: 'weak',
  strong: 'strong',
  key: 'Weak to strong corners',
  placeHere: (corner: string, pips: number, rank: number | null) =>
    `${corner}: ${counted(pips, 'pip')}${rank === null ? '' : `, advice no. ${rank}`}`,

  // The fairness card
  fairness: 'Fairness',
  grades: { very_even: 'very even', even: 'even', uneven: 'uneven', very_uneven: 'very uneven' },
  fairnessNote: 'Pips, resources, harbours and starting cards of each seat when bots place.',
  draftNote: 'Pips, resources, harbours and starting cards of each seat after this setup.',
  seat: (seat: number) => `Seat ${seat + 1}`,
  resources: (count: number) => counted(count, 'resource'),
  pips: (count: number) => counted(count, 'pip'),
  harbours: (count: number) => (count === 0 ? 'no harbour' : counted(count, 'harbour')),
  cards: (count: number) => counted(count, 'card'),
  spread: 'Worst v best seat',
  spreadText: (percent: number) => (percent === 0 ? 'equal pips' : `${percent} % fewer pips`),
  deviation: 'Largest deviation',
  deviationText: (percent: number) => `${percent} % from the mean`,
  allFive: 'All five resources',
  allFiveText: (seats: number, all: number) =>
    seats === all ? 'every seat' : seats === 0 ? 'no seat' : `${seats} of ${all} seats`,
  envy: 'Envy between seats',
  envyText: (envy: number, pairs: number) => `${envy} of ${pairs} pairs`,
  gap: 'Win chance gap',
  gapText: (points: string) => `${points} points`,
  gapWithin: (points: string) => `${points} points, within the typical error`,
  lead: 'First v second half of the draft',
  percent: (value: string) => `${value} %`,
  decimals: (value: number) => tenths(value, '.'),
  sharesNote: (points: number) =>
    `Expected win share in games between bots; typical error ${counted(points, 'point')} (thin lines). Dashed: equal shares.`,

  // Advice
  best: 'Best spots',
  method: 'Method',
  methods: { expert: 'Expert', maxmin: 'Max-min', classic: 'Classic' },
  methodNotes: {
    maxmin: 'Maximises what the worst-off seat can still get.',
    classic: 'Pips first, then new resources and a full set.',
  },
  expertNote: (equal: number, error: number) =>
    `Percentage points above or below an equal win share (${equal}\u00a0%) if you settle there and bots place the rest; typical error ${counted(error, 'point')}. On the fairness card bots choose your spots too.`,
  draftSeat: 'Draft seat',
  thinking: 'Evaluating corners…',
  noAdvice: 'The advice could not be computed.',
  place: 'Place',
  placeAt: (rank: number) => `Place the settlement at no. ${rank}`,
  placeBest: 'Place the best',
  takeBack: 'Undo',
  fromStart: 'Start over',
  toPlace: (seat: number, round: number) =>
    `Seat ${seat + 1} places its ${round === 1 ? 'first' : 'second'} settlement.`,
  toRoad: (seat: number) => `Seat ${seat + 1} places the road beside it.`,
  foreseen: (count: number) => `${counted(count, 'placement')} by other seats predicted.`,
  hasPlaced: (seat: number) => `Seat ${seat + 1} has placed both settlements.`,
  draftOver: 'Setup is complete.',
  worth: { classic: (value: string) => `${value} points`, maxmin: (value: string) => `worst ${value}` },
  gain: (points: string) => `${points} points`,

  // Why a place is good, as parts of one sentence
  sentence: (parts: string) => `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`,
  winShare: (percent: number, error: number) => `${percent}\u00a0±\u00a0${error}\u00a0% chance to win`,
  different: (count: number) =>
    `${count > 2 ? '' : 'only '}${count === 1 ? 'one resource' : `${SMALL[count] ?? count} ${count > 2 ? 'different ' : ''}resources`}`,
  adds: (resources: string) => `adds ${resources}`,
  fullSet: 'completes all five resources',
  reds: (count: number) => (count === 1 ? 'a red number' : `${count} red numbers`),
  scarce: (resource: string) => `scarce ${resource}`,
  harbourNear: (harbour: string, roads: number) => `${harbour} ${counted(roads, 'road')} away`,
  blocks: (count: number, pips: number) =>
    count === 1 ? `takes away a ${pips}-pip corner` : `takes away ${count} corners of up to ${pips} pips`,
  startsWith: (resources: string) => `starts with ${resources}`,
  desertHere: 'next to the desert',
  coast: 'on the coast',

  // The plan of the whole setup
  view: 'View',
  views: { steps: 'Step by step', plan: 'Whole setup' },
  plan: 'Setup plan',
  planNote: 'All seats use the same method: first settlements in turn order, second ones in reverse.',
  planFrom: (placed: number) =>
    `${placed === 1 ? 'The settlement' : `The ${placed} settlements`} with a dark number ${placed === 1 ? 'is' : 'are'} already placed; all seats continue by the same method.`,
  planThinking: 'Planning…',
  noPlan: 'The plan could not be computed.',
  planIsland: 'The board after the planned setup.',
  compared: 'Methods compared',
  comparedNote: (error: number) =>
    `Pips/resources. Gap: win chance of the best seat minus that of the worst, in points; typical error of a chance ${error}.`,
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
