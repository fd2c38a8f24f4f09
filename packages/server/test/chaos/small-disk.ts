import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '@serai/test-kit'

const SIZE = '256m'
/** A file grows by the largest of these that fits. */
const PIECES = [1_000_000, 4096, 1]

/** A file system of its own, in memory, that can be made full. */
export class SmallDisk {
  readonly #root: string

  private constructor(root: string) {
    this.#root = root
  }

  /** Or why there is none. */
  static mount(): SmallDisk | string {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux can mount a small disk'
    const root = scratchFolder('serai-chaos-disk-')
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', root], { stdio: 'pipe' })
      return new SmallDisk(root)
    } catch (error) {
      rmSync(root, { recursive: true })
      return `a small disk cannot be mounted: ${(error as Error).message}`
    }
  }

  /** A new folder on it. */
  folder(name: string): string {
    const folder = join(this.#root, name)
    mkdirSync(folder)
    return folder
  }

  fill(): void {
    const file = openSync(this.#filler, 'a')
    for (const size of PIECES) {
      const piece = Buffer.alloc(size, 1)
      try {
        while (writeSync(file, piece) > 0);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    }
    closeSync(file)
  }

  free(): void {
    rmSync(this.#filler, { force: true })
  }

  unmount(): void {
    execFileSync('umount', [this.#root])
    rmSync(this.#root, { recursive: true })
  }

  get #filler(): string {
    return join(this.#root, 'filler')
  }
}
