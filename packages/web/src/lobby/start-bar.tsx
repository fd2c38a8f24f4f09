import type { TableSummary } from '@serai/protocol'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import styles from './lobby.module.css'
import { startText } from './start-text.ts'

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
