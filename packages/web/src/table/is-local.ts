import type { TableSummary } from '@serai/protocol'

/** A table on this device promises nothing and has no address that leads anybody else to it. */
export function isLocal({ commitment }: Pick<TableSummary, 'commitment'>): boolean {
  return commitment === ''
}
