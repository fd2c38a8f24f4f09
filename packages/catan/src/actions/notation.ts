import { type Action, listSeats, type Refusal, refuse } from '@serai/kernel'
import { RESOURCES } from '../vocabulary.ts'
import { isCounter, isProposal, readCounter, readProposal } from './offer.ts'
import { decode, WORDS_OF } from './wire.ts'

const BY_TEXT: ReadonlyMap<string, Action> = new Map(WORDS_OF.map(({ text }, action) => [text, action]))

/** `wood2,ore1`, or `nothing`. */
function formatSide(counts: readonly number[]): string {
  const parts = counts.flatMap((count, r) => (count > 0 ? [`${RESOURCES[r]}${count}`] : []))
  return parts.join(',') || 'nothing'
}

function parseSide(text: string): Record<string, number> {
  const counts: Record<string, number> = {}
  if (text === 'nothing') return counts
  for (const part of text.split(',')) {
    const match = /^([a-z]+)(\d{1,2})$/.exec(part)
    counts[match?.[1] ?? part] = Number(match?.[2])
  }
  return counts
}

/** One line of text per action; `parse` reads it back. */
export function format(action: Action): string {
  if (isProposal(action)) {
    const { to, give, want } = readProposal(action)
    return `offer ${formatSide(give)} for ${formatSide(want)} to ${listSeats(to).join(',')}`
  }
  if (isCounter(action)) {
    const { tradeId, give, want } = readCounter(action)
    return `counter ${tradeId} ${formatSide(give)} for ${formatSide(want)}`
  }
  return WORDS_OF[action]!.text
}

export function parse(text: string): Action | Refusal<'E_PAYLOAD'> {
  const action = BY_TEXT.get(text) ?? parseOffer(text)
  if (typeof action === 'number' && format(action) === text) return action
  return refuse('E_PAYLOAD', { fault: `no such action: ${text.slice(0, 60)}` })
}

function parseOffer(text: string): Action | Refusal<'E_PAYLOAD'> | null {
  const offer = /^offer (\S+) for (\S+) to ([\d,]+)$/.exec(text)
  if (offer) {
    const to = offer[3]!.split(',').map(Number)
    return decode({ type: 'PROPOSE_TRADE', to, give: parseSide(offer[1]!), want: parseSide(offer[2]!) })
  }
  const counter = /^counter (\d{1,3}) (\S+) for (\S+)$/.exec(text)
  if (!counter) return null
  const [give, want] = [parseSide(counter[2]!), parseSide(counter[3]!)]
  return decode({ type: 'COUNTER_TRADE', tradeId: Number(counter[1]), give, want })
}
