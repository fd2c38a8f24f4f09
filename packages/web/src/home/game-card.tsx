import type { GameInfo } from '@serai/protocol'
import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { gameWords } from '../games/game-words.ts'
import { loadGame } from '../games/registry.ts'
import { levelsOf } from '../games/use-games.ts'
import { fetchForm } from '../lobby/fetch-form.ts'
import { PlayHere } from '../offline/play-here.tsx'
import { guestName } from '../people/guest-name.ts'
import { beSomebody } from '../people/me.ts'
import { useAttempt } from '../people/use-attempt.ts'
import { usePrefs } from '../prefs/prefs.ts'
import { TablePage } from '../table/lazy-table-page.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import styles from './game-card.module.css'
import { GameFrame } from './game-frame.tsx'
import { playBots } from './open-table.ts'

const FALLBACK_LEVEL = 'normal'

const NewTableSheet = lazyComponent(() =>
  import('../lobby/new-table-sheet.tsx').then(({ NewTableSheet }) => NewTableSheet),
)

type Against = 'bots' | 'friends'

interface Props {
  readonly game: GameInfo
  /** The server cannot be reached. A form that is open stays, with what was chosen in it. */
  readonly isAway: boolean
}

/** One game: what it is, and the ways to a table. */
export function GameCard({ game, isAway }: Props) {
  const texts = useText()
  const level = usePrefs((prefs) => prefs.level)
  const [opening, setOpening] = useState<Against | null>(null)
  const { name, note } = gameWords(texts, game.id) ?? { name: game.title, note: '' }
  const levels = levelsOf(game)
  const open = (against: Against) => void fetchForm(NewTableSheet, game.id).then(() => setOpening(against))
  const chosen = levels.includes(level) ? level : FALLBACK_LEVEL
  return (
    <>
      <GameFrame game={game.id} name={name} levels={levels} level={chosen}>
        {isAway ? <PlayHere game={game.id} /> : <Ways game={game} level={chosen} note={note} open={open} />}
      </GameFrame>
      {opening ? (
        <Suspense fallback={null}>
          <NewTableSheet
            game={game}
            title={name}
            against={opening === 'bots' ? chosen : null}
            onClose={() => setOpening(null)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

interface WaysProps {
  readonly game: GameInfo
  readonly level: string
  readonly note: string
  readonly open: (against: Against) => void
}

function Ways({ game, level, note, open }: WaysProps) {
  const { home } = useText()
  const [, go] = useLocation()
  const { isBusy, refusal, attempt } = useAttempt()
  const play = () =>
    attempt(async () => {
      // The board comes while the table is laid.
      const board = Promise.all([TablePage.fetch(), loadGame(game.id)])
      await beSomebody(() => guestName(home))
      const id = await playBots({ game: game.id, seats: game.seats.max, options: {} }, level)
      await board
      go(`/t/${id}`)
    })
  return (
    <>
      <div className={styles.buttons}>
        <Button kind="primary" disabled={isBusy} onClick={play}>
          {home.playNow}
        </Button>
        <Button square aria-label={home.ownRules} title={home.ownRules} onClick={() => open('bots')}>
          <Icon name="gear" />
        </Button>
        <Button onClick={() => open('friends')}>
          <Icon name="share" />
          {home.withFriends}
        </Button>
      </div>
      {refusal ? (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      ) : (
        <p className={styles.note}>{note}</p>
      )}
    </>
  )
}
