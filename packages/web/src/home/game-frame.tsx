import type { ReactNode } from 'react'
import { gameWords } from '../games/game-words.ts'
import { setPrefs } from '../prefs/prefs.ts'
import { useText } from '../text/language.ts'
import { Choice } from '../ui/choice.tsx'
import styles from './game-card.module.css'
import { GamePicture } from './game-picture.tsx'
import { levelName, levelNote } from './level-name.ts'

interface Props {
  readonly game: string
  readonly name: string
  readonly levels: readonly string[]
  readonly level: string
  /** The ways to play it. */
  readonly children: ReactNode
}

/** A game's card: its picture, what it is, and how strong its bots are. */
export function GameFrame({ game, name, levels, level, children }: Props) {
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
