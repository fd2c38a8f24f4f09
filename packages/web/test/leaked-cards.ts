interface Entry {
  readonly seq: number
  readonly by: number | 'chance'
  readonly action?: {
    readonly type: string
    readonly card?: string
    readonly resource?: string
    readonly victimId?: number
  }
}

interface Player {
  readonly seat: number
  readonly resourceCards?: object
  readonly developmentCards?: object
}

interface Learned {
  /** Draws and steals that came by without their card. */
  readonly hidden: number
  /** Cards that this seat was told and may know: its own. */
  readonly own: readonly string[]
  /** Cards that it was told and may not know. */
  readonly leaked: readonly string[]
}

/** What a seat (null: one who watches) learned of hidden cards from everything that it was sent: messages and lines of JSON. */
export function cardsLearned(sent: readonly string[], seat: number | null): Learned {
  // Once the game has ended everything is open.
  const messages = sent
    .flatMap((text) => text.split('\n'))
    .flatMap(parsed)
    .filter((message) => !isOpen(message))
  const entries = new Map<number, Entry>()
  const leaked: string[] = []
  for (const message of messages) {
    const { entries: several = [], view } = message as { entries?: Entry[]; view?: { players?: Player[] } | null }
    for (const entry of Array.isArray(several) ? [message as Entry, ...several] : []) {
      if (typeof entry.seq === 'number' && entry.action) entries.set(entry.seq, entry)
    }
    for (const player of view?.players ?? []) {
      if (player.seat !== seat && (player.resourceCards || player.developmentCards)) leaked.push(JSON.stringify(player))
    }
  }
  const own: string[] = []
  let hidden = 0
  for (const { seq, action } of entries.values()) {
    if (action?.type !== 'DRAW' && action?.type !== 'STOLEN') continue
    const card = action.card ?? action.resource ?? ''
    const cause = entries.get(seq - 1)
    const isMine = seat !== null && (cause?.by === seat || cause?.action?.victimId === seat)
    if (card === 'hidden') hidden++
    else (isMine ? own : leaked).push(card)
  }
  return { hidden, own, leaked }
}

function isOpen(message: object): boolean {
  return 'type' in message && message.type === 'log' && 'reveal' in message
}

function parsed(text: string): object[] {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? [value] : []
  } catch {
    return []
  }
}
