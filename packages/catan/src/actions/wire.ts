import {
  type Action,
  hasExactly,
  isIntegerIn,
  isObject,
  type Json,
  listSeats,
  type Refusal,
  refuse,
} from '@serai/kernel'
import { counts, seatSet } from '../position/fields.ts'
import { CARDS_PER_RESOURCE, MOST_SEATS, RESOURCES } from '../vocabulary.ts'
import { ARGUMENT_OF, FINITE_ACTIONS, KIND_OF, KINDS, TRADE_IDS } from './numbers.ts'
import { counterTrade, isCounter, isProposal, proposeTrade, readCounter, readProposal } from './offer.ts'
import { type Words, wordsOf } from './words.ts'

export const WORDS_OF: readonly Words[] = Array.from({ length: FINITE_ACTIONS }, (_, action) =>
  wordsOf(KINDS[KIND_OF[action]!]!, ARGUMENT_OF[action]!),
)

const BY_WIRE: ReadonlyMap<string, Action> = new Map(WORDS_OF.map(({ wire }, action) => [keyOf(wire)!, action]))

/** The same for every spelling of one wire object, whatever the order of its fields; null when it cannot be an action. */
function keyOf(wire: Readonly<Record<string, unknown>>): string | null {
  const parts: string[] = []
  for (const field of Object.keys(wire).sort()) {
    const value = wire[field]
    if (field === 'resources' && Array.isArray(value)) parts.push(field, plentyKey(value))
    else if ((typeof value === 'string' || typeof value === 'number') && !Object.is(value, -0)) {
      parts.push(field, JSON.stringify(value))
    } else return null
  }
  return JSON.stringify(parts)
}

/** R172: the pair of Year of Plenty is unordered. */
function plentyKey(resources: readonly unknown[]): string {
  return resources
    .map((resource) => RESOURCES.indexOf(resource as never))
    .sort((a, b) => a - b)
    .join(',')
}

export function countsOf(cards: ArrayLike<number>, from = 0): Record<string, number> {
  const counts: Record<string, number> = {}
  for (let r = 0; r < 5; r++) if (cards[from + r]! > 0) counts[RESOURCES[r]!] = cards[from + r]!
  return counts
}

/** Resource to count, each at least 1; null when it is anything else. */
const readCounts = (json: unknown): number[] | null => counts(json, RESOURCES, CARDS_PER_RESOURCE, 1)

export function encode(action: Action): Json {
  if (isProposal(action)) {
    const { to, give, want } = readProposal(action)
    return { type: 'PROPOSE_TRADE', to: listSeats(to), give: countsOf(give), want: countsOf(want) }
  }
  if (isCounter(action)) {
    const { tradeId, give, want } = readCounter(action)
    return { type: 'COUNTER_TRADE', tradeId, give: countsOf(give), want: countsOf(want) }
  }
  return WORDS_OF[action]!.wire
}

/** From the wire: exactly the fields of R157, R158 and R173, or E_PAYLOAD. */
export function decode(json: unknown): Action | Refusal<'E_PAYLOAD'> {
  if (!isObject(json)) return refuse('E_PAYLOAD', { fault: 'an action is an object with a type' })
  if (json.type === 'PROPOSE_TRADE') return decodeProposal(json)
  if (json.type === 'COUNTER_TRADE') return decodeCounter(json)
  const key = keyOf(json)
  const action = key === null ? undefined : BY_WIRE.get(key)
  return action ?? refuse('E_PAYLOAD', { fault: 'unknown action, or fields that do not fit it' })
}

function decodeProposal(json: Readonly<Record<string, unknown>>): Action | Refusal<'E_PAYLOAD'> {
  if (!hasExactly(json, ['type', 'to', 'give', 'want'])) return refuse('E_PAYLOAD', { fault: 'needs to, give, want' })
  const [to, give, want] = [seatSet(json.to, MOST_SEATS), readCounts(json.give), readCounts(json.want)]
  if (!to) return refuse('E_PAYLOAD', { fault: 'to lists at least one seat, each once' })
  if (!give || !want) return refuse('E_PAYLOAD', { fault: 'give and want map resources to counts from 1 to 19' })
  return proposeTrade({ to, give, want })
}

function decodeCounter(json: Readonly<Record<string, unknown>>): Action | Refusal<'E_PAYLOAD'> {
  if (!hasExactly(json, ['type', 'tradeId', 'give', 'want'])) {
    return refuse('E_PAYLOAD', { fault: 'needs tradeId, give, want' })
  }
  const [give, want] = [readCounts(json.give), readCounts(json.want)]
  const { tradeId } = json
  if (!isIntegerIn(tradeId, 0, TRADE_IDS - 1)) return refuse('E_PAYLOAD', { fault: 'no such tradeId' })
  if (!give || !want) return refuse('E_PAYLOAD', { fault: 'give and want map resources to counts from 1 to 19' })
  return counterTrade({ tradeId, give, want })
}
