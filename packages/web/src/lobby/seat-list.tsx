import type { GameInfo } from '@serai/protocol'
import { levelsOf } from '../games/use-games.ts'
import { levelName } from '../home/level-name.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { SeatMark } from '../ui/seat-mark.tsx'
import styles from './lobby.module.css'
import type { SeatAction, SeatRow } from './seat-rows.ts'

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
              <KeyAction key={action} action={action} row={row} game={game} isBusy={isBusy} actions={actions} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

function KeyAction({ action, row, game, isBusy, actions }: Omit<Props, 'rows'> & { action: SeatAction; row: SeatRow }) {
  const { home, lobby } = useText()
  const { seat } = row
  switch (action) {
    case 'sit':
      return (
        <Button kind="quiet" aria-label={lobby.sitOn(seat)} disabled={isBusy} onClick={() => actions.sit(seat)}>
          {lobby.sit}
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
