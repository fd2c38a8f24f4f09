import type { FairTerms, JsonObject, Refusal, Verified } from '@serai/kernel'

export interface VerifiedGame extends Verified {
  readonly game: string
  readonly fair: FairTerms
}

export function verifiedJson({ game, fair, entries, chance }: VerifiedGame): JsonObject {
  return { verified: true, game, table: fair.table, commitment: fair.commitment, entries, chance }
}

export function verifiedText({ game, fair, entries, chance }: VerifiedGame): string {
  return (
    `verified: ${game}, table ${fair.table}, ${entries} entries; all ${chance} random outcomes match the commitment\n` +
    `commitment ${fair.commitment}\n`
  )
}

export function forgedJson(refusal: Refusal, linesBefore: number): JsonObject {
  const { entry, since, fault } = detailsOf(refusal)
  return { verified: false, entry, line: linesBefore + entry + 1, ...(since !== undefined && { since }), fault }
}

export function forgedText(refusal: Refusal, linesBefore: number): string {
  const { entry, since, fault } = detailsOf(refusal)
  const where = entry === 0 ? 'the header' : `entry ${entry}`
  const earlier = since === undefined || since === entry ? '' : ` (or an earlier entry was changed, from ${since} on)`
  return `forged: ${where} (line ${linesBefore + entry + 1}): ${fault}${earlier}\n`
}

function detailsOf({ entry, since, fault }: Refusal) {
  return {
    entry: Number(entry),
    since: since === undefined ? undefined : Number(since),
    fault: String(fault),
  }
}
