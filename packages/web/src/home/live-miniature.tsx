import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../ui/lazy-component.tsx'
import type { FollowedProps } from './followed-game.tsx'
import styles from './game-picture.module.css'
import { GameEmblem } from './game-picture.tsx'

// Following a game brings the reading of entries, which no page needs while nothing runs.
const FollowedGame = lazyComponent(() => import('./followed-game.tsx').then(({ FollowedGame }) => FollowedGame))

/** A running game from when it is first in sight; before that its still picture. */
export function LiveMiniature(props: FollowedProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const still = <GameEmblem game={props.game} />
  return (
    <div ref={box} className={styles.picture} aria-hidden="true">
      {isSeen ? (
        <Suspense fallback={still}>
          <FollowedGame {...props} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  )
}
