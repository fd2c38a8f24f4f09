import { useEffect, useRef } from 'react'
import type { Moment } from '../table/history.ts'
import type { TableSession } from '../table/table-session.ts'
import { useTableView } from '../table/use-session.ts'
import { playSound, type SoundName } from './sound.ts'

/** One sound for what is new among the moments that are seen: of several at once the last that has one. */
export function useSounds(
  session: TableSession,
  seen: readonly Moment[],
  soundOf: (moment: Moment) => SoundName | null,
  afterMs = 0,
): void {
  const heard = useRef(seen.length)
  // biome-ignore lint/correctness/useExhaustiveDependencies: how long it waits is no news.
  useEffect(() => {
    const sound = seen
      .slice(heard.current)
      .map(soundOf)
      .findLast((name) => name !== null)
    heard.current = seen.length
    if (sound) playSound(sound, afterMs)
  }, [seen, soundOf])
  const chats = useTableView(session, (view) => view.chat.length)
  const read = useRef(chats)
  useEffect(() => {
    if (chats > read.current) playSound('chat')
    read.current = chats
  }, [chats])
}
