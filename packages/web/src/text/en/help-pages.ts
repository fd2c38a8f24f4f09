/** What the pages of rules say beside the rules, which each game brings itself. */
export const helpPages = {
  intro: 'Each game on one page. The table only lets you make legal moves, so you can learn by playing.',
  contents: 'On this page',
  play: 'Play',
  table: {
    title: 'At the table',
    text: [
      'Undo: reverses your own actions, until something new is revealed, a trade is completed or another player acts.',
      'Hint: a strong bot looks at what you can see and shows what it would do.',
      'Autopilot: a bot plays for you until you take back control. It also starts when you are away for 90 seconds while other players are here.',
      'Fair dice: before the game the server fixes a secret and publishes its hash. After the game your browser can recompute every roll from it. You can add your own seed before the start.',
    ],
  },
}
