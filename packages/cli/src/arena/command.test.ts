import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli, runWithGames } from '../../test/run-cli.ts'
import { toy, toyBySteps } from '../../test/toy.ts'

// Without whole plays: by them nobody ever draws a card.
const games = [toyBySteps]
const arena = (...more: string[]) => runCli(['arena', '--game', 'toy', '--workers', '1', ...more], { games })
const duel = ['--hero', 'random', '--field', 'random', '--games', '60', '--seed', '3']

async function jsonOf(...more: string[]) {
  const { code, out, err } = await arena(...more, '--json')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

describe('a hero among the field', () => {
  it('prints one JSON object with share and interval', async () => {
    const report = await jsonOf(...duel)
    expect(report).toMatchObject({ game: 'toy', seed: 3, seats: 3, hero: 'random', field: 'random', games: 60 })
    expect(report.share).toBe(report.wins / 60)
    expect(report.low).toBeLessThan(report.share)
    expect(report.high).toBeGreaterThan(report.share)
    expect(Object.keys(report.decisionMs)).toEqual(['p50', 'p95', 'p99'])
    expect(Object.keys(report.timing)).toEqual(['wallSeconds', 'cpuSeconds', 'gamesPerCpuSecond'])
    expect(report.bySeat.map((seat: { games: number }) => seat.games)).toEqual([20, 20, 20])
    expect(report).not.toHaveProperty('stopped')
  })

  it('gives equals exactly the same share: the luck is the same for all', async () => {
    const { wins, draws, returns } = await jsonOf(...duel)
    expect(3 * wins + draws).toBe(60)
    expect(wins).toBeGreaterThan(0)
    expect(returns.hero).toBeCloseTo(returns.field, 12)
  })

  it('follows from the seed', async () => {
    const strip = async (...more: string[]) => {
      const { timing: _, decisionMs: __, fieldDecisionMs: ___, ...rest } = await jsonOf(...more)
      return rest
    }
    expect(await strip(...duel)).toEqual(await strip(...duel))
    expect(await strip(...duel)).not.toEqual(await strip(...duel.slice(0, -1), '4'))
  })

  it('plays exactly the games that were asked for', async () => {
    expect(await jsonOf('--hero', 'random', '--field', 'random', '--games', '7')).toMatchObject({ games: 7 })
  })

  it('plays at smaller tables too, with the options given', async () => {
    const report = await jsonOf(...duel, '--seats', '2', '-o', 'target=20')
    expect(report).toMatchObject({ seats: 2, fair: 0.5, options: { target: 20 } })
  })

  it('says whether it stopped early', async () => {
    expect(await jsonOf(...duel, '--stop')).toMatchObject({ games: 60, stopped: false })
  })

  it('is a table for people', async () => {
    const { out, err } = await arena(...duel, '--actions')
    expect(err).toBe('')
    expect(out).toContain('Toy: random against 2 × random, 60 games, seed 3')
    expect(out).toMatch(/\nbot +games +wins +win rate +95 % CI +fair share +paired CI /)
    expect(out).toMatch(/\nrandom +60 +\d+ +[\d.]+ % +[\d.]+ … [\d.]+ % +33\.3 % /)
    expect(out).toMatch(/\nDRAW +\d+\.\d\d/)
  })
})

describe('a mix', () => {
  it('has a row for each bot, however many seats it has', async () => {
    const report = await jsonOf('--bots', 'random,random', '--games', '10')
    expect(report.entrants).toHaveLength(1)
    expect(report.entrants[0]).toMatchObject({ bot: 'random', seats: 2, fair: 1, games: 10 })
    expect(report.pairs).toEqual([])
  })
})

describe('a report', () => {
  it('is a page of its own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'serai-arena-'))
    const path = join(folder, 'report.html')
    expect((await arena(...duel, '--report', path)).code).toBe(0)
    const page = readFileSync(path, 'utf8')
    expect(page).toContain('<title>Toy: random against 2 × random, 60 games, seed 3</title>')
    expect(page.match(/<rect class="bar"/g)).toHaveLength(2)
    expect(page).not.toMatch(/<script|https?:|src=|@import|NaN|undefined/)
  })

  it('leaves nothing half-written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'serai-arena-'))
    const path = join(folder, 'report.html')
    writeFileSync(path, 'old')
    const broken = { ...toy, result: () => null }
    const run = runCli(['arena', '--game', 'toy', '--workers', '1', ...duel, '--report', path], { games: [broken] })
    await expect(run).rejects.toThrow('over without a result')
    expect(readdirSync(folder)).toEqual(['report.html'])
    expect(readFileSync(path, 'utf8')).toBe('old')
  })
})

describe('bad input gets one clear line and exit code 2', () => {
  const folder = mkdtempSync(join(tmpdir(), 'serai-arena-'))
  const report = join(folder, 'x.html')
  it.each([
    ['nobody', [], 'no bots given: use --hero BOT --field BOT, --bots BOT,BOT,… or --ladder'],
    ['a hero alone', ['--hero', 'random'], '--hero and --field must be used together'],
    ['a hero and a mix', [...duel, '--bots', 'random,random'], 'cannot be used with --bots or --ladder'],
    ['an unknown hero', ['--hero', 'me', '--field', 'random'], 'unknown bot "me" (bots of toy: random)'],
    ['an unknown field', ['--hero', 'random', '--field', 'me'], 'unknown bot "me"'],
    ['an unknown bot', ['--bots', 'random,me'], 'unknown bot "me"'],
    ['an empty name', ['--bots', 'random,'], 'unknown bot ""'],
    ['too many bots', ['--bots', 'random,random,random,random'], 'toy has 2 to 3 seats, not 4'],
    ['too many seats', [...duel, '--seats', '9'], 'toy has 2 to 3 seats, not 9'],
    [
      'seats that are not the bots',
      ['--bots', 'random,random', '--seats', '3'],
      '--bots lists 2 bots, but --seats is 3',
    ],
    ['a ladder of one', ['--ladder'], 'a ladder needs at least two bots'],
    ['no games', [...duel.slice(0, 4), '--games', '0'], "argument '0' is invalid"],
    ['an unknown option', [...duel, '-o', 'x=1'], 'unknown option "x"'],
    ['a report nowhere', [...duel, '--report', '/no/such/folder/x'], 'cannot write /no/such/folder/x'],
  ])('%s', async (_, args, message) => {
    const { code, out, err } = await arena(...args, ...(args.includes('--report') ? [] : ['--report', report]))
    expect(err).toContain(message)
    expect(err).toMatch(/^serai: [^\n]+\n$/)
    expect({ code, out, written: existsSync(report) }).toEqual({ code: 2, out: '', written: false })
  })
})

describe('real games', () => {
  const reportOf = async (line: string) => {
    const { code, out, err } = await runWithGames(['arena', ...line.split(' '), '--workers', '1', '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    return JSON.parse(out)
  }

  it('says of no share that it may be more than all', async () => {
    const { paired } = await reportOf('--game long-narde --hero greedy --field careless --games 40 --seed 5')
    expect(paired.share).toBeLessThan(1)
    expect(paired.high).toBe(1)
  })

  it('stops early where there is no doubt', async () => {
    const report = await reportOf('--game catan --hero greedy --field random --games 1000 --stop')
    expect(report).toMatchObject({ stopped: true })
    expect(report.games).toBeLessThan(200)
    expect(report.anytime.low).toBeGreaterThan(0.25)
  })

  it('rates the stronger bot higher', async () => {
    const report = await reportOf('--game catan --ladder --bots random,weighted,greedy --games 72')
    const ladder = report.ladder as { bot: string; rating: number; low: number; high: number }[]
    expect(ladder.map(({ bot }) => bot)).toEqual(['greedy', 'weighted', 'random'])
    for (const { rating, low, high } of ladder) expect(low < rating && rating < high).toBe(true)
  })
})
