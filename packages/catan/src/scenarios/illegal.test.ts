import { checkBatch, type Json } from '@serai/kernel'
import { scripted } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { catan } from '../game.ts'
import { BLUE, beforeFirstRoll, ORANGE, RED, type Scene, scene, WHITE } from './scene.ts'

const RICH = 'wood5 brick5 sheep5 wheat5 ore5'
const beforeRoll: Scene = { stage: 'roll_or_play_knight' }

interface Row {
  readonly id: string
  readonly scene: Scene
  readonly by?: number
  /** Legal actions of the actor that lead to the fault. */
  readonly after?: readonly string[]
  readonly action: Json
  readonly code: string
}

const offer = (give: Record<string, number>, want: Record<string, number>, to: readonly number[] = [BLUE]): Json => ({
  type: 'PROPOSE_TRADE',
  to,
  give,
  want,
})

const rows: readonly Row[] = [
  { id: 'I1', scene: beforeRoll, by: BLUE, action: { type: 'ROLL_DICE' }, code: 'E_NOT_ACTIVE' },
  { id: 'I2', scene: {}, action: { type: 'ROLL_DICE' }, code: 'E_ROLLED' },
  {
    id: 'I4',
    scene: { active: BLUE, hands: { [BLUE]: 'wood1 brick1 sheep1 wheat1' }, roads: { [BLUE]: '34-39' } },
    by: BLUE,
    action: 'settlement v34',
    code: 'E_DISTANCE',
  },
  { id: 'I5', scene: { hands: { [RED]: RICH } }, action: 'settlement v24', code: 'E_NOT_CONNECTED' },
  { id: 'I5', scene: { hands: { [RED]: RICH } }, action: 'road 24-30', code: 'E_NOT_CONNECTED' },
  {
    id: 'I6',
    scene: { active: WHITE, hands: { [WHITE]: RICH } },
    by: WHITE,
    after: ['road 22-28'],
    action: 'road 28-33',
    code: 'E_BLOCKED',
  },
  { id: 'I7', scene: { active: WHITE, hands: { [WHITE]: RICH } }, by: WHITE, action: 'road 28-34', code: 'E_OCCUPIED' },
  { id: 'I8', scene: { hands: { [RED]: RICH } }, action: 'city v13', code: 'E_NOT_OWN_SETTLEMENT' },
  { id: 'I8', scene: { hands: { [RED]: RICH } }, action: 'city v39', code: 'E_NOT_OWN_SETTLEMENT' },
  {
    id: 'I8',
    scene: { hands: { [RED]: RICH } },
    after: ['city v08'],
    action: 'city v08',
    code: 'E_NOT_OWN_SETTLEMENT',
  },
  { id: 'I9', scene: { ...beforeRoll, hands: { [RED]: RICH } }, action: 'road 13-18', code: 'E_STAGE' },
  { id: 'I9', scene: { ...beforeRoll, hands: { [RED]: RICH } }, action: 'bank wood ore', code: 'E_STAGE' },
  {
    id: 'I9',
    scene: { ...beforeRoll, hands: { [RED]: RICH } },
    action: offer({ wood: 1 }, { ore: 1 }),
    code: 'E_STAGE',
  },
  { id: 'I9', scene: { ...beforeRoll, hands: { [RED]: RICH } }, action: 'buy', code: 'E_STAGE' },
  { id: 'I9', scene: beforeRoll, action: { type: 'END_TURN' }, code: 'E_MUST_ROLL' },
  {
    id: 'I11',
    scene: { cards: { [RED]: ['monopoly', 'knight'] } },
    after: ['play monopoly ore'],
    action: 'play knight',
    code: 'E_CARD_LIMIT',
  },
  { id: 'I12', scene: {}, action: offer({ ore: 1 }, { wood: 1 }), code: 'E_TRADE_COVER' },
  { id: 'I12', scene: { hands: { [RED]: RICH } }, action: offer({ ore: 3 }, { ore: 1 }), code: 'E_TRADE_SAME' },
  { id: 'I12', scene: { hands: { [RED]: RICH } }, action: offer({ ore: 1 }, {}), code: 'E_TRADE_EMPTY' },
  {
    id: 'I12',
    scene: { hands: { [RED]: RICH } },
    action: offer({ wood: 1, brick: 1 }, { wood: 1 }),
    code: 'E_TRADE_SAME',
  },
  { id: 'I13', scene: {}, by: BLUE, action: offer({ wood: 1 }, { sheep: 1 }, [WHITE]), code: 'E_TRADE_PARTY' },
  { id: 'I13 (to oneself)', scene: {}, action: offer({ wood: 1 }, { sheep: 1 }, [RED]), code: 'E_TRADE_PARTY' },
  { id: 'I16', scene: discarding(), action: 'robber D2', code: 'E_STAGE' },
  { id: 'I17', scene: { hands: { [RED]: 'sheep1 wheat1' } }, action: 'buy', code: 'E_CANNOT_PAY' },
  { id: 'I19', scene: { hands: { [RED]: 'wood4' }, bank: 'ore0' }, action: 'bank wood ore', code: 'E_BANK' },
  { id: 'I19', scene: { hands: { [RED]: 'wood4' } }, action: 'bank wood wood', code: 'E_TRADE_SAME' },
  {
    id: 'I20',
    scene: { cards: { [RED]: ['victory_point'] } },
    action: { type: 'PLAY_DEVELOPMENT_CARD', card: 'victory_point' },
    code: 'E_CARD_VP',
  },
  { id: 'I21', scene: {}, action: offer({ wood: -1 }, { ore: 1 }), code: 'E_PAYLOAD' },
  { id: 'I21', scene: {}, action: offer({ wood: 0 }, { ore: 1 }), code: 'E_PAYLOAD' },
  { id: 'I21', scene: {}, action: offer({ wood: 1.5 }, { ore: 1 }), code: 'E_PAYLOAD' },
  { id: 'I21', scene: {}, action: offer({ gold: 1 }, { ore: 1 }), code: 'E_PAYLOAD' },
  { id: 'I21', scene: {}, action: { type: 'BUILD_SETTLEMENT', vertexId: 'v54' }, code: 'E_PAYLOAD' },
  { id: 'I21 (surplus field)', scene: {}, action: { type: 'END_TURN', now: true }, code: 'E_PAYLOAD' },
]

function discarding(): Scene {
  return { ...beforeRoll, hands: { [RED]: 'wood5 ore4', [BLUE]: 'wood5 ore5', [WHITE]: 'sheep7' } }
}

describe('illegal actions (I) change nothing and have their code', () => {
  it.each(rows)('$id: $action is $code', ({ id, scene: changes, by = RED, after = [], action, code }) => {
    const script = scripted(catan, scene(changes))
    if (id === 'I16') script.act(RED, 'roll').chance('dice 3 4')
    script.act(by, ...after)
    expect(script.refusal(by, action).code).toBe(code)
  })

  it('I3: a setup road belongs to the settlement just placed', () => {
    const options = { victoryPoints: 10, board: 'beginner', trading: true, turnCap: 0 }
    const script = scripted(catan, catan.start({ ...options, board: 'spiral' }, 4, { next: () => 0, below: () => 0 }))
    script.chance('first 0')
    script.act(0, 'start settlement v28', 'start road 28-34').act(1, 'start settlement v41', 'start road 36-41')
    script.act(2, 'start settlement v17', 'start road 17-22').act(3, 'start settlement v14', 'start road 9-14')
    script.act(3, 'start settlement v40')
    expect(script.refusal(3, 'start road 14-19').code).toBe('E_SETUP_ROAD')
  })

  it('I10: a card cannot be played on the turn it was bought', () => {
    const script = scripted(catan, scene({ hands: { [RED]: 'sheep1 wheat1 ore1' } }))
      .act(RED, 'buy')
      .chance('draw knight')
    expect(script.refusal(RED, 'play knight').code).toBe('E_CARD_NEW')
  })

  it('I13: only those asked may answer', () => {
    const script = scripted(catan, scene()).act(RED, offer({ wood: 1 }, { ore: 1 }))
    expect(script.refusal(WHITE, 'accept 0').code).toBe('E_TRADE_ADDRESSEE')
    expect(script.refusal(WHITE, 'reject 0').code).toBe('E_TRADE_ADDRESSEE')
  })

  it('I14: after a seven the robber comes first', () => {
    const script = scripted(catan, scene(beforeRoll)).act(RED, 'roll').chance('dice 1 6')
    expect(script.refusal(RED, 'robber C3').code).toBe('E_ROBBER_SAME')
    expect(script.refusal(RED, 'end').code).toBe('E_STAGE')
    script.act(RED, 'robber D2')
    expect(script.refusal(RED, 'steal 2').code).toBe('E_VICTIM')
    expect(script.refusal(RED, 'steal 0').code).toBe('E_VICTIM')
    expect(script.refusal(RED, 'end').code).toBe('E_STAGE')
    expect(script.refusal(RED, 'road 13-18').code).toBe('E_STAGE')
  })

  it('I15: discards are counted and cover the hand', () => {
    const script = scripted(catan, scene(discarding())).act(RED, 'roll').chance('dice 1 6')
    expect(script.refusal(RED, 'discard sheep').code).toBe('E_DISCARD_HAND')
    const five = Array(5).fill(catan.parse('discard wood')) as number[]
    expect(checkBatch(catan, catan.clone(script.state), RED, five)).toMatchObject({ code: 'E_DISCARD_NONE', step: 4 })
    script.act(RED, ...Array<string>(4).fill('discard wood'))
    expect(script.refusal(RED, 'discard wood').code).toBe('E_DISCARD_NONE')
    expect(script.refusal(WHITE, 'discard sheep').code).toBe('E_DISCARD_NONE')
  })

  it('I17: no card can be bought from an empty deck', () => {
    const all = ['knight', 'victory_point', 'road_building', 'year_of_plenty', 'monopoly'] as const
    const counts = [14, 3, 2, 2, 2]
    const cards = all.flatMap((card, i) => Array<typeof card>(counts[i]!).fill(card))
    const s = scene({ hands: { [RED]: RICH }, cards: { [BLUE]: cards, [WHITE]: ['victory_point', 'victory_point'] } })
    expect(scripted(catan, s).refusal(RED, 'buy').code).toBe('E_DECK')
  })

  it.each([
    ['road 13-18', { roads: { [RED]: '0-3 0-4 1-4 1-5 2-5 2-6 3-7 6-10 7-11 10-15 11-16 15-20 4-8' } }],
    ['settlement v18', { roads: { [RED]: '13-18' }, settlements: { [RED]: 'v00 v02 v26' } }],
    ['city v08', { cities: { [RED]: 'v00 v02 v26 v28' } }],
  ])('I18: %s without a piece in stock is E_NO_PIECE', (action, pieces) => {
    const s = scene({ hands: { [RED]: RICH }, ...pieces })
    expect(scripted(catan, s).refusal(RED, action).code).toBe('E_NO_PIECE')
  })

  it('I20: nothing is legal when the game is over', () => {
    const s = scene({
      cards: { [RED]: Array(5).fill('victory_point') },
      played: { [RED]: { knight: 3 } },
      hands: { [RED]: 'wheat2 ore3' },
    })
    const script = scripted(catan, s).act(RED, 'city v08')
    for (const action of ['roll', 'end', 'resign', 'road 13-18', offer({ wood: 1 }, { ore: 1 })]) {
      expect(script.refusal(RED, action).code).toBe('E_GAME_OVER')
    }
  })

  it('the first fault in the order of R162 counts', () => {
    const script = scripted(catan, beforeFirstRoll())
    expect(script.refusal(BLUE, 'end').code).toBe('E_MUST_ROLL')
    expect(script.refusal(ORANGE, 'road 8-13').code).toBe('E_STAGE')
  })
})
