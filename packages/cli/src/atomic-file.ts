import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { CommandError } from './command-error.ts'

/** A file that is there whole or not at all: written under another name and renamed at the end. */
export class AtomicFile {
  readonly #path: string
  readonly #temporary: string
  readonly #handle: number
  #open = true
  readonly #drop = () => this.abandon()

  constructor(path: string, mode?: number) {
    refuseStandardOutput(path)
    this.#path = path
    this.#temporary = `${path}.${process.pid}.part`
    try {
      this.#handle = openSync(this.#temporary, 'wx', mode)
    } catch (error) {
      throw new CommandError(`cannot write ${path}: ${reason(error)}`)
    }
    process.once('exit', this.#drop)
  }

  write(data: string | Uint8Array): void {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(this.#handle, bytes, done)
    } catch (error) {
      throw new CommandError(`cannot write ${this.#path}: ${reason(error)}`)
    }
  }

  finish(): void {
    try {
      fsyncSync(this.#handle)
      this.#close()
      renameSync(this.#temporary, this.#path)
    } catch (error) {
      rmSync(this.#temporary, { force: true })
      throw new CommandError(`cannot write ${this.#path}: ${reason(error)}`)
    }
  }

  /** Leaves nothing behind; does nothing after `finish`. */
  abandon(): void {
    if (!this.#open) return
    this.#close()
    rmSync(this.#temporary, { force: true })
  }

  #close(): void {
    this.#open = false
    process.removeListener('exit', this.#drop)
    closeSync(this.#handle)
  }
}

/** Standard output has what a command prints, and cannot be taken back: no file that is asked for goes there. */
export function refuseStandardOutput(path: string): void {
  if (path === '-')
    throw new CommandError('cannot write to standard output: give a file name (./- for a file called -)')
}

/** What the system says, without its stack and path: `no such file or directory`. */
export function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return /^[A-Z0-9]+: ([^,]+)/.exec(message)?.[1] ?? message
}
