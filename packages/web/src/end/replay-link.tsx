import type { TableSummary } from '@serai/protocol'
import { type ReactNode, useContext } from 'react'
import { Link } from 'wouter'
import { isLocal } from '../net/table-link.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { leave, PlaceContext } from './place.ts'

interface Props {
  readonly summary: TableSummary
  readonly step: number
  /** Shows it in place of the page, where the game is on no server and so has no address. */
  readonly onReplay: (step: number) => void
  readonly children: ReactNode
}

export function ReplayLink({ summary, step, onReplay, children }: Props) {
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
