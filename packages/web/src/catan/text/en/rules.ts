import type { Widened } from '../../../text/catalogue.ts'

/** Short rules, fetched with their page. Each section has an anchor, which refusals point to. */
export const catanRules = {
  title: 'Catan',
  line: 'Settle the island, trade, reach ten points.',
  sections: {
    aim: {
      title: 'What it is about',
      text: [
        'Three or four players settle an island. A settlement is worth 1 point, a city 2. Whoever has 10 points in their own turn wins at once.',
        'Points also come from the Longest Road (2), the Largest Army (2) and point cards (1 each), which stay hidden until they win.',
      ],
    },
    island: {
      title: 'The island',
      text: [
        'Forests give wood, hills brick, pastures sheep, fields wheat, mountains ore. The desert gives nothing.',
        'A number says which roll of two dice makes a hex give cards. The dots under it count how often that is: 6 and 8 come five times in 36 rolls, 2 and 12 once.',
      ],
    },
    setup: {
      title: 'The start',
      text: [
        'Everybody places a settlement with a road, first in turn order, then backwards. The second settlement gives one card of each hex around it.',
        'Look for corners with many dots and for different goods.',
      ],
    },
    turn: {
      title: 'A turn',
      text: [
        'Roll the dice. Every settlement beside a hex of that number gets one card, every city two. If the bank is short of a good and several should get it, nobody does; one player alone gets what is left.',
        'Then trade and build as often and in whatever order you like, and end the turn. A development card may be played before the roll or after it, one in a turn.',
      ],
    },
    building: {
      title: 'Building',
      text: [
        'A road continues your own roads or buildings; it cannot go on through another player’s settlement or city.',
        'A settlement stands on one of your roads, and the corners next to it must be empty: always one free corner between two buildings.',
        'A city replaces one of your settlements, which you get back. You have 15 roads, 5 settlements and 4 cities.',
      ],
    },
    robber: {
      title: 'Seven and the robber',
      text: [
        'On a 7 nobody gets cards. Whoever holds more than seven discards half of them, rounded down.',
        'Whoever rolled moves the robber to another hex and takes a card at random from one player beside it. The hex gives nothing while the robber stands there.',
      ],
    },
    cards: {
      title: 'Development cards',
      text: [
        'Knight: move the robber and take a card. Road building: two roads for free. Year of plenty: two cards of your choice from the bank. Monopoly: everybody gives you all they have of one good. Point: 1 point, never played.',
        'A card waits at least until the turn after the one in which it was bought.',
      ],
    },
    trade: {
      title: 'Trade',
      text: [
        'Only with the player whose turn it is. Offer what you like to everybody or to some; others accept, refuse or make another offer, and you choose the partner. Both sides must give something.',
        'In your turn the bank gives 1 card for 4 equal ones. With a settlement or city at a harbour it is 3, or 2 of the good that the harbour shows.',
      ],
    },
    awards: {
      title: 'Longest Road and Largest Army',
      text: [
        'The Longest Road goes to the first unbroken line of five roads or more. Forks are not added up; another player’s settlement or city breaks the line. It moves when another road is longer. If it is broken and others then tie for the longest, nobody has it.',
        'The Largest Army goes to whoever plays three knights first, and then to whoever has played more.',
      ],
    },
  },
  costs: 'What things cost',
  pieces: { road: 'Road', settlement: 'Settlement', city: 'City', card: 'Development card' },
  pips: (number: number, pips: number) => `${number}: ${pips} of 36`,
  /** What the drawings show. */
  pictures: {
    island:
      'A settlement where forest, mountains and pasture meet, with a road: a 3 gives it wood, an 8 ore, a 5 sheep',
    roll: 'A roll of 8 beside the mountains: one ore for a settlement, two for a city',
    distance: 'The corners next to a building are closed; two steps away, on the own road, one is free',
    robber: 'The robber on the mountains: the 8 gives no ore, the other hexes still give',
    harbour: 'Two harbours, each with two corners: three equal cards or two sheep for one card',
    road: 'Five roads in a row and a fork count 5; a settlement of another player leaves 3',
  },
}

export type CatanRules = Widened<typeof catanRules>
