import type { WireError } from '@serai/protocol'
import { useEffect, useState } from 'react'
import { ApiFault } from '../net/api.ts'
import { refusalText } from '../table/refusal-text.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { NotFound, Notice } from '../ui/notice.tsx'
import { type LoadedReplay, loadReplay } from './load-replay.ts'
import { ReplayScreen } from './replay-screen.tsx'

/** A finished game, step by step, as any seat saw it or with everything open. */
export function ReplayPage({ id }: { id: string }) {
  const texts = useText()
  const { common, replay } = texts
  const [loaded, setLoaded] = useState<LoadedReplay | 'running' | null>(null)
  const [fault, setFault] = useState<WireError | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads it again.
  useEffect(() => {
    let isWanted = true
    setFault(null)
    loadReplay(id).then(
      (found) => isWanted && setLoaded(found ?? 'running'),
      (error) => {
        if (!(error instanceof ApiFault)) throw error
        if (isWanted) setFault(error.error)
      },
    )
    return () => {
      isWanted = false
    }
  }, [id, attempt])
  if (fault?.code === 'E_TABLE_UNKNOWN') return <NotFound text={common.noTable} />
  if (fault) {
    return (
      <NotFound text={refusalText(texts, fault)}>
        <Button kind="primary" onClick={() => setAttempt(attempt + 1)}>
          {common.retry}
        </Button>
      </NotFound>
    )
  }
  if (loaded === null) return <Notice text={common.loading} />
  if (loaded === 'running') return <NotFound text={replay.notOver} />
  return <ReplayScreen loaded={loaded} />
}
