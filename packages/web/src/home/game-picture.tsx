import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { gameEntry } from '../games/registry.ts'
import { Icon } from '../look/icon.tsx'
import styles from './game-picture.module.css'

/** A game's board as a still picture; its plain ground until it has come. */
export function GamePicture({ game }: { game: string }) {
  const entry = gameEntry(game)
  const [Picture, setPicture] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isShown = true
    void entry?.loadPicture().then((loaded) => isShown && setPicture(() => loaded))
    return () => {
      isShown = false
    }
  }, [entry])
  return (
    <div className={styles.picture} style={{ background: entry?.ground }} aria-hidden="true">
      <div className={styles.cover}>{Picture ? <Picture /> : null}</div>
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
