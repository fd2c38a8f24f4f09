import { counted } from '../numbers.ts'

export const lobby = {
  beforeStart: 'not started',
  privateTable: 'invite only',

  // The form of a new table
  newTable: (game: string) => `${game} with friends`,
  botsTable: (game: string) => `${game} against bots`,
  seats: 'Seats',
  rules: 'Rules',
  range: (min: number, max: number) => `${min} to ${max}`,
  meaning: (value: number, word: string) => `${value} = ${word}`,
  less: (label: string) => `${label}: decrease`,
  more: (label: string) => `${label}: increase`,
  listed: 'Public table',
  listedNote: 'Off: only people with the link can find it.',
  clock: 'Turn timer',
  clocks: { none: 'None', s30: '30 s', s60: '60 s', s120: '2 min' },
  clockNote: (minutes: number) => `Plus a time bank of ${counted(minutes, 'minute')} for the whole game.`,
  clockText: (seconds: number, reserve: number) =>
    `${seconds} s per turn, ${Math.round(reserve / 60)}-minute time bank`,
  noClock: 'none',
  openTable: 'Create table',
  moreRules: 'More rules',
  changeRules: 'Change rules',
  saveRules: 'Save',

  // Options by their names, values by option
  on: 'yes',
  off: 'no',
  ownValue: 'custom',

  // Seats
  seatsOf: 'Seats',
  you: 'you',
  host: 'host',
  hostIs: (name: string) => `${name} is the host now.`,
  hostIsYou: 'You are the host now.',
  here: 'ready',
  away: 'away',
  joined: (notes: readonly string[]) => notes.join(', '),
  freeSeat: 'Open seat',
  freeNote: 'for a friend or a bot',
  bot: (level: string, note: string) => `Bot, ${level.toLowerCase()}. ${note}`,
  sit: 'Join',
  move: 'Move',
  moveTo: (seat: number) => `Move to seat ${seat + 1}`,
  sitOn: (seat: number) => `Join at seat ${seat + 1}`,
  stand: 'Leave seat',
  addBot: 'Bot',
  addBotTo: (seat: number) => `Add bot to seat ${seat + 1}`,
  levelOf: (seat: number) => `Bot level, seat ${seat + 1}`,
  freeSeatOf: (name: string) => `Remove ${name}`,
  removeBot: (seat: number) => `Remove the bot from seat ${seat + 1}`,

  // The way in
  invited: (host: string) => `${host} invites you.`,
  sitDown: 'Take a seat',
  full: 'The table is full. You can watch once the game starts.',
  link: 'Link to this table',
  linkNote: 'Send it to your friends, or let them scan the code.',
  qrCode: 'The link as a QR code',
  copy: 'Copy',
  copied: 'Copied',

  // The dice
  luck: 'Add your own seed',
  luckNote: 'Type anything. It is mixed into the dice, so nobody can choose the rolls in advance.',
  luckField: 'Your seed',
  luckSave: 'Add',
  luckDone: 'Your seed is in the dice.',

  // The start
  start: 'Start',
  fill: 'Fill with bots',
  seatsFree: (count: number) => `${counted(count, 'seat')} still open.`,
  allHere: 'Everyone is ready.',
  notHere: (names: readonly string[]) => `Not here yet: ${names.join(', ')}.`,
  botForMissing: (seconds: number) =>
    `You can start: after ${seconds} s a bot fills in for missing players until they arrive.`,
  hostStarts: (host: string) => `${host} starts the game.`,
  close: 'Close table',
  closeSure: 'Close this table? Everyone waiting here is told.',
  closeYes: 'Yes, close it',
  closeNo: 'Keep it open',
  closed: 'The host closed this table before the game started.',
  waitingFor: (host: string, count: number) => `Waiting for ${counted(count, 'player')}. ${host} starts the game.`,
}
