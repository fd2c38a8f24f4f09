import type { TableSummary } from '@serai/protocol'

/** Who plays without a server: the id of the one person on this device. */
export const THIS_DEVICE = 'this-device'

/** A table on this device has no address that leads anybody else to it. */
export function isLocal({ hostId }: Pick<TableSummary, 'hostId'>): boolean {
  return hostId === THIS_DEVICE
}
