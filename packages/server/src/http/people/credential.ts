import { type Refusal, refuse } from '@serai/kernel'
import type { Store } from '../../store/store.ts'

/** How somebody has shown who they are. Of cookies and tokens, only hashes go any further than the door. */
export type Credential =
  | { readonly kind: 'guest'; readonly person: string }
  | { readonly kind: 'session' | 'token'; readonly person: string; readonly hash: string }

/** Why the credential is no longer good; null while it is. */
export async function revocationOf(store: Store, credential: Credential): Promise<Refusal | null> {
  const [isGood, ban] = await Promise.all([isKept(store, credential), store.readBan(credential.person)])
  if (!isGood) return refuse(credential.kind === 'token' ? 'E_TOKEN' : 'E_SIGNED_OUT')
  return ban?.isBanned ? banned(ban.reason) : null
}

export function banned(reason: string): Refusal {
  return refuse('E_BANNED', { reason })
}

async function isKept(store: Store, credential: Credential): Promise<boolean> {
  switch (credential.kind) {
    case 'session':
      return (await store.findSession(credential.hash)) !== null
    case 'token':
      return (await store.findToken(credential.hash)) !== null
    case 'guest':
      // A guest with an account has sessions; the cookie of before is nobody's.
      return (await store.accountOf(credential.person)) === null
  }
}
