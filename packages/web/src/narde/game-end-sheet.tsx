import type { ReactNode } from 'react'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import type { GameEnd } from './game-end.ts'
import styles from './narde-table.module.css'

interface Props {
  readonly end: GameEnd
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Between two games of a match. */
export function GameEndSheet({ end, onClose, children }: Props) {
  const { narde } = useText()
  return (
    <Sheet title={narde.gameOver(end.game)} onClose={onClose} beside>
      <div className={styles.end}>
        {end.who ? <p className="serif">{end.who}</p> : null}
        <p>{end.how}</p>
        <p>{end.score}</p>
        {children}
        <Button kind="primary" onClick={onClose}>
          {narde.nextGame}
        </Button>
      </div>
    </Sheet>
  )
}
