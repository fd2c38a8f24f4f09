import type { TableSummary } from '@serai/protocol'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { gameWords } from '../games/game-words.ts'
import { ApiFault, api } from '../net/api.ts'
import { useServerOrigin } from '../net/server-origin.ts'
import { isLocal } from '../net/table-link.ts'
import { refusalText } from '../table/refusal-text.ts'
import type { TableSession } from '../table/table-session.ts'
import { useTableView } from '../table/use-session.ts'
import { useText } from '../text/language.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { saveLog } from '../ui/save-file.ts'
import { ShareButton } from '../ui/share-button.tsx'
import styles from './end-frame.module.css'
import { leave, PlaceContext } from './place.ts'

interface Props {
  readonly session: TableSession
  readonly summary: TableSummary
  readonly onBoard: () => void
  readonly onReplay: (step: number) => void
}

export function EndActions({ session, summary, onBoard, onReplay }: Props) {
  const texts = useText()
  const { end } = texts
  const { origin } = useServerOrigin()
  const [fault, setFault] = useState<string | null>(null)
  const attempt = (work: () => Promise<void>) => {
    setFault(null)
    work().catch((error) => setFault(error instanceof ApiFault ? refusalText(texts, error.error) : String(error)))
  }
  return (
    <div className={styles.actions}>
      {isLocal(summary) ? (
        <Button kind="primary" className={styles.rematch} onClick={() => attempt(() => playHereAgain(summary))}>
          {end.again}
        </Button>
      ) : (
        <Rematch session={session} summary={summary} attempt={attempt} />
      )}
      <Button onClick={onBoard}>
        <Icon name="eye" />
        {gameWords(texts, summary.game)?.showBoard}
      </Button>
      <ReplayLink summary={summary} step={0} onReplay={onReplay}>
        <Icon name="next" />
        {end.replay}
      </ReplayLink>
      <Button onClick={() => attempt(() => saveLog(session))}>
        <Icon name="save" />
        {end.saveLog}
      </Button>
      <Link href="/" className={buttonClass()}>
        {end.home}
      </Link>
      {isLocal(summary) ? null : <ShareButton url={`${origin}/t/${summary.id}`} className={styles.share} />}
      {fault ? (
        <p role="alert" className={styles.fault}>
          {end.failed(fault)}
        </p>
      ) : null}
    </div>
  )
}

/** The page opens the game that waits on this device: the next one, then. */
async function playHereAgain(summary: TableSummary): Promise<void> {
  const { playAgain } = await import('../offline/open-local.ts')
  await playAgain(summary)
  location.reload()
}

interface RematchProps {
  readonly session: TableSession
  readonly summary: TableSummary
  readonly attempt: (work: () => Promise<void>) => void
}

/** One table for everybody who wants to play again; the first to ask opens it. */
function Rematch({ session, summary: { id, rematch, seats }, attempt }: RematchProps) {
  const { end } = useText()
  const seat = useTableView(session, (view) => view.seat)
  const host = useHost(rematch)
  const [, navigate] = useLocation()
  if (seat === null) {
    if (rematch === undefined) return null
    return (
      <Link href={`/t/${rematch}`} className={`${buttonClass('second')} ${styles.rematch}`}>
        {end.watchRematch}
      </Link>
    )
  }
  const isAlone = seats.every(({ kind }, other) => other === seat || kind === 'bot')
  const play = async () => {
    const next = await api.rematch(id)
    // Nobody to wait for.
    if (isAlone && next.status === 'open') await api.start(next.id)
    navigate(`/t/${next.id}`)
  }
  return (
    <>
      {host ? (
        <p role="status" className={styles.invitation}>
          {host.id === seats[seat]?.person ? end.rematchOpen : end.wantsRematch(host.name)}
        </p>
      ) : null}
      <Button kind="primary" className={styles.rematch} onClick={() => attempt(play)}>
        {rematch === undefined ? end.rematch : end.joinRematch}
      </Button>
    </>
  )
}

/** Who opened the next table; null while there is none. */
function useHost(table: string | undefined): { readonly id: string; readonly name: string } | null {
  const [host, setHost] = useState<{ readonly id: string; readonly name: string } | null>(null)
  useEffect(() => {
    if (table === undefined) return
    let isWanted = true
    api.table(table).then(
      ({ hostId, host: name }) => isWanted && setHost({ id: hostId, name }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [table])
  return host
}

interface ReplayLinkProps {
  readonly summary: TableSummary
  readonly step: number
  /** Shows it in place of the page, where the game is on no server and so has no address. */
  readonly onReplay: (step: number) => void
  readonly children: ReactNode
}

export function ReplayLink({ summary, step, onReplay, children }: ReplayLinkProps) {
  const place = useContext(PlaceContext)
  const isHere = isLocal(summary)
  const keep = () => {
    if (place) leave(place, isHere ? null : summary.id)
  }
  if (isHere) {
    const show = () => {
      keep()
      onReplay(step)
    }
    return <Button onClick={show}>{children}</Button>
  }
  return (
    <Link href={`/replay/${summary.id}${step > 0 ? `#${step}` : ''}`} className={buttonClass()} onClick={keep}>
      {children}
    </Link>
  )
}
