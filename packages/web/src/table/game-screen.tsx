import { useCallback, useEffect, useState } from 'react'
import type { GameScreens } from '../games/registry.ts'
import { useLink } from '../net/use-link.ts'
import { whenIdle } from '../ui/lazy-component.tsx'
import { SpokenChat } from './chat.tsx'
import type { TableSession } from './table-session.ts'

/** No table keeps people longer from the end. */
const LONGEST_MS = 6000

interface Props {
  readonly part: GameScreens
  readonly session: TableSession
  readonly isOver: boolean
}

/** A table, and then its end: after the last moments where they are shown one by one, at once where nobody was there. */
export function GameScreen({ part, session, isOver }: Props) {
  const [isSeen, setSeen] = useState(isOver)
  const onPlayedOut = useCallback(() => setSeen(true), [])
  const isPlaying = isOver && !isSeen && part.playsOut === true
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(onPlayedOut, LONGEST_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, onPlayedOut])
  useFetchedAhead(part)
  const isAtEnd = useEnd(part, isOver && !isPlaying)
  return isAtEnd ? (
    <part.End session={session} />
  ) : (
    <>
      <SpokenChat session={session} />
      <part.Table session={session} onPlayedOut={onPlayedOut} />
    </>
  )
}

/** Whether the end is drawn: the table stays until it can be, unless there never was one to look at. */
function useEnd({ End }: GameScreens, isWanted: boolean): boolean {
  const [isReady, setReady] = useState(isWanted)
  useEffect(() => {
    if (!isWanted) return
    let isShown = true
    // What could not be fetched says so in its place.
    const show = () => isShown && setReady(true)
    End.fetch().then(show, show)
    return () => {
      isShown = false
    }
  }, [End, isWanted])
  return isWanted && (isReady || End.isThere())
}

/** What comes after a game is fetched while it is played; what could not be had, when the link to the server changes. */
function useFetchedAhead({ End, Replay }: GameScreens): void {
  const { status } = useLink()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the link is another chance.
  useEffect(
    () =>
      whenIdle(() => {
        for (const { fetch } of [End, Replay]) fetch().catch(() => undefined)
      }),
    [End, Replay, status],
  )
}
