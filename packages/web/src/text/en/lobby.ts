import { counted } from '../numbers.ts'

export const lobby = {
  beforeStart: 'before the start',
  privateTable: 'only by the link',

  // The form of a new table
  newTable: (game: string) => `${game} with friends`,
  botsTable: (game: string) => `${game} against bots`,
  seats: 'Seats',
  rules: 'Rules',
  range: (min: number, max: number) => `${min} to ${max}`,
  meaning: (value: number, word: string) => `${value}: ${word}`,
  less: (label: string) => `${label}: less`,
  more: (label: string) => `${label}: more`,
  listed: 'Show it in the list of tables',
  listedNote: 'Off: only who has the link finds it.',
  clock: 'Time for a turn',
  clocks: { none: 'None', s30: '30 s', s60: '60 s', s120: '2 min' },
  clockNote: (minutes: number) => `And ${counted(minutes, 'minute')} of reserve for the whole game.`,
  clockText: (seconds: number, reserve: number) =>
    `${seconds} s for a turn and ${counted(Math.round(reserve / 60), 'minute')} of reserve`,
  noClock: 'no limit',
  openTable: 'Open the table',
  moreRules: 'More rules',
  changeRules: 'Change the rules',
  saveRules: 'Save',

  // Options by their names, values by option
  on: 'yes',
  off: 'no',
  ownValue: 'own',

  // Seats
  seatsOf: 'Seats',
  you: 'you',
  host: 'host',
  hostIs: (name: string) => `${name} is the host now.`,
  hostIsYou: 'You are the host now.',
  here: 'is here',
  away: 'is away',
  joined: (notes: readonly string[]) => notes.join(', '),
  freeSeat: 'Free seat',
  freeNote: 'waits for a friend or a bot',
  bot: (level: string, note: string) => `Bot, ${level.toLowerCase()}. ${note}`,
  sit: 'Sit',
  sitOn: (seat: number) => `Sit on seat ${seat + 1}`,
  stand: 'Stand up',
  addBot: 'Bot',
  addBotTo: (seat: number) => `Bot for seat ${seat + 1}`,
  levelOf: (seat: number) => `Strength of the bot on seat ${seat + 1}`,
  freeSeatOf: (name: string) => `Free the seat of ${name}`,
  removeBot: (seat: number) => `Take the bot off seat ${seat + 1}`,

  // The way in
  invited: (host: string) => `${host} invites you.`,
  sitDown: 'Sit down',
  full: 'Every seat is taken. You can watch once the game starts.',
  link: 'Link to this table',
  linkNote: 'Send it to your friends, or let them scan the code.',
  qrCode: 'The link as a QR code',
  copy: 'Copy',
  copied: 'Copied',

  // The dice
  luck: 'Add your own luck',
  luckNote: 'Type anything: it is mixed into the dice, so that nobody can have chosen them before.',
  luckField: 'Your part of the dice',
  luckSave: 'Mix in',
  luckDone: 'It is in the dice.',

  // The start
  start: 'Start',
  fill: 'Fill with bots',
  seatsFree: (count: number) => `${counted(count, 'seat')} still free.`,
  allHere: 'Everybody is here.',
  notHere: (names: readonly string[]) => `Not here yet: ${names.join(', ')}.`,
  botForMissing: (seconds: number) =>
    `You can start: after ${seconds} s a bot plays for who is missing, until they come.`,
  hostStarts: (host: string) => `${host} starts the game.`,
  close: 'Close the table',
  closeSure: 'Close this table? Whoever waits here is told.',
  closeYes: 'Yes, close it',
  closeNo: 'Keep it open',
  closed: 'This table was closed before the game began.',
  waitingFor: (host: string, count: number) => `Waiting for ${counted(count, 'player')}. ${host} starts the game.`,
}
