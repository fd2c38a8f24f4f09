import { type Action, hasExactly, isIntegerIn, type Json, type Refusal, refuse } from '@serai/kernel'

export const CARDS = ['copper', 'silver', 'gold'] as const
export const KINDS = CARDS.length
/** In place of a card that the viewer may not know. */
const HIDDEN_CARD = KINDS

/** Actions with a card take a run of numbers: one per card, and one for a hidden card where that can happen. */
export const DRAW = 0
export const PLAY = 1
export const CALL = PLAY + KINDS
export const TAKE = CALL + KINDS
export const END = TAKE + 1
export const DROP = END + 1
export const RESIGN = DROP + KINDS + 1
export const DEAL = RESIGN + 1
export const STOLEN = DEAL + KINDS + 1
export const FINITE = STOLEN + KINDS + 1
/** OFFER + n: n points for a card. */
export const OFFER = 1000
export const MOST_OFFERED = 1_000_000
/** WHOLE + code: cards to play, then the end of the turn. */
export const WHOLE = 2_000_000

export const HIDDEN_DROP = DROP + HIDDEN_CARD
export const HIDDEN_DEAL = DEAL + HIDDEN_CARD
export const HIDDEN_STOLEN = STOLEN + HIDDEN_CARD

interface Run {
  readonly type: string
  readonly first: Action
  readonly cards: readonly string[]
}

const WITH_HIDDEN = [...CARDS, 'hidden']
const RUNS: readonly Run[] = [
  { type: 'DRAW', first: DRAW, cards: [] },
  { type: 'PLAY', first: PLAY, cards: CARDS },
  { type: 'CALL', first: CALL, cards: CARDS },
  { type: 'TAKE', first: TAKE, cards: [] },
  { type: 'END', first: END, cards: [] },
  { type: 'DROP', first: DROP, cards: WITH_HIDDEN },
  { type: 'RESIGN', first: RESIGN, cards: [] },
  { type: 'DEAL', first: DEAL, cards: WITH_HIDDEN },
  { type: 'STOLEN', first: STOLEN, cards: WITH_HIDDEN },
]

const WIRE: readonly { readonly type: string; readonly card?: string }[] = RUNS.flatMap(({ type, cards }) =>
  cards.length === 0 ? [{ type }] : cards.map((card) => ({ type, card })),
)

export function encode(action: Action): Json {
  if (action > OFFER) return { type: 'OFFER', points: action - OFFER }
  return { ...WIRE[action] }
}

export function decode(json: unknown): Action | Refusal {
  if (hasExactly(json, ['type', 'points'])) {
    return json.type === 'OFFER' && isIntegerIn(json.points, 1, MOST_OFFERED) ? OFFER + json.points : payload()
  }
  const found = WIRE.findIndex(
    (wire) => hasExactly(json, Object.keys(wire)) && json.type === wire.type && json.card === wire.card,
  )
  return found < 0 ? payload() : found
}

export function format(action: Action): string {
  if (action > OFFER) return `offer ${action - OFFER}`
  const { type, card } = WIRE[action]!
  return card === undefined ? type.toLowerCase() : `${type.toLowerCase()} ${card}`
}

export function parse(text: string): Action | Refusal {
  const [type = '', argument, ...rest] = text.split(' ')
  if (rest.length > 0) return payload()
  if (type === 'offer')
    return decode({ type: 'OFFER', points: /^[1-9]\d*$/.test(argument ?? '') ? Number(argument) : 0 })
  return decode(argument === undefined ? { type: type.toUpperCase() } : { type: type.toUpperCase(), card: argument })
}

function payload(): Refusal<'E_PAYLOAD'> {
  return refuse('E_PAYLOAD')
}
