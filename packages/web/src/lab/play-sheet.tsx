import { type Board, catan, encodeBoard } from '@serai/catan'
import { useLocation } from 'wouter'
import { levelName } from '../games/game-words.ts'
import { loadGame } from '../games/registry.ts'
import { levelsOf, useGames } from '../games/use-games.ts'
import { openTable, playBots } from '../net/api.ts'
import { useAttempt } from '../net/use-attempt.ts'
import { beSomebody } from '../people/me.ts'
import { guestName } from '../people/names.ts'
import { setPrefs, usePrefs } from '../prefs/prefs.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Icon } from '../ui/icon.tsx'
import { Sheet } from '../ui/sheet.tsx'
import styles from './lab.module.css'

interface Props {
  readonly board: Board
  readonly seats: number
  readonly onClose: () => void
}

/** The two ways from a board to a table with it. */
export function PlaySheet({ board, seats, onClose }: Props) {
  const { common, home, lab } = useText()
  const [, go] = useLocation()
  const level = usePrefs((prefs) => prefs.level)
  const { games, hasFailed } = useGames()
  const game = games?.find(({ id }) => id === catan.id)
  const { isBusy, refusal, attempt } = useAttempt()
  const options = { board: encodeBoard(board) }
  const open = (table: () => Promise<string>) =>
    attempt(async () => {
      void import('../table/table-page.tsx')
      void loadGame(catan.id)
      await beSomebody(() => guestName(home))
      go(`/t/${await table()}`)
    })
  return (
    <Sheet title={lab.playTitle} onClose={onClose}>
      <div className={styles.sheet}>
        <p>{lab.playNote(seats)}</p>
        {game ? (
          <>
            <Choice
              label={home.bots}
              value={level}
              values={levelsOf(game).map((value) => ({ value, label: levelName(home, value) }))}
              onChange={(value) => setPrefs({ level: value })}
            />
            <Button
              kind="primary"
              disabled={isBusy}
              onClick={() => open(() => playBots({ game: game.id, seats, options }, level))}
            >
              {lab.playBots}
            </Button>
          </>
        ) : (
          <p role="status">{hasFailed ? common.offline : common.loading}</p>
        )}
        <Button
          disabled={isBusy || !game}
          onClick={() => open(() => openTable({ game: catan.id, seats, options, isPrivate: true }))}
        >
          <Icon name="share" />
          {lab.playFriends}
        </Button>
        {refusal ? (
          <p className={styles.fault} role="alert">
            {refusal}
          </p>
        ) : null}
      </div>
    </Sheet>
  )
}
