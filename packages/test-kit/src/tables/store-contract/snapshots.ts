import type { TableStore } from '@serai/tables'
import { expect, it } from 'vitest'

export function snapshotCases(get: () => TableStore): void {
  it('keeps the newest snapshot of a table', async () => {
    expect(await get().readSnapshot('t')).toBeNull()
    const bytes = Uint8Array.from({ length: 300 }, (_, i) => i & 255)
    await get().saveSnapshot('t', { seq: 50, bytes })
    const kept = bytes.slice()
    bytes.fill(0)
    const read = await get().readSnapshot('t')
    expect(read?.seq).toBe(50)
    expect(Array.from(read!.bytes)).toEqual(Array.from(kept))
    await get().saveSnapshot('t', { seq: 80, bytes: Uint8Array.of(8) })
    await get().saveSnapshot('t', { seq: 60, bytes: Uint8Array.of(6) })
    const newest = await get().readSnapshot('t')
    expect([newest?.seq, ...newest!.bytes]).toEqual([80, 8])
    expect(await get().readSnapshot('u')).toBeNull()
  })
}
