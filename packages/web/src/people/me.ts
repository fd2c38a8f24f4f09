import type { Me, WireError } from '@serai/protocol'
import { create } from 'zustand'
import { ApiFault, api } from '../net/api.ts'
import { connection } from '../net/connection.ts'

interface MeState {
  /** Null: nobody yet. */
  readonly me: Me | null
  /** Whether the server has been asked. */
  readonly isKnown: boolean
  /** I was somebody here until I was signed out from elsewhere. */
  readonly wasSignedOut: boolean
  /** Why I am nobody here: I am banned. */
  readonly ban: WireError | null
}

/** The person at this browser. */
export const useMe = create<MeState>()(() => ({ me: null, isKnown: false, wasSignedOut: false, ban: null }))

export async function loadMe(): Promise<Me | null> {
  const known = useMe.getState()
  if (known.isKnown) return known.me
  const who = await askWho()
  // A name that was chosen meanwhile counts.
  if (!useMe.getState().isKnown) useMe.setState({ ...who, isKnown: true })
  return useMe.getState().me
}

async function askWho(): Promise<Pick<MeState, 'me' | 'ban'>> {
  try {
    return { me: await api.me(), ban: null }
  } catch (fault) {
    if (fault instanceof ApiFault && fault.error.code === 'E_BANNED') return { me: null, ban: fault.error }
    throw fault
  }
}

/** Makes a guest of somebody who was nobody. The fault of a name that is refused is thrown. */
export async function takeName(name: string): Promise<Me> {
  const me = await api.setName(name)
  become(me)
  return me
}

/** This browser is somebody else from now on; null: nobody. */
export function become(me: Me | null): void {
  useMe.setState({ me, isKnown: true, wasSignedOut: false, ban: null })
  connection.renew()
}

// Signed out from elsewhere, or banned, I am nobody here too; the socket is the first to know.
connection.link.subscribe(({ status, me }, before) => {
  const known = useMe.getState()
  // After signing out here this is known before the socket knows it.
  const wasSomebody = known.isKnown ? known.me : before.me
  if (status === 'live' && me === null && wasSomebody) void becomeNobody()
})

async function becomeNobody(): Promise<void> {
  useMe.setState({ me: null })
  const left = useMe.getState()
  const { ban } = await askWho().catch(() => ({ ban: null }))
  // Not after signing in meanwhile, or out here.
  if (useMe.getState() === left) useMe.setState(ban ? { ban } : { wasSignedOut: true })
}

/** Who I am; nobody becomes a guest of the suggested name. */
export async function beSomebody(suggestName: () => string): Promise<Me> {
  return (await loadMe()) ?? takeName(suggestName())
}
