import type { GameInfo, Me, SeatInfo, TableSummary } from '@serai/protocol'
import { levelName, levelNote } from '../games/game-words.ts'
import { levelsOf } from '../games/use-games.ts'
import type { Catalogue } from '../text/catalogue.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { SeatMark } from '../ui/seat-mark.tsx'
import styles from './lobby-screen.module.css'

/** What the rows ask for; each is done or refused by the server. */
export interface SeatActions {
  sit(seat: number): void
  stand(): void
  addBot(seat: number): void
  changeBot(seat: number, level: string): void
  removeBot(seat: number): void
  free(seat: number): void
}

interface Props {
  readonly rows: readonly SeatRow[]
  readonly game: GameInfo | null
  readonly isBusy: boolean
  readonly actions: SeatActions
}

export function SeatList({ rows, game, isBusy, actions }: Props) {
  const { lobby } = useText()
  return (
    <ul className={styles.seats} aria-label={lobby.seatsOf}>
      {rows.map((row) => (
        <li key={row.seat}>
          <SeatMark seat={row.seat} state={row.mark} size={36} />
          <div className={styles.words}>
            <b>{row.title}</b>
            <span>{row.note}</span>
          </div>
          <div className={styles.actions}>
            {row.actions.map((action) => (
              <RowAction key={action} action={action} row={row} game={game} isBusy={isBusy} actions={actions} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

function RowAction({ action, row, game, isBusy, actions }: Omit<Props, 'rows'> & { action: SeatAction; row: SeatRow }) {
  const { home, lobby } = useText()
  const { seat } = row
  switch (action) {
    case 'sit':
    case 'move':
      return (
        <Button
          kind="quiet"
          aria-label={action === 'sit' ? lobby.sitOn(seat) : lobby.moveTo(seat)}
          disabled={isBusy}
          onClick={() => actions.sit(seat)}
        >
          {lobby[action]}
        </Button>
      )
    case 'stand':
      return (
        <Button kind="quiet" disabled={isBusy} onClick={() => actions.stand()}>
          {lobby.stand}
        </Button>
      )
    case 'add-bot':
      return (
        <Button aria-label={lobby.addBotTo(seat)} disabled={isBusy} onClick={() => actions.addBot(seat)}>
          <Icon name="plus" />
          {lobby.addBot}
        </Button>
      )
    case 'free':
      return (
        <Button
          square
          kind="quiet"
          aria-label={lobby.freeSeatOf(row.title)}
          title={lobby.freeSeatOf(row.title)}
          disabled={isBusy}
          onClick={() => actions.free(seat)}
        >
          <Icon name="x" />
        </Button>
      )
    case 'change-bot':
      return (
        <>
          <select
            aria-label={lobby.levelOf(seat)}
            value={row.level ?? ''}
            disabled={isBusy}
            onChange={(event) => actions.changeBot(seat, event.currentTarget.value)}
          >
            {game
              ? levelsOf(game).map((level) => (
                  <option key={level} value={level}>
                    {levelName(home, level)}
                  </option>
                ))
              : null}
          </select>
          <Button
            square
            kind="quiet"
            aria-label={lobby.removeBot(seat)}
            disabled={isBusy}
            onClick={() => actions.removeBot(seat)}
          >
            <Icon name="x" />
          </Button>
        </>
      )
  }
}

type Texts = Pick<Catalogue, 'common' | 'games' | 'home' | 'lobby'>

/** What can be done with a seat before the start. */
export type SeatAction = 'sit' | 'move' | 'stand' | 'add-bot' | 'change-bot' | 'free'

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

interface RowContext {
  readonly hostId: string
  readonly game: GameInfo | null
  readonly standing: Standing
  readonly texts: Texts
}

function freeRow({ seat }: SeatInfo, { standing, texts: { lobby } }: RowContext): SeatRow {
  // Who has no name yet is asked for it where they are invited.
  const take: SeatAction = standing.seat === null ? 'sit' : 'move'
  const actions: readonly SeatAction[] = standing.isHost ? ['add-bot', take] : standing.isNamed ? [take] : []
  return { seat, mark: 'empty', title: lobby.freeSeat, note: lobby.freeNote, level: null, actions }
}

function botRow({ seat, name, bot, level }: SeatInfo, { game, standing, texts }: RowContext): SeatRow {
  const { home, lobby } = texts
  const words = game && level ? levelNote(texts, game.id, level) : undefined
  const spec = game?.bots.find((one) => one.name === bot)
  return {
    seat,
    mark: 'here',
    title: texts.common.botName(name),
    note: lobby.bot(levelName(home, level ?? bot ?? ''), words ?? spec?.describe ?? ''),
    level: level ?? null,
    actions: standing.isHost ? ['change-bot'] : [],
  }
}

function personRow(
  { seat, name, person, connected }: SeatInfo,
  { hostId, standing, texts: { lobby } }: RowContext,
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
