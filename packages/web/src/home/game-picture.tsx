import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { gameEntry } from '../games/registry.ts'
import { Icon } from '../ui/icon.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import type { FollowedProps } from './followed-game.tsx'
import styles from './game-picture.module.css'

/** Once it is there, a picture is drawn at once. */
const drawings = new Map<string, string>()

async function drawingAt(address: string): Promise<string> {
  const known = drawings.get(address)
  if (known !== undefined) return known
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  const drawing = await answer.text()
  drawings.set(address, drawing)
  return drawing
}

/** A game's board as a still picture; its plain ground until it has come. */
export function GamePicture({ game }: { game: string }) {
  const entry = gameEntry(game)
  const cover = useRef<HTMLDivElement>(null)
  const address = entry?.picture
  useEffect(() => {
    const element = cover.current
    if (!element || address === undefined) return
    let isShown = true
    const draw = (drawing: string) => {
      if (!isShown) return
      // In a tree of its own: its names are no other's, and the colours of the page reach it all the same.
      const tree = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
      tree.innerHTML = drawing
    }
    // Without it a card says what it has to say.
    drawingAt(address).then(draw, () => undefined)
    return () => {
      isShown = false
    }
  }, [address])
  return (
    <div className={styles.picture} style={{ background: entry?.ground }} aria-hidden="true">
      <div ref={cover} className={styles.cover} />
    </div>
  )
}

/** The same as large as a stamp, for lists: a whole board would be too much to draw for each. What is inside stands for its sign. */
export function GameEmblem({ game, children }: { game: string; children?: ReactNode }) {
  const entry = gameEntry(game)
  return (
    <div className={`${styles.picture} ${styles.emblem}`} style={{ background: entry?.ground }} aria-hidden="true">
      {children ?? <Icon name={entry?.emblem ?? 'dice'} />}
    </div>
  )
}

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
