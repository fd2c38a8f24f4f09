import type { TableRow } from '../store/table-store.ts'

export const ENDED: readonly TableRow['status'][] = ['over', 'abandoned']

export function hasEnded({ status }: Pick<TableRow, 'status'>): boolean {
  return ENDED.includes(status)
}
