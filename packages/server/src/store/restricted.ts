import type { Ban, Restriction } from './people-store.ts'

/** What holds for a person after a change. What holds on keeps its reason when no other one is given. */
export function restricted(before: Ban | null, change: Restriction): Ban {
  const { person, reason, changedAt } = change
  const isMuted = change.isMuted ?? before?.isMuted ?? false
  const isBanned = change.isBanned ?? before?.isBanned ?? false
  const keepsReason = reason === '' && (isMuted || isBanned)
  return { person, isMuted, isBanned, reason: keepsReason ? (before?.reason ?? '') : reason, changedAt }
}
