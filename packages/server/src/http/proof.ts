import { type Refusal, refuse } from '@serai/kernel'
import type { Store } from '../store/store.ts'

/** How somebody has shown who they are. Of cookies and tokens, only hashes go any further than the door. */
export type Proof =
  | { readonly kind: 'guest'; readonly person: string }
  | { readonly kind: 'session' | 'token'; readonly person: string; readonly hash: string }

/** Why the proof is worth nothing any more; null while it is good. */
export async function lapseOf(store: Store, proof: Proof): Promise<Refusal | null> {
  const [isGood, ban] = await Promise.all([isKept(store, proof), store.readBan(proof.person)])
  if (!isGood) return refuse(proof.kind === 'token' ? 'E_TOKEN' : 'E_SIGNED_OUT')
  return ban?.isBanned ? banned(ban.reason) : null
}

export function banned(reason: string): Refusal {
  return refuse('E_BANNED', { reason })
}

async function isKept(store: Store, proof: Proof): Promise<boolean> {
  switch (proof.kind) {
    case 'session':
      return (await store.findSession(proof.hash)) !== null
    case 'token':
      return (await store.findToken(proof.hash)) !== null
    case 'guest':
      // A guest with an account has sessions; the cookie of before is nobody's.
      return (await store.accountOf(proof.person)) === null
  }
}
