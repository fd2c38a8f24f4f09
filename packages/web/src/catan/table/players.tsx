import { targetOf } from '@serai/catan'
import { AutopilotSwitch } from '../../table/autopilot.tsx'
import { useText } from '../../text/language.ts'
import { Bank } from './bank.tsx'
import styles from './catan-table.module.css'
import { PlayerCard } from './player-card.tsx'
import type { CatanSession } from './use-catan-session.ts'
import type { CatanView } from './use-catan-view.ts'

interface Props {
  readonly game: CatanSession
  readonly view: CatanView
}

/** Everybody's card, mine last, and where there is a column for them the bank and the autopilot. */
export function Players({ game: { session, state, isPlaying }, view: { panels, me, size } }: Props) {
  const { catanTable } = useText()
  const target = targetOf(state)
  return (
    <section className={styles.side} aria-label={catanTable.players}>
      {panels.map((panel) =>
        panel.isMe ? null : <PlayerCard key={panel.seat} session={session} panel={panel} target={target} />,
      )}
      {size === 'desktop' ? <Bank state={state} /> : null}
      {size === 'desktop' && isPlaying ? (
        <div className={`card ${styles.pilot}`}>
          <AutopilotSwitch session={session} />
        </div>
      ) : null}
      {me && size !== 'phone' ? (
        <div className={styles.me}>
          <PlayerCard session={session} panel={me} target={target} />
        </div>
      ) : null}
    </section>
  )
}
