import type { Widened } from '../../../text/catalogue.ts'

/** Short rules, fetched with their page. Each section has an anchor, which refusals point to. */
export const nardeRules = {
  title: 'Long Narde',
  line: 'Fifteen checkers, one route, no hitting.',
  sections: {
    aim: {
      title: 'Aim of the game',
      text: [
        'Each player moves fifteen checkers once around the board, both in the same direction, and bears them off. The first player with all fifteen off wins.',
        'All checkers start on one point, the head. The last six points of the route are home.',
      ],
    },
    start: {
      title: 'Who starts',
      text: [
        'Each player rolls one die. The higher roll plays White and starts; on a tie both roll again. Every game of a match starts this way.',
        'White plays these two dice as the first turn, or rolls two new ones if “First turn” is set to “With a new roll”.',
      ],
    },
    turn: {
      title: 'Your turn',
      text: [
        'Roll two dice and make one step for each: a checker moves forward that many points. One checker may make both steps, or two checkers one each. A double gives four steps.',
        'A checker may land on an empty point or on one of your own. A point with even one opposing checker is blocked: there is no hitting.',
      ],
    },
    dice: {
      title: 'Dice you must play',
      text: [
        'You must play as many dice as possible. If you can play either die but not both, you must play the higher one. If you can play neither, your turn passes.',
      ],
    },
    head: {
      title: 'The head',
      text: [
        'Only one checker may leave the head per turn, even with a double.',
        'One exception: on your first turn 3-3, 4-4 and 6-6 allow two.',
      ],
    },
    block: {
      title: 'Blocks',
      text: [
        'Points in a row hold up the other side, and six in a row (a prime) cannot be passed. You may hold six or more only if at least one opposing checker is already past them.',
      ],
    },
    bearing: {
      title: 'Bearing off',
      text: [
        'When all your checkers are home, bear them off: with the exact number, or with a higher one if no checker is further back. You may still move inside home instead.',
      ],
    },
    score: {
      title: 'Scoring',
      text: [
        'A single win (oin) is 1 point. If the loser has borne off no checkers, it is a gammon (mars), 2 points. A match is played to the number of points set at the table.',
        'If draws are possible, there may be one last roll after a player finishes: only for an opponent with fourteen off, or always for the player who started second, depending on “Last roll”. If it takes the last checker off, the game is a draw.',
      ],
    },
    notation: {
      title: 'Notation',
      text: [
        'Points are numbered on the frame. 24/20 is a step from 24 to 20. ' +
          '3/off bears off a checker; 3/off(5) bears it off with a 5, higher than needed.',
        'The pip count is how many points all your checkers still have to travel: 360 at the start, 0 at the end.',
      ],
    },
  },
  /** What the drawings show. */
  pictures: {
    route: 'Both routes on the board: counter-clockwise from each head to home',
    turn: 'With 5-3: the 3 from point 22 and the 5 from 18; the 3 from 18 is not legal, black checkers hold 15',
    dice: 'With 4-3 from point 10 and point 3 blocked, both cannot be played: play the 4',
    head: 'With 5-3 one checker leaves the head, a second may not; with 6-6 on the first turn two leave',
    wall: 'Six points in a row: legal with an opposing checker past them, otherwise not',
    bearing: 'Bearing off: the 3 from point 3, the 6 from point 5, where the rearmost checkers are',
  },
}

export type NardeRules = Widened<typeof nardeRules>
