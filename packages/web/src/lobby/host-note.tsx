import type { TableSummary } from '@serai/protocol'
import { useState } from 'react'
import { useText } from '../text/language.ts'

/** That another is the host than when I came: the role goes on when a host is away for long. */
export function HostNote({ summary, isMe }: { summary: TableSummary; isMe: boolean }) {
  const { lobby } = useText()
  const [first] = useState(summary.hostId)
  const said = summary.hostId === first ? '' : isMe ? lobby.hostIsYou : lobby.hostIs(summary.host)
  return <p role="status">{said}</p>
}
