import { useState } from 'react'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import styles from './lobby.module.css'

/** For the host of a table that nobody needs any more; asks once more. */
export function CloseTable({ isBusy, onClose }: { isBusy: boolean; onClose: () => void }) {
  const { lobby } = useText()
  const [asks, setAsks] = useState(false)
  if (!asks) {
    return (
      <Button kind="quiet" className={styles.close} onClick={() => setAsks(true)}>
        {lobby.close}
      </Button>
    )
  }
  return (
    <div className={styles.start} role="alert">
      <p>{lobby.closeSure}</p>
      <div className={styles.startButtons}>
        <Button kind="primary" onClick={() => setAsks(false)}>
          {lobby.closeNo}
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          {lobby.closeYes}
        </Button>
      </div>
    </div>
  )
}
