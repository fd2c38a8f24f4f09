import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@serai/kernel'
import { type OwnPostgres, runSql } from '@serai/test-kit'
import { openLibsqlStore } from '../../src/store/libsql/libsql-store.ts'
import { openPostgres } from '../../src/store/postgres/open.ts'
import type { Store } from '../../src/store/store.ts'
import { Gate } from '../gate.ts'
import type { SmallDisk } from './small-disk.ts'

/** Something that goes wrong with the store; resolves when it is well again. */
export type StoreTrouble = (random: Random) => Promise<void>

/** Where the servers of one round keep their tables. */
export interface Site {
  /** A data folder, or the address of a database. */
  readonly place: string
  readonly nodes: number
  readonly troubles: Readonly<Record<string, StoreTrouble>>
  /** Past everything that can be in trouble. */
  openStore(): Promise<Store>
  remove(): Promise<void>
}

const SHORTEST_MS = 100
const LONGEST_MS = 1500

async function aWhile(random: Random): Promise<void> {
  await sleep(SHORTEST_MS + random.below(LONGEST_MS - SHORTEST_MS))
}

/** On a disk that gets full, where there is one. */
export function embeddedSite(name: string, disk: SmallDisk | null, scratch: string): Site {
  const place = disk?.folder(name) ?? join(scratch, name)
  mkdirSync(place, { recursive: true })
  const fullDisk: StoreTrouble = async (random) => {
    disk?.fill()
    await aWhile(random)
    disk?.free()
  }
  return {
    place,
    nodes: 1,
    troubles: disk ? { 'disks filled': fullDisk } : {},
    openStore: () => openLibsqlStore(place),
    remove: async () => rmSync(place, { recursive: true }),
  }
}

export async function postgresSite(name: string, postgres: OwnPostgres, nodes: number): Promise<Site> {
  await runSql(postgres.url(), `CREATE DATABASE ${name}`)
  const gate = await Gate.open(postgres.url(name))
  const restart =
    (how: 'fast' | 'kill'): StoreTrouble =>
    async (random) => {
      await postgres.stop(how)
      await sleep(random.below(SHORTEST_MS))
      await postgres.start()
    }
  return {
    place: gate.url,
    nodes,
    troubles: {
      'database connections cut': async () => gate.cut(),
      'databases out of reach': async (random) => {
        await gate.close()
        await aWhile(random)
        await gate.reopen()
      },
      'databases restarted': restart('fast'),
      'databases killed': restart('kill'),
    },
    openStore: async () => (await openPostgres(postgres.url(name))).store,
    remove: async () => {
      await gate.close()
      await runSql(postgres.url(), `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}
