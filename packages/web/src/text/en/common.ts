/** What any page may say. */
export const common = {
  me: 'You',
  botName: (name: string) => name,
  serai: 'Serai',
  close: 'Close',
  cancel: 'Cancel',
  share: 'Share',
  loading: 'Loading…',
  retry: 'Try again',
  home: 'Home',
  stumbled: 'Something went wrong on this page. Your games are safe.',
  noPage: 'There is no page at this address.',
  noTable: 'This table does not exist. It may have been abandoned.',
  connecting: 'Connecting…',
  connectionLost: 'Connection lost.',
  paused: 'The server is busy, retrying…',
  pausedHere: 'The server is busy. This page retries automatically.',
  goesOn: 'Nothing is lost. The game resumes automatically.',
  tryingAgain: 'Reconnecting…',
  onlyHere: 'This link only works on this computer.',
  offline: 'The server cannot be reached.',
}

/** What is left without the server. */
export const offline = {
  title: 'The server cannot be reached',
  stillWorks:
    'On this device you can still play against bots, generate boards in the lab, read the rules and change the settings.',
  playAlone: 'Play offline',
  goOn: 'Continue offline',
  notNow: 'Online tables are paused until you reconnect. Nothing is lost.',
}

/** What other pages say of the rules; the rules themselves are fetched with their pages. */
export const help = {
  rules: 'Rules',
  why: 'Why?',
}
