import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Fault } from '../fault.ts'

export interface OwnServer {
  readonly url: string
  close(): Promise<void>
}

/** A process runs JavaScript only: under a test runner, where this file is source, the build's stands in. */
const CHILD = new URL('./child.js', import.meta.url.replace(/\/src\/load\/[^/]+\.ts$/, '/dist/load/'))

/** A server in a process of its own, on a free port of this machine, with a new data folder. */
export async function openServer(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'serai-load-'))
  const drop = () => rmSync(folder, { recursive: true, force: true })
  const child = fork(fileURLToPath(CHILD), [folder], { execArgv: [] })
  const exit = once(child, 'exit')
  const port = await Promise.race([
    once(child, 'message').then(([port]) => port as number),
    exit.then(([code]) => {
      drop()
      throw new Fault(`the server ended with code ${String(code)} before it began`)
    }),
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      if (child.connected) child.disconnect()
      await exit
      drop()
    },
  }
}
