import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '@serai/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer } from '../../../test/live.ts'
import { StoreFault } from '../store-fault.ts'
import { openLibsqlStore } from './libsql-store.ts'

const home = scratchFolder('serai-disk-')
const disk = join(home, 'disk')
mkdirSync(disk)
const mount = (...options: string[]) => spawnSync('mount', [...options, disk]).status === 0
// Only root of a Linux that lets it may mount a disk of its own: elsewhere there is none that could be filled.
const isMounted = mount('-t', 'tmpfs', '-o', 'size=4m', 'tmpfs')

afterAll(() => {
  if (isMounted) execFileSync('umount', [disk])
  rmSync(home, { recursive: true, force: true })
})

describe.skipIf(!isMounted)('a data folder', () => {
  const data = join(disk, 'data')
  const ballast = join(disk, 'ballast')
  const fill = () => {
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(ballast, Buffer.alloc(bavail * bsize))
  }

  beforeAll(async () => (await openLibsqlStore(data)).close())

  it('on a disk that is full makes people wait, and /readyz tell of it, until there is room', async () => {
    const lines: string[] = []
    const server = await openServer({ data, log: 'warn', logTo: { write: (line) => void lines.push(line) } })
    const ann = await server.person('Ann')
    expect((await ann.ask('GET', '/readyz')).status).toBe(200)
    fill()
    const tables = Array.from({ length: 9 }, () =>
      ann.ask('POST', '/api/tables', { game: 'catan', seats: 4, options: {} }),
    )
    let ready = await ann.ask('GET', '/readyz')
    while (ready.status === 200) ready = await ann.ask('GET', '/readyz')
    expect([ready.status, ready.body]).toEqual([503, { status: 'the disk of the data folder is full' }])
    rmSync(ballast)
    expect((await Promise.all(tables)).map(({ status }) => status)).toEqual(Array(9).fill(201))
    expect((await ann.ask('GET', '/readyz')).status).toBe(200)
    await server.close()
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'the disk of the data folder is full; games are paused until storage is available again',
      'storage is available again; games continue',
    ])
  })

  it('on a disk that can only be read is refused in one line', async () => {
    mount('-o', 'remount,ro')
    const line = `cannot use the data folder ${data}: its disk is read-only`
    await expect(openLibsqlStore(data)).rejects.toThrow(new StoreFault(line))
    mount('-o', 'remount,rw')
    await (await openLibsqlStore(data)).close()
  })
})
