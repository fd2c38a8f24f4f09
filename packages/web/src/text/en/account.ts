import { counted } from '../numbers.ts'

export const account = {
  // Signing up and in.
  offer: 'An account keeps your games and your rating, on every device.',
  create: 'Create an account',
  signIn: 'Sign in',
  which: 'New or returning',
  isNew: 'New account',
  name: 'Name',
  password: 'Password',
  passwordNote: 'At least 8 characters. There is no password reset.',
  show: 'Show',
  hide: 'Hide',
  keeps: 'The games you played as a guest stay yours.',
  leaves: (guest: string) => `Games played as ${guest} stay in this browser and are not added to this account.`,

  // My account.
  title: 'Your account',
  guest: 'You are a guest in this browser.',
  rename: 'Change name',
  nameNote: 'Up to 24 characters. You also sign in with it.',
  profile: 'Your profile',
  sessions: 'Active sessions',
  here: 'this browser',
  unknownBrowser: 'Unknown browser',
  seen: (when: string) => `last used ${when}`,
  end: 'Sign out',
  endOf: (label: string) => `Sign out: ${label}`,
  signOut: 'Sign out here',
  signedOut: 'You were signed out on this device.',
  everywhere: 'Sign out everywhere',
  changePassword: 'Change password',
  oldPassword: 'Current password',
  newPassword: 'New password',
  save: 'Save',
  passwordSaved: 'Password changed. All other devices are signed out.',
  remove: 'Delete account',
  removeNote:
    'Your account, ratings and game list are permanently deleted. Your name stays in finished games; a bot takes over your running ones.',
  removeNow: 'Delete permanently',

  // Profiles.
  since: (date: string) => `Member since ${date}`,
  noPerson: (name: string) => `No account is called ${name}.`,
  ratings: 'Ratings',
  noRatings: 'No rated games yet. Only games between people are rated.',
  rated: (games: number) => counted(games, 'rated game'),
  provisional: 'provisional',
  provisionalNote: 'Provisional: fewer than 10 rated games so far.',
  finishRate: 'Games finished',
  finishNote: (finished: number, all: number) => `${finished} of ${counted(all, 'game')} with other people`,
  noGames: 'No games with other people yet.',
  history: 'Games',
  outcomes: { won: 'Won', lost: 'Lost', drawn: 'Drawn', abandoned: 'Abandoned' },
  openGame: (names: string) => `Open game: ${names}`,
  more: 'Older games',

  // Leaders.
  leaders: 'Leaderboard',
  game: 'Game',
  place: 'Place',
  player: 'Player',
  rating: 'Rating',
  games: 'Games',
  nobodyYet:
    'No rated games yet: first place is still free. Games between people are rated, and only registered players are listed.',

  // The end of a game.
  changes: 'Ratings',
  changed: (before: number, after: number) => `from ${before} to ${after}`,
  unrated: {
    too_short: 'Not rated: the game was too short.',
    bot_won: 'Not rated: a bot won.',
    too_often: 'Not rated: these players have already played five rated games with each other in the last 24 hours.',
  },
  removed: (reason: string) => `An administrator closed this table: ${reason}`,
}
