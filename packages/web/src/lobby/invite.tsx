import type { TableSummary } from '@serai/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { api } from '../net/api.ts'
import { useServerOrigin } from '../net/server-origin.ts'
import { useAttempt } from '../net/use-attempt.ts'
import { takeName, useMe } from '../people/me.ts'
import { NameField } from '../people/name-sheet.tsx'
import { guestName } from '../people/names.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import styles from './lobby-screen.module.css'

/** The link of this table, to copy, to share and as a QR code. */
export function Invite({ id }: { id: string }) {
  const { common, lobby } = useText()
  const { origin, isOnlyHere } = useServerOrigin()
  const link = `${origin}/t/${id}`
  return (
    <section className={`card ${styles.card} ${styles.invite}`}>
      <div>
        <h2>{lobby.link}</h2>
        <p>{isOnlyHere ? common.onlyHere : lobby.linkNote}</p>
      </div>
      <div className={styles.code}>
        <QrCode text={link} label={lobby.qrCode} />
      </div>
      <div className={styles.copy}>
        <CopyField text={link} label={lobby.link} />
        <ShareButton url={link} />
      </div>
    </section>
  )
}

const BORDER = 2

/** Nothing at first: the encoder is loaded here, because most visitors never see a code. */
function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string } | null>(null)
  useEffect(() => {
    let isShown = true
    void encoded(text).then((made) => isShown && setCode(made))
    return () => {
      isShown = false
    }
  }, [text])
  if (!code) return null
  const side = code.size + 2 * BORDER
  return (
    // Black on white in both themes: not every camera reads the reverse.
    <svg viewBox={`${-BORDER} ${-BORDER} ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect x={-BORDER} y={-BORDER} width={side} height={side} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  )
}

async function encoded(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : [])))
  return { size, path: dark.join('') }
}

/** For people that the link has led here: a seat in one tap, under a name of their own or the suggested one. */
export function JoinCard({ summary }: { summary: TableSummary }) {
  const { home, lobby } = useText()
  const me = useMe((state) => state.me)
  const [draft, setDraft] = useState(() => guestName(home))
  const { isBusy, refusal, attempt } = useAttempt()
  if (summary.seats.every(({ kind }) => kind !== 'empty')) {
    return <p className={`card ${styles.card}`}>{lobby.full}</p>
  }
  const sit = async (event: FormEvent) => {
    event.preventDefault()
    await attempt(
      async () => {
        if (!me) await takeName(draft)
        await api.sit(summary.id)
      },
      { E_REQUEST: home.badName },
    )
  }
  return (
    <form className={`card ${styles.card}`} onSubmit={sit}>
      {me?.id === summary.hostId ? null : <h2>{lobby.invited(summary.host)}</h2>}
      {me ? (
        refusal && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )
      ) : (
        <NameField name={draft} onChange={setDraft} refusal={refusal} />
      )}
      <Button kind="primary" type="submit" disabled={isBusy}>
        {lobby.sitDown}
      </Button>
    </form>
  )
}
