import type { TableCore } from './core.ts'
import { passOn } from './seats.ts'
import type { TableData } from './table-data.ts'

/** The first who sits and is here becomes the host of a table that has not started, if the one there is is missed. */
export async function handOverHost(table: TableCore): Promise<void> {
  const { presence, queue, writer } = table
  const isDue = ({ host }: TableData) => writer.row.status === 'open' && presence.isMissed(host.id)
  if (!isDue(writer.data)) return
  const heir = (data: TableData) => (isDue(data) ? passOn(data, (person) => presence.isHere(person)) : {})
  await queue.run(() => writer.change(table.now(), heir))
  table.tell()
}
