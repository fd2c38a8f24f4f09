/** What the pages of rules say beside the rules, which each game brings itself. */
export const helpPages = {
  intro: 'Each game on one page. The table never lets you do what the rules forbid, so you can learn by playing.',
  contents: 'On this page',
  play: 'Play',
  table: {
    title: 'At the table',
    text: [
      'Take back: your own actions, until they have shown something new or closed a trade, or somebody else has acted.',
      'Hint: a strong bot looks at what you know and shows what it would do.',
      'Autopilot: a bot plays your seat until you take over. It also does when you are away for 90 seconds and others are here.',
      'Fair dice: before the game the server fixes a secret and publishes its fingerprint. After the end the page can recompute every roll from it. You can add your own luck before the start.',
    ],
  },
}
