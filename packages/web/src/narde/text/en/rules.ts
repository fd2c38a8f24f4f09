import type { Widened } from '../../../text/catalogue.ts'

/** Short rules, fetched with their page. Each section has an anchor, which refusals point to. */
export const nardeRules = {
  title: 'Long Narde',
  line: 'Fifteen checkers, one road, no hitting.',
  sections: {
    aim: {
      title: 'What it is about',
      text: [
        'Both players lead fifteen checkers once around the board in the same direction and bear them off. The first with all fifteen off wins.',
        'All checkers begin on one point, the head. The last six points of the way are home.',
      ],
    },
    start: {
      title: 'Who starts',
      text: [
        'Both roll one die. The higher one plays White and starts; if they are equal, both roll again. In a match every game begins so.',
        'White plays these two dice as the first turn. At a table where the option “First turn” says so, White rolls two new ones instead.',
      ],
    },
    turn: {
      title: 'A turn',
      text: [
        'Two dice, a step for each, with one checker or two. A double counts four times.',
        'A checker may land on a free point or on its own. A point with even one of the opponent’s checkers is closed: nothing is hit here.',
      ],
    },
    dice: {
      title: 'Dice that must be played',
      text: [
        'As many dice as possible must be played. If either of the two can be played but not both, it is the higher one; if none can be, the turn passes.',
      ],
    },
    head: {
      title: 'The head',
      text: [
        'Only one checker may leave the head in a turn, also with a double.',
        'Once, in a player’s first turn, 3-3, 4-4 and 6-6 allow two.',
      ],
    },
    block: {
      title: 'Blocks',
      text: [
        'Points in a row hold the other side up, and six cannot be passed. So six or more are allowed only when at least one opposing checker is already past them.',
      ],
    },
    bearing: {
      title: 'Bearing off',
      text: [
        'When all your checkers are home, they leave the board: with the exact number, or with a higher one if no checker stands farther back. Moving inside the home stays possible.',
      ],
    },
    score: {
      title: 'The score',
      text: [
        'A win is oin, 1 point. If the loser has borne off nothing it is mars, 2 points. A match goes to as many points as the table says.',
        'At tables with draws there is a last turn when a player finishes: for the other if fourteen are off, or always for the one who began second, as the table says. If the last checker goes off in it, nobody wins.',
      ],
    },
    notation: {
      title: 'How moves are written',
      text: [
        'Points have the numbers on the frame. 24/20 is a step from 24 to 20. ' +
          '3/off is a checker borne off; 3/off(5) says that it went with a 5, higher than needed.',
        'Pips are steps that all your checkers still have to go together: 360 at the start, 0 at the end.',
      ],
    },
  },
  /** What the drawings show. */
  pictures: {
    route: 'Both ways on the board: from each head against the clock to the home',
    turn: 'With 5-3: the 3 from point 22 and the 5 from 18; the 3 from 18 may not, black checkers stand on 15',
    dice: 'With 4-3 from point 10, with point 3 closed, both cannot be played: the 4 must be',
    head: 'With 5-3 one checker leaves the head, a second may not; with 6-6 in a first turn two leave',
    wall: 'Six points in a row: allowed with an opposing checker past them, otherwise not',
    bearing: 'Bearing off: the 3 from point 3, the 6 from point 5, where the last checkers stand',
  },
}

export type NardeRules = Widened<typeof nardeRules>
