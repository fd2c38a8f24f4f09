import type { Action } from '@serai/kernel'
import type { SeatInfo } from '@serai/protocol'
import { serverLink } from '../src/net/table-link.ts'
import { TableSession } from '../src/table/table-session.ts'

/** A table of four with names, that keeps what is sent instead of sending it. */
export function fakeSession(): { session: TableSession; acted: (readonly Action[])[] } {
  const acted: (readonly Action[])[] = []
  class Kept extends TableSession {
    override act(...actions: readonly Action[]): Promise<boolean> {
      acted.push(actions)
      return Promise.resolve(true)
    }
  }
  const session = new Kept('table', serverLink, () => null)
  const seats = ['Lena', 'Mira', 'Zeynep', 'Anton'].map(
    (name, seat): SeatInfo => ({ seat, name, kind: 'person', connected: true, autopilot: false }),
  )
  session.view.setState({
    seat: 0,
    summary: {
      id: 'table',
      game: 'catan',
      options: {},
      status: 'running',
      isPrivate: false,
      host: 'Lena',
      hostId: 'lena-id',
      seats,
      seq: 0,
      commitment: '',
      createdAt: 0,
    },
  })
  return { session, acted }
}
