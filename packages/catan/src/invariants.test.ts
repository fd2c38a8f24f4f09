import { CHANCE, listSeats, stream } from '@serai/kernel'
import { soaked } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { ACCEPT_TRADE, RESIGN } from './actions/numbers.ts'
import { catan } from './game.ts'
import { faultOf } from './scenarios/invariants.ts'
import { naiveLegal } from './scenarios/naive-legal.ts'
import { BANK, CARDS_HELD, type CatanState, DECK, HAND, STAGE } from './state/layout.ts'

const games = soaked(200)
const naiveGames = Math.max(3, soaked(10))
const options = { victoryPoints: 10, board: 'spiral', trading: true, turnCap: 2000 }
/** One action in so many is an offer, or in some games a resignation. */
const OFFER_RARITY = 20
const RESIGN_RARITY = 400

const out: number[] = new Array<number>(400).fill(0)

/** Plays a random game and looks at one state in `every`; in one game of ten players resign now and then. */
function play(game: number, every: number, look: (s: CatanState) => void): CatanState {
  const seats = 2 + (game % 3)
  const random = stream(game, 'invariants')
  const s = catan.start(options, seats, random)
  for (let step = game; ; step++) {
    if (step % every === 0) look(s)
    const turn = catan.toAct(s)
    if (turn.kind === 'over') return s
    if (turn.kind === 'chance') {
      catan.apply(s, CHANCE, catan.draw(s, random))
      continue
    }
    const able = listSeats(turn.must | turn.may).filter((seat) => catan.legal(s, seat, out) > 0)
    const seat = able[random.below(able.length)]!
    if (game % 10 === 0 && random.below(RESIGN_RARITY) === 0) {
      catan.apply(s, seat, RESIGN)
      continue
    }
    const offers = random.below(OFFER_RARITY) === 0 ? catan.offers(s, seat, out) : 0
    const count = offers || catan.legal(s, seat, out)
    catan.apply(s, seat, out[random.below(count)]!)
  }
}

describe('random play', () => {
  it(`R163-R168: the invariants hold in ${games} games`, () => {
    const reasons = new Set<string>()
    const look = (s: CatanState): void => {
      const fault = faultOf(s)
      if (fault !== null) throw new Error(`${fault}\n${catan.render(s)}`)
    }
    for (let game = 0; game < games; game++) {
      const end = play(game, 41, look)
      look(end)
      reasons.add(catan.result(end)!.reason)
    }
    expect([...reasons].sort()).toEqual(expect.arrayContaining(['last_player', 'victory_points']))
  })

  it(`the fast legal list is the naive one, in every stage of ${naiveGames} games`, () => {
    const stages = new Set<number>()
    for (let game = 0; game < naiveGames; game++) {
      play(game, 11, (s) => {
        for (let seat = 0; seat < catan.seatCount(s); seat++) {
          const list = out.slice(0, catan.legal(s, seat, out)).filter((action) => action < ACCEPT_TRADE)
          const naive = naiveLegal(s, seat)
          if (list.sort((a, b) => a - b).join() !== naive.join()) {
            expect(list.map(catan.format)).toEqual(naive.map(catan.format))
          }
        }
        stages.add(s[STAGE]!)
      })
    }
    expect(stages.size).toBeGreaterThanOrEqual(12)
  })

  it('a fault is noticed: a card too many, a lost bank card', () => {
    const s = catan.start(options, 4, stream(1, 'board'))
    for (const place of [BANK, HAND, DECK, CARDS_HELD]) {
      const broken = catan.clone(s)
      broken[place]!++
      expect(faultOf(broken)).not.toBeNull()
    }
  })
})
