import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { findGame } from '@serai/bots'
import { type AnyGame, CHANCE, isRefusal, parseLog, replay } from '@serai/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { runCli, runWithGames } from '../../test/run-cli.ts'
import { toy, toyBySteps } from '../../test/toy.ts'
import { findLog } from '../replay/log-file.ts'
import { type Field, recordLayout } from './record-layout.ts'

const folder = mkdtempSync(join(tmpdir(), 'serai-export-'))
const example = (name: string) => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url))

interface Decision {
  readonly observation: readonly number[]
  readonly legal: readonly number[]
  readonly code: number
  readonly seat: number
  readonly return: number
  readonly game: number
}

/** Read by the documented layout, byte by byte: nothing of the writer is used. */
function read(bytes: Uint8Array) {
  const end = bytes.indexOf(10) + 1
  const header = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString())
  const place = (name: string): Field => header.fields.find((field: Field) => field.name === name)
  const upTo = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i))
  const decisions: Decision[] = []
  for (let at = end; at < bytes.length; at += header.recordSize) {
    const record = Buffer.from(bytes.subarray(at, at + header.recordSize))
    decisions.push({
      observation: upTo(place('observation').count, (i) => record.readFloatLE(4 * i)),
      legal: upTo(place('mask').count, (i) => i).filter(
        (i) => (record[place('mask').offset + (i >> 3)]! >> (i & 7)) & 1,
      ),
      code: record.readUInt16LE(place('code').offset),
      seat: record.readInt8(place('seat').offset),
      return: record.readFloatLE(place('return').offset),
      game: record.readUInt32LE(place('game').offset),
    })
  }
  return { header, decisions, start: end }
}

/** The decisions of a saved log, worked out again from the rules alone. */
function expected(game: AnyGame, logs: string, games: number): Decision[] {
  const all: Decision[] = []
  for (let number = 1; number <= games; number++) {
    const found = findLog(logs, number)
    if (!('text' in found)) throw new Error('a log is missing')
    const log = parseLog(() => game, found.text)
    if (isRefusal(log)) throw new Error(JSON.stringify(log))
    const record = replay(game, log.header, log.entries)
    if (isRefusal(record)) throw new Error(JSON.stringify(record))
    const { returns } = game.result(record.state)!
    const state = game.parsePosition(log.header.start)
    for (const entry of log.entries) {
      if (!('action' in entry)) throw new Error('a simulation takes nothing back')
      const { by, action } = entry
      if (by !== CHANCE) {
        const list: number[] = []
        const legal = new Set<number>()
        for (const fill of [game.legal, game.offers]) {
          const count = fill(state, by, list)
          for (const open of list.slice(0, count)) legal.add(game.code(open))
        }
        const observation = new Float32Array(game.observation.size)
        game.observation.write(state, by, observation)
        if (legal.size > 1) {
          const codes = [...legal].sort((a, b) => a - b)
          all.push({
            observation: [...observation],
            legal: codes,
            code: game.code(action),
            seat: by,
            return: returns[by]!,
            game: number,
          })
        }
      }
      game.apply(state, by, action)
    }
  }
  return all
}

describe('simulate --export', () => {
  it.each([
    ['single steps', toyBySteps, 'toy'],
    ['hidden cards', findGame('catan')!, 'catan'],
    ['whole plays, as their steps', findGame('long-narde')!, 'long-narde'],
  ])('writes every decision of the games it counts: %s', async (_, game, id) => {
    const path = join(folder, `${id}.bin`)
    const save = join(folder, `${id}.ndjson`)
    const args = ['simulate', '--game', id, '--games', '2', '--seed', '5', '--json']
    const { code, out } = await runCli([...args, '--export', path, '--save', save], { games: [game] })
    expect(code).toBe(0)
    const without = await runCli(args, { games: [game] })
    const strip = (json: string) => ({ ...JSON.parse(json), timing: null })
    expect(strip(out)).toEqual(strip(without.out))

    const { header, decisions, start } = read(readFileSync(path))
    expect(start % 4).toBe(0)
    expect(header).toMatchObject({ format: 'serai-decisions', version: 1, game: id, seed: 5, games: 2 })
    expect(header.recordSize % 4).toBe(0)
    expect(decisions.length).toBeGreaterThan(20)
    const wanted = expected(game, readFileSync(save, 'utf8'), 2)
    expect(decisions).toHaveLength(wanted.length)
    // All of them at once would take seconds to compare.
    const odd = decisions.findIndex((decision, i) => JSON.stringify(decision) !== JSON.stringify(wanted[i]))
    expect(decisions[odd]).toEqual(wanted[odd])
  })

  it('leaves nothing half-written', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'serai-export-')), 'x.bin')
    const run = (game: AnyGame, more: string[]) =>
      runCli(['simulate', '--game', 'toy', '--games', '3', '--export', path, ...more], { games: [game] })
    await expect(run({ ...toy, result: () => null }, [])).rejects.toThrow('over without a result')
    expect(await run(toy, ['--seats', 'me,me'])).toMatchObject({ code: 2 })
    expect(await run(toy, ['--save', '/no/such/folder/x'])).toMatchObject({ code: 2 })
    expect(readdirSync(join(path, '..'))).toEqual([])
    expect(await run(toy, ['--save', path])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^serai: cannot write/),
    })
    expect(existsSync(path)).toBe(false)
  })

  it('says where it cannot write', async () => {
    const { code, err } = await runCli(['simulate', '--game', 'toy', '--export', '/no/such/folder/x'])
    expect({ code, err }).toEqual({
      code: 2,
      err: 'serai: cannot write /no/such/folder/x: no such file or directory\n',
    })
  })
})

it('lays records out without gap or overlap', () => {
  for (const game of [toy, findGame('catan')!, findGame('long-narde')!]) {
    const { size, ...fields } = recordLayout(game)
    const width = { float32: 4, uint32: 4, uint16: 2, int8: 1, bits: 1 / 8 }
    let end = 0
    for (const { type, offset, count } of Object.values(fields).sort((a, b) => a.offset - b.offset)) {
      expect(offset - end).toBeGreaterThanOrEqual(0)
      expect(offset - end).toBeLessThan(2)
      if (type !== 'bits') expect(offset % width[type]).toBe(0)
      end = Math.ceil(offset + count * width[type])
    }
    expect(size - end).toBeLessThan(4)
    expect(game.codes).toBeLessThan(2 ** 16)
  }
})

describe('a file of decisions', () => {
  const plain = join(folder, 'plain.bin')
  const packed = join(folder, 'packed.bin.gz')
  let summary = {}

  beforeAll(async () => {
    for (const path of [plain, packed]) {
      const args = 'simulate --game long-narde --games 9 --seed 2 --export'.split(' ')
      expect(await runWithGames([...args, path])).toMatchObject({ code: 0, err: '' })
    }
    const { decisions } = read(readFileSync(plain))
    summary = {
      game: 'long-narde',
      games: 9,
      decisions: decisions.length,
      legal: decisions.reduce((sum, { legal }) => sum + legal.length, 0),
      codes: decisions.reduce((sum, { code }) => sum + code, 0),
      returns: decisions.reduce((sum, decision) => sum + decision.return, 0),
      observed: Math.round(decisions.flatMap(({ observation }) => observation).reduce((sum, value) => sum + value, 0)),
    }
  })

  it('is compressed when its name ends in .gz', () => {
    expect(gunzipSync(readFileSync(packed)).equals(readFileSync(plain))).toBe(true)
    expect(readFileSync(packed).length).toBeLessThan(readFileSync(plain).length / 4)
  })

  const run = (program: string, args: string[]) =>
    spawnSync(program, args, { encoding: 'utf8', timeout: 50_000, killSignal: 'SIGKILL' })
  const hasPython = run('python3', ['--version']).status === 0

  it.each([plain, packed])('is read by the JavaScript example: %s', (path) => {
    const { stdout, stderr } = run(process.execPath, [example('read-decisions.mjs'), path])
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual(summary)
  })

  it.skipIf(!hasPython).each([plain, packed])('is read by the Python example: %s', (path) => {
    const { stdout, stderr } = run('python3', [example('read_decisions.py'), path])
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual(summary)
  })

  it.skipIf(!hasPython)('is refused by the Python example when cut off', () => {
    const path = join(folder, 'cut.bin')
    writeFileSync(path, readFileSync(plain).subarray(0, -3))
    expect(run('python3', [example('read_decisions.py'), path]).stderr).toContain('ends within a record')
  })
})
