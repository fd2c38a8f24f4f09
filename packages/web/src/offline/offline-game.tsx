import { GameFrame } from '../home/game-frame.tsx'
import { gameName } from '../home/table-rows.ts'
import { usePrefs } from '../prefs/prefs.ts'
import { useText } from '../text/language.ts'
import { PlayHere } from './play-here.tsx'

/** A game's card as the start page has it, with the one way to play that needs no server. */
export function OfflineGame({ game }: { game: string }) {
  const { home } = useText()
  const level = usePrefs((prefs) => prefs.level)
  return (
    <GameFrame game={game} name={gameName(home, game)} levels={Object.keys(home.levels)} level={level}>
      <PlayHere game={game} />
    </GameFrame>
  )
}
