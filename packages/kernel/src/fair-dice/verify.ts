import { CHANCE } from '../contract/actor.ts'
import { decodeOptions } from '../contract/options.ts'
import { isRefusal, type Refusal, refuse } from '../contract/refusal.ts'
import { isUndo } from '../log/entry.ts'
import type { Log } from '../log/log.ts'
import { appendTo, replay } from '../log/replay.ts'
import { chainEntry, chainHeader, sealEntry } from './chain.ts'
import { fairDraw, fairStart } from './draw.ts'
import { commitmentOf } from './terms.ts'
import { canonicalJson } from './text.ts'

export interface Verified {
  readonly entries: number
  /** How many of them chance made. */
  readonly chance: number
}

/**
 * Makes every roll, draw and steal of a finished game again. E_FORGED names the first entry that is not what it was
 * (0: the header, with the start position); `since`, where it comes along, is the first that may have been changed
 * instead. E_UNPROVEN: the log does not carry what a check needs.
 */
export function verifyLog({ game, header, entries, reveal }: Log): Verified | Refusal<'E_FORGED' | 'E_UNPROVEN'> {
  const { fair } = header
  if (!fair) return refuse('E_UNPROVEN', { fault: 'it has no dice commitment' })
  if (!reveal) return refuse('E_UNPROVEN', { fault: 'its secret has not been revealed' })
  const forged = (entry: number, fault: string, more = {}) => refuse('E_FORGED', { entry, fault, ...more })
  const { secret, hashes } = reveal

  if (commitmentOf(secret) !== fair.commitment) return forged(0, 'the secret does not match the commitment')
  let chain = chainHeader(header)
  let seal = chain
  if (hashes[0] !== seal) return forged(0, 'the header does not match its hash')

  const options = decodeOptions(game.options, header.options)
  const record = replay(game, header, [])
  if (isRefusal(options)) return forged(0, 'the options are invalid')
  if (isRefusal(record)) return forged(0, String(record.fault))
  const start = fairStart(game, options, header.seats.length, secret, fair)
  if (canonicalJson(game.describe(start)) !== canonicalJson(game.describe(record.state))) {
    return forged(0, 'the start position does not follow from the secret')
  }

  let chance = 0
  let proven = 0
  for (const entry of entries) {
    const { seq } = entry
    seal = sealEntry(seal, game, entry)
    if (hashes[seq] === undefined) return forged(seq, 'it has no hash')
    if (hashes[seq] !== seal) return forged(seq, 'it does not match its hash')
    const isChance = game.toAct(record.state).kind === 'chance'
    const drawn = isChance ? fairDraw(game, record.state, secret, fair, seq, chain) : null
    const refusal = appendTo(record, entry)
    if (refusal) return forged(seq, String(refusal.fault))
    if (!isUndo(entry) && entry.by === CHANCE) {
      if (entry.action !== drawn) {
        const fault = `the secret gives ${game.format(drawn!)} here, not ${game.format(entry.action)}`
        return forged(seq, fault, { since: proven + 1 })
      }
      chance++
      proven = seq
    }
    chain = chainEntry(chain, game, entry)
  }
  if (hashes.length > entries.length + 1)
    return forged(entries.length + 1, 'missing: there are more hashes than entries')
  return { entries: entries.length, chance }
}
