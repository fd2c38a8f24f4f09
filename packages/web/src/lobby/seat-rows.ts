import type { GameInfo, Me, SeatInfo, TableSummary } from '@serai/protocol'
import { levelName, levelNote } from '../home/level-name.ts'
import type { Catalogue } from '../text/catalogue.ts'

type Texts = Pick<Catalogue, 'games' | 'home' | 'lobby'>

/** What can be done with a seat before the start. */
export type SeatAction = 'sit' | 'stand' | 'add-bot' | 'change-bot' | 'free'

export interface SeatRow {
  readonly seat: number
  readonly mark: 'here' | 'away' | 'empty'
  readonly title: string
  readonly note: string
  readonly level: string | null
  readonly actions: readonly SeatAction[]
}

/** Me at a table: my seat, if any, whether I have a name yet, and whether the table is mine. */
export interface Standing {
  readonly seat: number | null
  readonly isNamed: boolean
  readonly isHost: boolean
}

export function standingOf({ hostId }: TableSummary, seat: number | null, me: Me | null): Standing {
  return { seat, isNamed: me !== null, isHost: me?.id === hostId }
}

export function seatRows(
  { seats, hostId }: TableSummary,
  game: GameInfo | null,
  standing: Standing,
  texts: Texts,
): readonly SeatRow[] {
  const rowOf = { empty: freeRow, bot: botRow, person: personRow }
  return seats.map((info) => rowOf[info.kind](info, { hostId, game, standing, texts }))
}

interface Around {
  readonly hostId: string
  readonly game: GameInfo | null
  readonly standing: Standing
  readonly texts: Texts
}

function freeRow({ seat }: SeatInfo, { standing, texts: { lobby } }: Around): SeatRow {
  // Who has no name yet is asked for it where they are invited.
  const actions: readonly SeatAction[] = standing.isHost ? ['add-bot', 'sit'] : standing.isNamed ? ['sit'] : []
  return { seat, mark: 'empty', title: lobby.freeSeat, note: lobby.freeNote, level: null, actions }
}

function botRow({ seat, name, bot, level }: SeatInfo, { game, standing, texts }: Around): SeatRow {
  const { home, lobby } = texts
  const words = game && level ? levelNote(texts, game.id, level) : undefined
  const spec = game?.bots.find((one) => one.name === bot)
  return {
    seat,
    mark: 'here',
    title: name,
    note: lobby.bot(levelName(home, level ?? bot ?? ''), words ?? spec?.describe ?? ''),
    level: level ?? null,
    actions: standing.isHost ? ['change-bot'] : [],
  }
}

function personRow(
  { seat, name, person, connected }: SeatInfo,
  { hostId, standing, texts: { lobby } }: Around,
): SeatRow {
  const isMine = seat === standing.seat
  const presence = isMine ? lobby.you : connected ? lobby.here : lobby.away
  return {
    seat,
    mark: isMine || connected ? 'here' : 'away',
    title: name,
    note: lobby.joined(person === hostId ? [presence, lobby.host] : [presence]),
    level: null,
    actions: isMine ? ['stand'] : standing.isHost ? ['free'] : [],
  }
}
