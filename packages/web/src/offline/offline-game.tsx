import { gameName } from '../games/game-words.ts'
import { GameFrame } from '../home/game-frame.tsx'
import { usePrefs } from '../prefs/prefs.ts'
import { useText } from '../text/language.ts'
import { PlayHere } from './play-here.tsx'

/** A game's card as the start page has it, with the one way to play that needs no server. */
export function OfflineGame({ game }: { game: string }) {
  const texts = useText()
  const level = usePrefs((prefs) => prefs.level)
  return (
    <GameFrame game={game} name={gameName(texts, game)} levels={Object.keys(texts.home.levels)} level={level}>
      <PlayHere game={game} />
    </GameFrame>
  )
}
