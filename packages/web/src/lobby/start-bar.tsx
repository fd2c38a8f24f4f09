import { ABSENCE_SECONDS, type TableSummary } from '@serai/protocol'
import { useState } from 'react'
import type { Catalogue } from '../text/catalogue.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import styles from './lobby-screen.module.css'

interface Props {
  readonly summary: TableSummary
  readonly isHost: boolean
  readonly isBusy: boolean
  readonly refusal: string | null
  readonly onFill: () => void
  readonly onStart: () => void
}

/** For the host the start, for everybody whom we wait for. */
export function StartBar({ summary, isHost, isBusy, refusal, onFill, onStart }: Props) {
  const { lobby } = useText()
  const free = summary.seats.filter(({ kind }) => kind === 'empty').length
  return (
    <div className={styles.start}>
      <p role="status" className={refusal ? styles.refusal : undefined}>
        {refusal ?? startText(summary, isHost, lobby)}
      </p>
      {isHost ? (
        <div className={styles.startButtons}>
          {free > 0 ? (
            <Button disabled={isBusy} onClick={onFill}>
              {lobby.fill}
            </Button>
          ) : null}
          <Button kind="primary" disabled={isBusy || free > 0} onClick={onStart}>
            {lobby.start}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** Whom the table waits for before its start. */
export function startText({ seats, host }: TableSummary, isHost: boolean, lobby: Catalogue['lobby']): string {
  const free = seats.filter(({ kind }) => kind === 'empty').length
  if (free > 0) return isHost ? lobby.seatsFree(free) : lobby.waitingFor(host, free)
  const away = seats.filter(({ kind, connected }) => kind === 'person' && !connected).map(({ name }) => name)
  if (away.length === 0) return isHost ? lobby.allHere : lobby.hostStarts(host)
  return `${lobby.notHere(away)} ${isHost ? lobby.botForMissing(ABSENCE_SECONDS) : lobby.hostStarts(host)}`
}

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
