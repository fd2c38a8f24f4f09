/** What any page may say. */
export const common = {
  me: 'You',
  serai: 'Serai',
  close: 'Close',
  cancel: 'Cancel',
  share: 'Share',
  loading: 'One moment.',
  retry: 'Try again',
  home: 'To the start page',
  stumbled: 'Something went wrong on this page. Your games are safe.',
  noPage: 'There is no page at this address.',
  noTable: 'There is no such table. It may have been given up.',
  connecting: 'Connecting.',
  connectionLost: 'Connection lost.',
  paused: 'The tables pause for a moment.',
  pausedHere: 'The tables pause for a moment; this page tries again by itself.',
  goesOn: 'Nothing is lost, it goes on by itself.',
  tryingAgain: 'Trying again.',
  onlyHere: 'This link works only on this computer.',
  offline: 'The server cannot be reached.',
}

/** What is left without the server. */
export const offline = {
  title: 'The server cannot be reached',
  stillWorks:
    'On this device alone you can still play against bots, make boards in the lab, read the rules and change the settings.',
  playAlone: 'Play here',
  goOn: 'Go on here',
  notNow: 'Tables with other people wait for the connection. Nothing of them is lost.',
}

/** What other pages say of the rules; the rules themselves are fetched with their pages. */
export const help = {
  rules: 'Rules',
  why: 'Why?',
}
