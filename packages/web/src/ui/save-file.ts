import type { TableSession } from '../table/table-session.ts'

/** So long, a browser may take to read a file. */
const KEPT_MS = 60_000

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  // Not every browser follows a link that is nowhere, or has read the file when the click is over.
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** The table's log as a file, as far as I may know it. */
export async function saveLog(session: TableSession): Promise<void> {
  saveFile(`serai-${session.id}.ndjson`, new Blob([await session.logText()], { type: 'application/x-ndjson' }))
}
