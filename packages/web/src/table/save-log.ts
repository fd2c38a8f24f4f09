import { saveFile } from '../ui/save-file.ts'
import type { TableSession } from './table-session.ts'

/** The table's log as a file, as far as I may know it. */
export async function saveLog(session: TableSession): Promise<void> {
  saveFile(`serai-${session.id}.ndjson`, new Blob([await session.logText()], { type: 'application/x-ndjson' }))
}
