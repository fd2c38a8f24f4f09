import {
  activeSeat,
  type CatanAction,
  type CatanState,
  catan,
  hexesWith,
  makeAction,
  ORE,
  offerOf,
  stageOf,
  VICTORY_POINT,
  WOOD,
} from '@serai/catan'
import { CHANCE, redactEntry, SPECTATOR } from '@serai/kernel'
import { type CatanChanges, catanPosition } from '@serai/test-kit/positions'
import { expect, it } from 'vitest'
import { momentsFor, sampleGame } from '../../../test/catan-game.ts'
import { position } from '../../../test/catan-position.ts'
import { scene } from '../../../test/catan-scene.ts'
import type { Moment } from '../../table/history.ts'
import type { Catalogue } from '../../text/catalogue.ts'
import en from '../../text/en/index.ts'
import ru from '../../text/ru/index.ts'
import { newsFor } from './news.ts'

const NAMES = ['Ann', 'Bo', 'Cy', 'Di']
const SIX = { type: 'DICE', a: 2, b: 4 } as const
const SEVEN = { type: 'DICE', a: 3, b: 4 } as const
const FIVE = { type: 'DICE', a: 2, b: 3 } as const

/** A game from the first turn of seat 1, as seat 0 sees it. */
function game() {
  const state = catanPosition(scene([0, 0, 0, 0, 3], [1, 0, 0, 0, 0]), { active: 1 })
  const change = (changes: CatanChanges): void => state.set(catanPosition(state, changes))
  const moments: Moment[] = []
  const past: CatanState[] = []
  const add = (by: number, what: CatanAction): void => {
    const action = makeAction(what)
    const before = catan.clone(state)
    past.push(before)
    catan.apply(state, by, action)
    const [seen, entry] = [catan.redact(before, 0), { seq: moments.length + 1, at: 0, by, action }]
    moments.push({
      entry: redactEntry(entry, catan.disclosed(before, entry), 0),
      before: seen,
      after: catan.redact(catan.clone(state), 0),
    })
  }
  const takeBack = (by: number, undo: number): void => {
    const before = catan.redact(catan.clone(state), 0)
    past.push(catan.clone(state))
    state.set(past[undo]!)
    moments.push({
      entry: { seq: moments.length + 1, at: 0, by, undo },
      before,
      after: catan.redact(catan.clone(state), 0),
    })
  }
  return { state, change, add, takeBack, news: (texts: Catalogue = en) => newsFor(moments, 0, NAMES, texts) }
}

function roll({ state, add }: ReturnType<typeof game>, dice: CatanAction): void {
  add(activeSeat(state), { type: 'ROLL_DICE' })
  add(CHANCE, dice)
}

function next({ state, add }: ReturnType<typeof game>): void {
  add(activeSeat(state), { type: 'END_TURN' })
}

it('is what the last roll was, and what it brought me', () => {
  const play = game()
  next(play)
  expect(play.news()).toBe('')
  play.change({ yields: 'none' })
  roll(play, FIVE)
  expect(play.news()).toBe('Cy rolled 5.')
  play.change({ yields: { [hexesWith(play.state, 6)[0]!]: [2, 0, 0, 0] } })
  next(play)
  roll(play, SIX)
  expect(play.news()).toBe('Di rolled 6. You got 2 brick.')
  next(play)
  roll(play, FIVE)
  expect(play.news()).toBe('You rolled 5.')
})

it('stays until the next roll, comes back in my own turn with what was rolled since, and is gone when I do something', () => {
  const play = game()
  play.change({ cards: { 1: { monopoly: 1 } } })
  play.add(1, { type: 'PLAY_MONOPOLY', resource: ORE })
  const told = 'Bo played Monopoly and took 3 ore. You gave 3 ore.'
  expect(play.news()).toBe(told)
  expect(play.news(ru)).toBe('Bo играет Монополию и забирает 3 руды. Вы отдаёте 3 руды.')
  next(play)
  expect(play.news()).toBe(told)
  play.change({ yields: 'none' })
  roll(play, FIVE)
  expect(play.news()).toBe('Cy rolled 5.')
  next(play)
  expect(play.news()).toBe('')
  roll(play, SIX)
  expect(play.news()).toBe('Di rolled 6.')
  next(play)
  expect(play.news()).toBe(`${told} Cy rolled 5. Di rolled 6.`)
  roll(play, FIVE)
  expect(play.news()).toBe('You rolled 5.')
  next(play)
  expect(play.news()).toBe('')
})

it('is the development card that I drew, and nothing of the card of another', () => {
  const play = game()
  const buy = (seat: number): void => {
    play.change({ hands: { [seat]: [0, 0, 1, 1, 1] } })
    play.add(seat, { type: 'BUY_DEVELOPMENT_CARD' })
    play.add(CHANCE, { type: 'DRAW', card: VICTORY_POINT })
  }
  buy(1)
  expect(play.news()).toBe('')
  play.change({ active: 0 })
  buy(0)
  expect(play.news()).toBe('You drew: Victory Point.')
  expect(play.news(ru)).toBe('Ваша новая карта: Победное очко.')
})

it('is whose discard I wait for once more, and until it is there', () => {
  const play = game()
  const { state, add } = play
  play.change({ active: 0, stage: 'before_roll', hands: { 1: { wood: 8 } } })
  const discard = (): void => {
    for (let card = 0; card < 4; card++) add(1, { type: 'DISCARD', resource: WOOD })
  }
  roll(play, SEVEN)
  discard()
  expect(stageOf(state)).toBe('move_robber')
  expect(play.news()).toBe('You rolled 7.')
  play.takeBack(1, 2)
  expect(play.news()).toBe('You rolled 7. Bo undid the discard.')
  expect(play.news(ru)).toBe('Вы: выпало 7. Bo отменяет сброс.')
  discard()
  expect(play.news()).toBe('You rolled 7.')
})

it('is that somebody resigned, whoever it was', () => {
  const play = game()
  play.add(2, { type: 'RESIGN' })
  expect(play.news()).toBe('Cy resigned.')
})

/** Di settles on my road of five; Cy may have one as long. */
function breakMyRoad({ holder, cy = [] }: { readonly holder: number | null; readonly cy?: readonly string[] }) {
  const before = position({
    active: 3,
    hands: { 3: [1, 1, 1, 1, 0] },
    roads: { 0: ['13-18', '18-24', '24-30', '30-35'], 2: cy, 3: ['14-19', '19-24'] },
    more: { longestRoadOwnerId: holder },
  })
  const after = catan.clone(before)
  const action = makeAction({ type: 'BUILD_SETTLEMENT', vertex: 24 })
  catan.apply(after, 3, action)
  const moments: Moment[] = [{ entry: { seq: 1, at: 0, by: 3, action }, before, after }]
  return (seat: number, texts: Catalogue = en) => newsFor(moments, seat, NAMES, texts)
}
const FIVE_ROADS = ['16-21', '16-22', '17-23', '18-23']

it('is that my Longest Road was broken, and who has it now', () => {
  const lost = breakMyRoad({ holder: 0 })
  expect(lost(0)).toBe('Di built a settlement. You lost Longest Road; nobody has it now.')
  expect(lost(0, ru)).toBe('Di строит поселение. Вы теряете самый длинный торговый путь, теперь его нет ни у кого.')
  expect(lost(2)).toBe('')
  const passed = breakMyRoad({ holder: 0, cy: FIVE_ROADS })
  expect(passed(0)).toBe('Di built a settlement. You lost Longest Road; Cy has it now, with 5 roads.')
  expect(passed(0, ru)).toBe('Di строит поселение. Вы теряете самый длинный торговый путь, его получает Cy, 5.')
})

it('is that I have Longest Road by what another did', () => {
  const passed = breakMyRoad({ holder: 0, cy: FIVE_ROADS })
  expect(passed(2)).toBe('Di built a settlement. Ann lost Longest Road; you have it now, with 5 roads.')
  expect(passed(2, ru)).toBe('Di строит поселение. Ann теряет самый длинный торговый путь, его получаете вы, 5.')
  expect(passed(1)).toBe('')
  const untied = breakMyRoad({ holder: null, cy: FIVE_ROADS })
  expect(untied(2)).toBe('Di built a settlement. You have Longest Road now, with 5 roads.')
  expect(untied(2, ru)).toBe('Di строит поселение. Самый длинный торговый путь теперь у вас, 5.')
  expect(untied(0)).toBe('')
})

it('is that I have Largest Army by a resignation', () => {
  const play = game()
  play.change({ largestArmy: 2, playedCards: { 0: { knight: 3 }, 2: { knight: 4 } } })
  play.add(2, { type: 'RESIGN' })
  expect(play.news()).toBe('Cy resigned. Cy lost Largest Army; you have it now, with 3 Knights.')
})

it('is the trade that I have just closed', () => {
  const play = game()
  play.add(1, { type: 'PROPOSE_TRADE', to: 1, give: [1, 0, 0, 0, 0], want: [0, 0, 0, 0, 1] })
  play.add(0, { type: 'ACCEPT_TRADE', tradeId: offerOf(play.state, 1)!.id })
  expect(play.news()).toBe('Bo gave you 1 wood for 1 ore.')
  next(play)
  play.change({ yields: 'none' })
  roll(play, FIVE)
  expect(play.news()).toBe('Cy rolled 5.')
  play.add(0, { type: 'RESIGN' })
  expect(play.news()).toBe('')
})

it('tells each seat of a whole game a short thing, and who watches nothing', () => {
  const record = sampleGame('b')
  for (const seat of [0, 1]) {
    const moments = momentsFor(record, seat)
    const told = moments.slice(0, 800).map((_, i) => newsFor(moments.slice(0, i + 1), seat, NAMES, en))
    expect(told.filter((news) => /you/i.test(news)).length).toBeGreaterThan(20)
    expect(told.filter((news) => /[{}]|undefined/.test(news) || news.length > 120)).toEqual([])
  }
  expect(newsFor(momentsFor(record, SPECTATOR), null, NAMES, en)).toBe('')
})
