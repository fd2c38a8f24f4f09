export const offline = {
  title: 'The server cannot be reached',
  stillWorks:
    'On this device alone you can still play against bots, make boards in the lab, read the rules and change the settings.',
  playAlone: 'Play here',
  goOn: 'Go on here',
  notNow: 'Tables with other people wait for the connection. Nothing of them is lost.',
}
