import type { GameInfo } from '@serai/protocol'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { gameName, gameWords, levelName, levelNote } from '../games/game-words.ts'
import { fetchForm, loadGame } from '../games/registry.ts'
import { levelsOf } from '../games/use-games.ts'
import { playBots } from '../net/api.ts'
import { useAttempt } from '../net/use-attempt.ts'
import { PlayHere } from '../offline/offline-card.tsx'
import { beSomebody } from '../people/me.ts'
import { guestName } from '../people/names.ts'
import { setPrefs, usePrefs } from '../prefs/prefs.ts'
import { TablePage } from '../table/lazy-table-page.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Icon } from '../ui/icon.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import styles from './game-card.module.css'
import { GamePicture } from './game-picture.tsx'

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
        {isAway ? <PlayHere game={game.id} /> : <PlayButtons game={game} level={chosen} note={note} open={open} />}
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

interface PlayButtonsProps {
  readonly game: GameInfo
  readonly level: string
  readonly note: string
  readonly open: (against: Against) => void
}

function PlayButtons({ game, level, note, open }: PlayButtonsProps) {
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

interface FrameProps {
  readonly game: string
  readonly name: string
  readonly levels: readonly string[]
  readonly level: string
  /** The ways to play it. */
  readonly children: ReactNode
}

/** A game's card: its picture, what it is, and how strong its bots are. */
function GameFrame({ game, name, levels, level, children }: FrameProps) {
  const texts = useText()
  const { home } = texts
  return (
    <article className={`card ${styles.game}`} data-game={game}>
      <GamePicture game={game} />
      <div className={styles.body}>
        <h2>{name}</h2>
        <p className={styles.pitch}>{gameWords(texts, game)?.pitch}</p>
        <Choice
          label={home.bots}
          value={level}
          values={levels.map((value) => ({ value, label: levelName(home, value) }))}
          onChange={(value) => setPrefs({ level: value })}
        />
        <p className={styles.level}>{levelNote(texts, game, level)}</p>
        {children}
      </div>
    </article>
  )
}

/** The card of a game while the server's games are not known: the one way to play needs no server. */
export function OfflineGameCard({ game }: { game: string }) {
  const texts = useText()
  const level = usePrefs((prefs) => prefs.level)
  return (
    <GameFrame game={game} name={gameName(texts, game)} levels={Object.keys(texts.home.levels)} level={level}>
      <PlayHere game={game} />
    </GameFrame>
  )
}
