import type { GameInfo } from '@serai/protocol'
import { levelsOf } from '../games/use-games.ts'
import { levelName } from '../home/level-name.ts'
import { Button } from '../look/button.tsx'
import { Icon } from '../look/icon.tsx'
import { SeatMark } from '../look/seat-mark.tsx'
import { useText } from '../text/language.ts'
import styles from './lobby.module.css'
import type { SeatDeed, SeatRow } from './seat-rows.ts'

/** What the rows ask for; each is done or refused by the server. */
export interface SeatDeeds {
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
  readonly deeds: SeatDeeds
}

export function SeatList({ rows, game, isBusy, deeds }: Props) {
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
          <div className={styles.deeds}>
            {row.deeds.map((deed) => (
              <Deed key={deed} deed={deed} row={row} game={game} isBusy={isBusy} deeds={deeds} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Deed({ deed, row, game, isBusy, deeds }: Omit<Props, 'rows'> & { deed: SeatDeed; row: SeatRow }) {
  const { home, lobby } = useText()
  const { seat } = row
  switch (deed) {
    case 'sit':
      return (
        <Button kind="quiet" aria-label={lobby.sitOn(seat)} disabled={isBusy} onClick={() => deeds.sit(seat)}>
          {lobby.sit}
        </Button>
      )
    case 'stand':
      return (
        <Button kind="quiet" disabled={isBusy} onClick={() => deeds.stand()}>
          {lobby.stand}
        </Button>
      )
    case 'add-bot':
      return (
        <Button aria-label={lobby.addBotTo(seat)} disabled={isBusy} onClick={() => deeds.addBot(seat)}>
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
          onClick={() => deeds.free(seat)}
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
            onChange={(event) => deeds.changeBot(seat, event.currentTarget.value)}
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
            onClick={() => deeds.removeBot(seat)}
          >
            <Icon name="x" />
          </Button>
        </>
      )
  }
}
