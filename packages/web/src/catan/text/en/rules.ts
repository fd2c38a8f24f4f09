import type { Widened } from '../../../text/catalogue.ts'

/** Short rules, fetched with their page. Each section has an anchor, which refusals point to. */
export const catanRules = {
  title: 'Catan',
  line: 'Settle the island, trade, reach ten points.',
  sections: {
    aim: {
      title: 'Aim of the game',
      text: [
        'Three or four players settle an island. A settlement is worth 1 point, a city 2. The first player to have 10 points on their own turn wins at once.',
        'Points also come from Longest Road (2), Largest Army (2) and Victory Point cards (1 each). Those cards stay hidden until they win the game.',
      ],
    },
    island: {
      title: 'The board',
      text: [
        'Forests produce wood, hills brick, pastures sheep, fields wheat, mountains ore. The desert produces nothing.',
        'The number on a hex is the roll of two dice at which it produces. The dots under it are its pips, its chances out of 36: 6 and 8 have five, 2 and 12 have one.',
      ],
    },
    setup: {
      title: 'Setup',
      text: [
        'Each player places two settlements, each with a road: the first in turn order, the second in reverse. The second settlement gives one card for each hex around it.',
        'Look for corners with many pips and different resources.',
      ],
    },
    turn: {
      title: 'Your turn',
      text: [
        'Roll the dice. Each settlement next to a hex with that number gets one card, each city two. If the bank cannot pay a resource to several players, none of them gets it; a single player gets what is left.',
        'Then trade and build as often as you like, in any order, and end your turn. You may play one development card per turn, before or after the roll.',
      ],
    },
    building: {
      title: 'Building',
      text: [
        'A road connects to your roads or buildings. It cannot continue past another player’s settlement or city.',
        'A settlement must touch one of your roads, and the corners next to it must be empty: at least one free corner between any two buildings.',
        'A city replaces one of your settlements, which returns to your supply. You have 15 roads, 5 settlements and 4 cities.',
      ],
    },
    robber: {
      title: 'Rolling a 7 and the robber',
      text: [
        'On a 7 nobody gets resources. Players with more than seven cards discard half of them, rounded down.',
        'The player who rolled moves the robber to another hex and steals a random card from one player next to it. The hex produces nothing while the robber is there.',
      ],
    },
    cards: {
      title: 'Development cards',
      text: [
        'Knight: move the robber and steal a card. Road Building: two free roads. Year of Plenty: any two cards from the bank. Monopoly: all players give you all their cards of one resource. Victory Point: 1 point, never played.',
        'You cannot play a card on the turn you bought it.',
      ],
    },
    trade: {
      title: 'Trading',
      text: [
        'All trades are with the player whose turn it is. Offer what you like to everyone or to some players; they accept, decline or counter, and you choose whom to trade with. Both sides must give something.',
        'On your turn the bank gives any 1 card for 4 of a kind. With a settlement or city on a harbour you pay only 3 of a kind (3:1), or 2 of the resource shown (2:1).',
      ],
    },
    awards: {
      title: 'Longest Road and Largest Army',
      text: [
        'Longest Road goes to the first player with an unbroken line of five roads. Branches do not add up; another player’s settlement or city breaks the line. A longer road takes the award. If the road is broken and others then tie for the longest, nobody has it.',
        'Largest Army goes to the first player to play three Knights, then to any player who has played more.',
      ],
    },
  },
  costs: 'Building costs',
  pieces: { road: 'Road', settlement: 'Settlement', city: 'City', card: 'Development card' },
  pips: (number: number, pips: number) => `${number}: ${pips} of 36`,
  /** What the drawings show. */
  pictures: {
    island:
      'A settlement where forest, mountains and pasture meet, with a road: a 3 gives it wood, an 8 ore, a 5 sheep',
    roll: 'A roll of 8 next to the mountains: one ore for a settlement, two for a city',
    distance: 'The corners next to a building are closed; two roads away, along your road, one is free',
    robber: 'The robber on the mountains: the 8 gives no ore, the other hexes still produce',
    harbour: 'Two harbours with two corners each: three of a kind or two sheep for one card',
    road: 'Five roads in a row and a branch count as 5; another player’s settlement leaves 3',
  },
}

export type CatanRules = Widened<typeof catanRules>
