import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { StoreFault } from '../store/store-fault.ts'
import { type Cell, CONTENT, type Source, type Target } from './content.ts'

// A store as a file: a head, a line for each row, and a last line that says how many they are and what they add up to.

const HEAD = JSON.stringify({ serai: 'store', form: 1 })
const CHUNK = 1000

interface Sum {
  readonly rows: number
  readonly sha256: string
}

/** Tells the rows one by one, and what they add up to. */
async function addUp(source: Source, row: (line: string) => void | Promise<void>): Promise<Sum> {
  const hash = createHash('sha256')
  let rows = 0
  for (const content of CONTENT) {
    for await (const cells of source.rows(content)) {
      const line = JSON.stringify([content.name, ...cells])
      hash.update(`${line}\n`)
      rows++
      await row(line)
    }
  }
  return { rows, sha256: hash.digest('hex') }
}

/** Writes the store as lines; how many rows it has. */
export async function exportStore(source: Source, write: (text: string) => void): Promise<number> {
  write(`${HEAD}\n`)
  const sum = await addUp(source, (line) => write(`${line}\n`))
  write(`${JSON.stringify(sum)}\n`)
  return sum.rows
}

/** Throws a StoreFault unless the file is whole. */
export async function checkStoreFile(path: string): Promise<Sum> {
  if (!existsSync(path)) throw new StoreFault(`${path} does not exist`)
  const damaged = new StoreFault(`${path} is not an exported store, or it is damaged or incomplete`)
  const hash = createHash('sha256')
  let rows = 0
  let last = ''
  let isFirst = true
  for await (const line of linesOf(path)) {
    if (isFirst) {
      if (line !== HEAD) throw damaged
      isFirst = false
      continue
    }
    if (last !== '') {
      hash.update(`${last}\n`)
      rows++
    }
    last = line
  }
  const sum = { rows, sha256: hash.digest('hex') }
  if (last !== JSON.stringify(sum)) throw damaged
  return sum
}

/**
 * Puts the rows of a file into a store that is empty, or that an earlier try has left half full, and reads them back.
 * Throws a StoreFault when something is wrong; what is there already is never changed.
 */
export async function importStore(path: string, target: Target): Promise<number> {
  const sum = await checkStoreFile(path)
  await target.begin(sum.sha256)
  const byName = new Map(CONTENT.map((content) => [content.name, content]))
  const there = new Map<string, number>()
  for (const content of CONTENT) there.set(content.name, await target.count(content))
  let name = ''
  let chunk: (readonly Cell[])[] = []
  const flush = async () => {
    if (chunk.length > 0) await target.put(byName.get(name)!, chunk)
    chunk = []
  }
  for await (const line of linesOf(path)) {
    if (!line.startsWith('[')) continue
    const [of, ...cells] = JSON.parse(line) as [string, ...Cell[]]
    const skipped = there.get(of) ?? 0
    // Rows are put in their order: as many as are there have been put before.
    if (skipped > 0) there.set(of, skipped - 1)
    else {
      if (of !== name || chunk.length === CHUNK) await flush()
      name = of
      chunk.push(cells)
    }
  }
  await flush()
  const found = await addUp(target, () => {})
  if (found.sha256 !== sum.sha256) {
    throw new StoreFault('verification failed: the imported data differs from the file; the store cannot be used')
  }
  await target.finish()
  return sum.rows
}

async function* linesOf(path: string): AsyncIterable<string> {
  const input = createReadStream(path)
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  } catch (error) {
    throw new StoreFault(`cannot read ${path}: ${(error as Error).message}`)
  } finally {
    input.destroy()
  }
}
