import { counted } from '../numbers.ts'

export const account = {
  // Signing up and in.
  offer: 'An account keeps your games and your rating, on every device.',
  create: 'Create an account',
  signIn: 'Sign in',
  which: 'New here, or back again',
  isNew: 'New account',
  name: 'Name',
  password: 'Password',
  passwordNote: 'At least 8 characters. Nobody can send you a forgotten one.',
  show: 'Show',
  hide: 'Hide',
  keeps: 'Your games stay yours.',
  leaves: (guest: string) => `What ${guest} plays here stays with ${guest}.`,

  // My account.
  title: 'Your account',
  guest: 'You are a guest in this browser.',
  rename: 'Change the name',
  nameNote: 'Up to 24 letters. You sign in with it, too.',
  profile: 'Your profile',
  sessions: 'Signed in',
  here: 'this browser',
  unknownBrowser: 'An unknown browser',
  seen: (when: string) => `last used ${when}`,
  end: 'Sign out',
  endOf: (label: string) => `Sign out: ${label}`,
  signOut: 'Sign out here',
  signedOut: 'You were signed out on this device.',
  everywhere: 'Sign out everywhere',
  changePassword: 'Change the password',
  oldPassword: 'Password now',
  newPassword: 'New password',
  save: 'Save',
  passwordSaved: 'Saved. All other browsers are signed out.',
  remove: 'Delete the account',
  removeNote:
    'Your account, ratings and list of games go for good. Your name stays in games that have ended; in running ones a bot plays on.',
  removeNow: 'Delete for good',

  // Profiles.
  since: (date: string) => `Here since ${date}`,
  noPerson: (name: string) => `Nobody called ${name} has an account here.`,
  ratings: 'Ratings',
  noRatings: 'No rated games yet. Games between people are rated.',
  rated: (games: number) => counted(games, 'rated game'),
  provisional: 'provisional',
  provisionalNote: 'Not sure yet: it takes ten games and some more until it settles.',
  finishRate: 'Games finished',
  finishNote: (finished: number, all: number) => `${finished} of ${counted(all, 'game')} with other people`,
  noGames: 'No games with other people yet.',
  history: 'Games',
  outcomes: { won: 'Won', lost: 'Lost', drawn: 'Drawn', abandoned: 'Given up' },
  openGame: (names: string) => `The game of ${names}`,
  more: 'Earlier games',

  // Leaders.
  leaders: 'Leaderboard',
  game: 'Game',
  place: 'Place',
  player: 'Player',
  rating: 'Rating',
  games: 'Games',
  nobodyYet:
    'No rated game yet, so the first place is free. Games between people are rated; those with an account stand here.',

  // The end of a game.
  changes: 'Ratings',
  changed: (before: number, after: number) => `from ${before} to ${after}`,
  unrated: {
    too_short: 'Not rated: the game was too short.',
    bot_won: 'Not rated: a bot won.',
    too_often: 'Not rated: these players have had five rated games within a day.',
  },
  removed: (reason: string) => `The host of the house has closed this table: ${reason}`,
}
