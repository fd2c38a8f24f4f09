import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../test/run-cli.ts'

const CODE = 'SB1-06J6-TE2A-550T-E2A9-9H43-BX9F'
const board = (...more: string[]) => runCli(['board', ...more])
const ONE_WORKER = ['--workers', '1']

async function jsonOf(...more: string[]) {
  const { code, out, err } = await board(...more, '--json')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

async function errorOf(...more: string[]) {
  const { code, out, err } = await board(...more)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err.trimEnd().split('\n')).toHaveLength(1)
  return err
}

describe('a board', () => {
  it('prints one JSON object, hexes in the order of R10', async () => {
    const report = await jsonOf('--seed', '7', '--advise', 'classic')
    expect(Object.keys(report)).toEqual(['code', 'hexes', 'harbours', 'fairness', 'advice'])
    expect(report.hexes.map(({ id }: { id: string }) => id).join(' ')).toBe(
      'A1 A2 A3 B1 B2 B3 B4 C1 C2 C3 C4 C5 D1 D2 D3 D4 E1 E2 E3',
    )
    expect(report.harbours).toHaveLength(9)
    expect(report.fairness.seats).toHaveLength(4)
    expect(report.advice.places[0]).toMatchObject({ vertexId: expect.stringMatching(/^v\d\d$/) })
    expect(Object.keys(report.advice.heat)).toHaveLength(54)
  })

  it('comes back by its code', async () => {
    const made = await jsonOf('--mode', 'fair', '--seed', '5', '--constraints', 'equals-apart,cluster=2')
    expect(await jsonOf('--code', made.code)).toEqual(made)
    expect((await jsonOf('--seed', '6')).advice).toBeNull()
  })

  it('shows board, card and advice as text', async () => {
    const { out } = await board('--seed', '3', '--advise', 'maxmin', '--seat', '3', '--seats', '3')
    expect(out).toMatch(/^Board SB1(-\w{4}){6}\n/)
    expect(out).toContain('Fairness for 3 seats: ')
    expect(out).toMatch(/Best settlements for seat 3 \(maxmin\) after seat 1 v\d\d, seat 2 v\d\d/)
    expect(out).toMatch(/1 +v\d\d +\d+-\d+ +\d+ .* pips; the worst-off seat can have \d resources and \d+ pips; /)
    const { out: classic } = await board(
      '--seed',
      '3',
      '--advise',
      'classic',
      '--placed',
      'v22:22-28,v41:36-41,v12:8-12',
      '--seats',
      '3',
      '--seat',
      '3',
    )
    expect(classic).toMatch(/1 +v\d\d +\d+-\d+ +\d+ .* pips; score \d+ \+ \d0/)
  })

  it('says how far from its expected wins a board may come out', async () => {
    const { out } = await board('--seed', '3', '--advise', 'expert')
    expect(out.match(/\d % ±6$/gm)).toHaveLength(4)
    expect(out).toMatch(/^±6: .* typically 6 points off/m)
    expect(out).toMatch(/1 +v\d\d +\d+-\d+ +\d+\.\d % ±6 /)
  })

  it('tells in JSON what lies beside what, and with which chance', async () => {
    const { hexes, analysis } = await jsonOf('--seed', '7', '--analysis')
    const ids = ['hexes', 'vertices', 'edges'] as const
    expect(ids.map((kind) => Object.keys(analysis[kind]).length)).toEqual([19, 54, 72])
    // Whatever lies beside something has it beside itself.
    for (const kind of ids) {
      for (const [id, { hexes, vertices, edges }] of Object.entries<Record<string, string[]>>(analysis[kind])) {
        for (const [other, list] of Object.entries({ hexes, vertices, edges })) {
          for (const near of list!) expect(analysis[other][near][kind]).toContain(id)
        }
      }
    }
    expect(analysis.edges['0-3'].vertices).toEqual(['v00', 'v03'])
    const { id } = hexes.find(({ number }: { number: number }) => number === 8)
    expect(analysis.hexes[id]).toMatchObject({ pips: 5, chance: 5 / 36 })
    expect(analysis.hexes[id].edges).toHaveLength(6)
    const pips = Object.values<{ pips: number }>(analysis.resources).reduce((sum, one) => sum + one.pips, 0)
    expect(pips).toBe(58)
  })

  it('counts the resources and the red numbers of corners, seats and advised places', async () => {
    const args = ['--seed', '7', '--analysis', '--advise', 'classic']
    const { hexes, analysis, fairness, advice } = await jsonOf(...args)
    interface Hex {
      readonly id: string
      readonly terrain: string
      readonly number: number | null
    }
    const redOf = (vertexId: string): number => analysis.vertices[vertexId].red
    for (const [id, { hexes: near, variety, red }] of Object.entries<Record<string, unknown>>(analysis.vertices)) {
      const beside: Hex[] = hexes.filter((hex: Hex) => (near as string[]).includes(hex.id))
      const resources = new Set(beside.map(({ terrain }) => terrain).filter((terrain) => terrain !== 'desert'))
      expect([id, variety]).toEqual([id, resources.size])
      expect([id, red]).toEqual([id, beside.filter(({ number }) => number === 6 || number === 8).length])
    }
    for (const { red, placements } of fairness.seats) {
      expect(red).toBe(placements.reduce((sum: number, { vertexId }: { vertexId: string }) => sum + redOf(vertexId), 0))
    }
    for (const { red, vertexId } of advice.places) expect(red).toBe(redOf(vertexId))
    // The text tells the same.
    const { out } = await board(...args)
    const rows = [...out.matchAll(/^(v\d\d) +(?:\d+ +){6}(\d) +(\d) /gm)]
    expect(rows).toHaveLength(54)
    for (const [, id, variety, red] of rows) {
      expect([id, Number(variety), Number(red)]).toEqual([id, analysis.vertices[id!].variety, redOf(id!)])
    }
  })

  it('lists hexes and corners as text', async () => {
    const { out } = await board('--code', CODE, '--analysis')
    expect(out).toMatch(/^resource +pips +scarcity$/m)
    expect(out).toMatch(/^A1 +\w+ +\d+ +\d +\d+\.\d %$/m)
    const corners = [...out.matchAll(/^v\d\d +(\d+) /gm)].map((match) => Number(match[1]))
    expect(corners).toHaveLength(54)
    expect(corners).toEqual([...corners].sort((a, b) => b - a))
  })

  it('advises in the middle of a setup', async () => {
    const first = await jsonOf('--seed', '3', '--advise', 'classic')
    const { vertexId, edgeId } = first.advice.places[0]
    const then = await jsonOf('--seed', '3', '--advise', 'classic', '--seat', '2', '--placed', `${vertexId}:${edgeId}`)
    expect(then.advice.foreseen).toEqual([])
    expect(then.advice.worth).not.toHaveProperty(vertexId)
  })

  it('shows what stands, with and without advice', async () => {
    const placed = ['--seed', '3', '--placed', 'v22:22-28,v41:36-41']
    for (const more of [[], ['--advise', 'classic', '--seat', '3']]) {
      const { out } = await board(...placed, ...more)
      expect(out).toMatch(/ v21 +\(A\) +v23 /)
      expect(out).toMatch(/ v40 +\(B\) +v42\n/)
      expect(out).toContain('(A) is a settlement, aaa a road: A is seat 1, B is seat 2, C is seat 3, D is seat 4.\n')
    }
    expect((await jsonOf(...placed)).placed).toEqual([
      { seat: 0, vertexId: 'v22', edgeId: '22-28' },
      { seat: 1, vertexId: 'v41', edgeId: '36-41' },
    ])
  })

  it('reckons its card from what stands', async () => {
    const placed = ['--seed', '3', '--placed', 'v22:22-28,v41:36-41']
    const { out } = await board(...placed)
    expect(out).toContain('(rest of the draft: greedy)')
    expect(out).toMatch(/^1 .* v22 v\d\d /m)
    expect(out).toMatch(/^2 .* v41 v\d\d /m)
    const { fairness } = await jsonOf(...placed)
    expect(fairness.seats[0].placements[0]).toEqual({ vertexId: 'v22', edgeId: '22-28' })
    expect(fairness.seats[1].placements[0]).toEqual({ vertexId: 'v41', edgeId: '36-41' })
    const whole = [0, 1, 2, 3].map((seat) => fairness.seats[seat].placements[0])
    const back = [3, 2, 1, 0].map((seat) => fairness.seats[seat].placements[1])
    const list = [...whole, ...back].map(({ vertexId, edgeId }) => `${vertexId}:${edgeId}`).join(',')
    expect((await board('--seed', '3', '--placed', list)).out).toContain('(as placed)')
    expect((await jsonOf('--seed', '3', '--placed', list)).fairness).toEqual(fairness)
  })

  it.each(['classic', 'maxmin', 'expert'])('plans the whole setup by %s, in turn and back', async (method) => {
    const { fairness, plan } = await jsonOf('--seed', '3', '--plan', method, '--draft', method)
    expect(Object.keys(plan)).toEqual(['method', 'placements', 'fairness'])
    expect(plan.method).toBe(method)
    expect(plan.placements.map(({ seat }: { seat: number }) => seat)).toEqual([0, 1, 2, 3, 3, 2, 1, 0])
    expect(plan.fairness).toEqual(fairness)
    expect(plan.placements[7]).toMatchObject({ ...fairness.seats[0].placements[1], placed: false })
    const { out } = await board('--seed', '3', '--plan', method)
    const [, text = ''] = out.split(`Setup plan (${method}): `)
    const rows = [...text.matchAll(/^\d +([12]) +(\d) +(v\d\d) +(\d+-\d+) +(\d+) +/gm)].map((row) => row.slice(1))
    expect(rows).toEqual(
      plan.placements.map((one: { seat: number; vertexId: string; edgeId: string; pips: number }, step: number) =>
        [step < 4 ? 1 : 2, one.seat + 1, one.vertexId, one.edgeId, one.pips].map(String),
      ),
    )
    const [first] = plan.fairness.seats
    expect(text).toMatch(new RegExp(`^1 +${first.pips} +(wood|brick|sheep|wheat|ore) \\d+, .*\\d % ±6$`, 'm'))
  })

  it('plans from what stands', async () => {
    const { out } = await board('--seed', '3', '--placed', 'v22:22-28,v41:36-41', '--plan', 'classic', '--seats', '3')
    expect(out).toMatch(/^1 +1 +1 +v22 +22-28 .* placed$/m)
    expect(out).toMatch(/^2 +1 +2 +v41 +36-41 .* placed$/m)
    expect(out.match(/ placed$/gm)).toHaveLength(2)
  })

  it('names the corners that its tables speak of', async () => {
    const { out } = await board('--seed', '3')
    const [island = ''] = out.split('Fairness')
    expect(new Set(island.match(/\bv\d\d\b/g)).size).toBe(54)
    expect(island).not.toContain('settlement')
  })

  describe('draws a picture', () => {
    const HOUSE = /M-20,-4L0,-24L20,-4V20H-20Z/g
    const pictureWith = async (...more: string[]) => {
      const folder = mkdtempSync(join(tmpdir(), 'serai-board-'))
      await board('--seed', '3', ...more, '--svg', join(folder, 'b.svg'))
      expect(readdirSync(folder)).toEqual(['b.svg'])
      const svg = readFileSync(join(folder, 'b.svg'), 'utf8')
      expect(svg).toMatch(/^<svg .*<\/svg>\n$/s)
      const legend = [...svg.matchAll(/class="sb-l">([^<]+)</g)].map(([, line]) => line)
      // Each settlement is drawn with a rim, so twice.
      return { rings: svg.match(/class="sb-r"/g)?.length ?? 0, houses: (svg.match(HOUSE)?.length ?? 0) / 2, legend }
    }

    it('of the draft', async () => {
      const { rings, houses, legend } = await pictureWith()
      expect({ rings, houses }).toEqual({ rings: 0, houses: 8 })
      expect(legend).toEqual(['Draft: greedy', 'red: seat 1', 'blue: seat 2', 'white: seat 3', 'orange: seat 4'])
    })

    it('of a plan, numbered', async () => {
      const { rings, houses, legend } = await pictureWith('--plan', 'maxmin', '--placed', 'v22:22-28')
      expect({ rings, houses }).toEqual({ rings: 0, houses: 8 })
      expect(legend.slice(0, 2)).toEqual(['Setup plan (maxmin)', 'number: order of placing'])
      expect((await pictureWith('--plan', 'maxmin', '--advise', 'classic')).rings).toBe(4)
    })

    it('of what stands', async () => {
      const { rings, houses, legend } = await pictureWith('--placed', 'v22:22-28', '--seats', '3')
      expect({ rings, houses }).toEqual({ rings: 0, houses: 1 })
      expect(legend).toEqual(['red: seat 1', 'blue: seat 2', 'white: seat 3'])
    })

    it('of advice, with as many places as the table lists, what stands and what is foreseen', async () => {
      const advise = ['--advise', 'expert', '--seat', '4', '--placed', 'v22:22-28,v41:36-41']
      const { rings, houses, legend } = await pictureWith(...advise)
      expect({ rings, houses }).toEqual({ rings: 4, houses: 3 })
      expect(legend).toContain('small number: pips')
      expect(legend).toContain('faint: predicted')
      expect((await board('--seed', '3', ...advise)).out).toMatch(/\n4 +v\d\d [^\n]*\n$/)
      expect((await pictureWith('--advise', 'expert')).legend).not.toContain('red: seat 1')
    })
  })

  it('plays games on it', async () => {
    const { code, measured } = await jsonOf('--seed', '3', '--fairness-games', '4', ...ONE_WORKER)
    expect(measured).toMatchObject({ games: 4, boards: 1 })
    expect(measured.seats.reduce((sum: number, { wins }: { wins: number }) => sum + wins, 0)).toBe(4)
    expect((await jsonOf('--code', code, '--seed', '3', '--fairness-games', '4', ...ONE_WORKER)).measured).toEqual(
      measured,
    )
  })
})

describe('a survey', () => {
  const survey = ['survey', '--mode', 'random', '--games', '6', '--games-per-board', '2', '--seed', '2', ...ONE_WORKER]

  it('says what it found', async () => {
    expect(await jsonOf(...survey)).toMatchObject({ mode: 'random', games: 6, boards: 3 })
    const { out } = await board(...survey)
    expect(out).toContain('4 greedy bots on random boards, seed 2')
    expect(out).toMatch(/best minus worst seat +[\d.]+ points \([\d.]+-[\d.]+\)/)
  })
})

it('measures drafts: the rows of R171', async () => {
  const { out } = await board('table', '--boards', '20')
  expect(out).toMatch(/spiral +classic pips +4 +[\d.]+ %/)
  expect((await jsonOf('table', '--boards', '20')).rows).toHaveLength(10)
})

it('fits the setup model', async () => {
  const { out } = await board('fit', '--games', '100', ...ONE_WORKER)
  expect(Object.keys(JSON.parse(out))).toEqual(['games', 'weights', 'seats', 'lossOfEqual', 'loss'])
})

describe('bad input', () => {
  it.each([
    [['--constraints', 'odd'], 'unknown constraint "odd"'],
    [['--constraints', 'cluster=x'], 'constraint cluster must be a whole number'],
    [['--constraints', 'corner-pips=4'], 'impossible constraint corner-pips'],
    [['--constraints', 'resource-pips=13-14'], 'impossible constraint resource-pips: the five resources share 58 pips'],
    [
      ['--mode', 'random', '--constraints', 'corner-pips=9,cluster=2,desert=centre'],
      'no random board found that meets all of reds-apart, cluster, corner-pips, desert; the closest one violates ',
    ],
    [['--constraints', 'corner-pips=10'], 'corner on spiral boards must be 11 to 15, not 10'],
    [['--constraints', 'reds-apart,reds-apart=off'], 'constraint reds-apart is given twice'],
    [['--code', CODE, '--mode', 'fair'], "option '--code <code>' cannot be used with option '--mode <mode>'"],
    [
      ['--code', CODE, '--constraints', 'cluster=2'],
      "option '--code <code>' cannot be used with option '--constraints <list>'",
    ],
    [['--code', 'SB1-0000'], 'board code: a code has 24 characters after SB1, this one has 4'],
    [['--code', 'SB1-06J6-TE2A-50T-E2A9-9H43-BX9F'], 'this one has 23: the 3rd group has 3'],
    [['--code', 'SB1-06J6-TE2A-55UT-E2A9-9H43-BX9F'], '"U" in the 3rd group is not used in board codes'],
    [['--code', 'SB1-06J6-TE2A-550T-E2A9-9H43-BX9G'], 'did you mean SB1-06J6-TE2A-550T-E2A9-9H43-BX9F?'],
    [['--code', 'SB9-0000'], 'board code: unknown version 9; only version 1 is supported'],
    [['--mode', 'odd'], 'Allowed choices are spiral, random, fair'],
    [['--plan', 'greedy'], 'Allowed choices are classic, maxmin, expert'],
    [['--advise', 'classic', '--seats', '3', '--seat', '4'], '--seat 4: there are only 3 seats'],
    [['--placed', 'v22'], '--placed "v22": must be a corner and a road, such as v22:22-28'],
    [['--placed', 'v99:1-2'], '--placed v99:1-2: unknown corner v99 (corners: v00 to v53)'],
    [['--placed', 'v23:22-23'], '22-23 does not touch v23 (possible roads: 17-23, 18-23, 23-29)'],
    [['--placed', 'v22:0-3'], '0-3 does not touch v22 (possible roads: 16-22, 17-22, 22-28)'],
    [['--placed', 'v22:22-28,v22:16-22'], '--placed v22:16-22: This spot is taken.'],
    [
      ['--placed', 'v22:22-28, v28:28-33'],
      '--placed v28:28-33: A settlement must be at least two roads away from any other building.',
    ],
    [['--code', CODE, '--seed', '3'], '--seed with --code needs --fairness-games'],
    [
      ['--fairness-games', '10', '--placed', 'v22:22-28'],
      "option '--fairness-games <number>' cannot be used with option '--placed <list>'",
    ],
    [['--seat', '2'], '--seat needs --advise'],
    [['--bot', 'nobody'], '--bot needs --fairness-games'],
    [['--bot', 'nobody', '--fairness-games', '10'], 'unknown bot "nobody"'],
    [['--games-per-board', '5'], "unknown option '--games-per-board'"],
    [['shwo'], 'unknown command "board shwo" (commands of board: show, survey, table, fit)'],
    [['show', 'more'], "too many arguments for 'show'"],
    [['show', '--code', CODE, '--mode', 'fair'], 'cannot be used with'],
    [['survey', '--games', '0'], "option '-n, --games <number>' argument '0' is invalid"],
    [['survey', '--svg', 'never.svg'], "unknown option '--svg'"],
    [['survey', '--code', CODE], "unknown option '--code'"],
    [['survey', '--bot', 'nobody'], 'unknown bot "nobody"'],
    [['survey', '--constraints', 'corner-pips=4'], 'impossible constraint corner-pips'],
    [['table', '--boards', '1.5'], "option '--boards <number>' argument '1.5' is invalid"],
    [['table', '--mode', 'fair'], "unknown option '--mode'"],
    [['table', '--seats', '3'], "unknown option '--seats'"],
    [['fit', '--games', '99'], "option '-n, --games <number>' argument '99' is invalid"],
    [['fit', '--constraints', 'desert=centre'], "unknown option '--constraints'"],
    [['fit', '--mode', 'fair'], "unknown option '--mode'"],
  ])('%j', async (args, message) => {
    expect(await errorOf(...args)).toContain(message)
  })
})

describe('the flags that became commands', () => {
  it.each([
    [['--survey', '500'], '--survey is now a separate command; use: serai board survey --games 500\n'],
    [
      ['--mode', 'fair', '--survey', '500', '--games-per-board', '5'],
      'use: serai board survey --games 500 --mode fair --games-per-board 5\n',
    ],
    [['--table=4000'], 'use: serai board table --boards 4000\n'],
    [['--fit', '80000', '--seed', '101'], 'use: serai board fit --games 80000 --seed 101\n'],
    [['--fit'], 'use: serai board fit --games <number>\n'],
    [['show', '--survey', '5', '--seed', '2'], 'use: serai board survey --games 5 --seed 2\n'],
  ])('%j', async (args, message) => {
    expect(await errorOf(...args)).toContain(message)
  })
})

it('is show without a command', async () => {
  const args = ['--seed', '7', '--advise', 'classic']
  expect(await board(...args)).toEqual(await board('show', ...args))
  expect(await board()).toMatchObject({ code: 0, out: expect.stringMatching(/^Board SB1/) })
})

describe('help', () => {
  it('lists the commands, and no flag of former times', async () => {
    const { code, out } = await board('--help')
    expect(code).toBe(0)
    for (const name of ['show', 'survey', 'table', 'fit']) expect(out).toMatch(new RegExp(`^  ${name} .*`, 'm'))
    expect(out).not.toMatch(/--(survey|table|fit)/)
  })

  it.each([
    ['show', ['--placed', '--svg'], ['--boards', '--games-per-board']],
    ['survey', ['--games-per-board', '--mode'], ['--svg', '--code']],
    ['table', ['--boards'], ['--mode', '--seats', '--workers']],
    ['fit', ['--games', '--seats'], ['--mode', '--json']],
  ])('of %s lists its own options', async (name, own, others) => {
    const { code, out } = await board(name, '--help')
    expect(code).toBe(0)
    for (const flag of own) expect(out).toContain(flag)
    for (const flag of others) expect(out).not.toMatch(new RegExp(`^ +${flag}\\b`, 'm'))
  })
})
