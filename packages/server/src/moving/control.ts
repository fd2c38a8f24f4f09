import { chmodSync, closeSync, existsSync, openSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { isObject } from '@serai/kernel'
import type { LibsqlThread } from '../store/libsql/libsql-store.ts'
import { StoreFault } from '../store/store-fault.ts'

// While a server runs nobody else can open its store. Whoever may read its folder can ask it for a backup there.

const NAME = 'control.sock'
/** The longest address of a socket that every system takes. */
const LONGEST = 100
/** Where Linux has the open files of a process: a short way to a folder with a long name. */
const OPEN_FILES = '/proc/self/fd'

/** The address in use until it is let go; null when the folder has too long a name for one. */
function addressIn(folder: string): { readonly path: string; release(): void } | null {
  const path = join(folder, NAME)
  if (process.platform === 'win32') return null
  if (Buffer.byteLength(path) <= LONGEST) return { path, release: () => {} }
  if (!existsSync(OPEN_FILES)) return null
  const open = openSync(folder, 'r')
  return { path: join(OPEN_FILES, String(open), NAME), release: () => closeSync(open) }
}

/** Null when the folder has too long a name for it. */
export async function listenForBackups(folder: string, store: Pick<LibsqlThread, 'backup'>): Promise<Server | null> {
  const address = addressIn(folder)
  if (!address) return null
  const { path } = address
  rmSync(path, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => {})
    linesOf(socket).once('line', (line) => {
      const refuse = (fault: string) => socket.end(`${JSON.stringify({ fault })}\n`)
      const file = fileAskedFor(line)
      if (file === null) {
        refuse('expected a line {"backup":"<file>"}')
        return
      }
      store.backup(file).then(
        () => socket.end('{}\n'),
        (error: Error) => refuse(error.message),
      )
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  chmodSync(path, 0o600)
  return server.once('close', address.release)
}

/** Null when the line asks for no backup. */
function fileAskedFor(line: string): string | null {
  try {
    const asked: unknown = JSON.parse(line)
    return isObject(asked) && typeof asked.backup === 'string' ? asked.backup : null
  } catch {
    return null
  }
}

/** A connection that breaks is noticed where it matters, and ends nothing else. */
function linesOf(socket: Socket): Interface {
  return createInterface({ input: socket }).on('error', () => {})
}

/** Asks the server that uses the folder; false when there is none to ask. */
export function askForBackup(folder: string, file: string): Promise<boolean> {
  const address = addressIn(folder)
  if (!address) return Promise.resolve(false)
  return new Promise<boolean>((resolve, reject) => {
    const refuse = (reason: string) => reject(new StoreFault(reason))
    const socket = connect(address.path, () => socket.write(`${JSON.stringify({ backup: file })}\n`))
    socket.once('error', () => resolve(false))
    linesOf(socket).once('line', (line) => {
      const { fault } = JSON.parse(line) as { fault?: string }
      if (fault === undefined) resolve(true)
      else refuse(fault)
    })
    socket.once('close', () => refuse('the server stopped before the backup was complete'))
  }).finally(address.release)
}
