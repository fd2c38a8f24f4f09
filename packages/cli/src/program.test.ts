import { describe, expect, it } from 'vitest'
import { runCli } from '../test/run-cli.ts'

describe('bad input gets one clear line and exit code 2', () => {
  it.each([
    ['no command', ['nonsense'], "unknown command 'nonsense'"],
    ['a close miss', ['simulat'], "unknown command 'simulat' (Did you mean simulate?)"],
    [
      'an unknown flag',
      ['simulate', '--game', 'toy', '--worker', '3'],
      "unknown option '--worker' (Did you mean --workers?)",
    ],
    ['no game', ['simulate'], "required option '-g, --game <id>' not specified"],
    ['an unknown game', ['simulate', '--game', 'go'], 'unknown game "go" (games: toy)'],
    ['an unknown bot', ['simulate', '--game', 'toy', '--seats', 'random,me'], 'unknown bot "me" (bots of toy: random)'],
    ['too many seats', ['simulate', '--game', 'toy', '--seats', 'random'], 'toy has 2 to 3 seats, not 1'],
    [
      'an unknown option',
      ['simulate', '--game', 'toy', '-o', 'x=1'],
      'unknown option "x" (options of toy: target, turnCap)',
    ],
    ['a prototype', ['perft', '--game', 'toy', '-o', '__proto__=1'], 'unknown option "__proto__"'],
    ['an option without a value', ['perft', '--game', 'toy', '-o', 'target'], 'expected name=value, got "target"'],
    [
      'an option out of range',
      ['watch', '--game', 'toy', '-o', 'target=0'],
      'option target must be a whole number from 1 to 100, not "0"',
    ],
    [
      'games: a fraction',
      ['simulate', '--game', 'toy', '--games', '1.5'],
      "argument '1.5' is invalid. It must be a whole number from 1",
    ],
    ['games: negative', ['simulate', '--game', 'toy', '--games', '-3'], "argument '-3' is invalid"],
    ['games: none', ['simulate', '--game', 'toy', '--games', '0'], "argument '0' is invalid"],
    ['games: letters', ['simulate', '--game', 'toy', '--games', 'abc'], "argument 'abc' is invalid"],
    ['games: empty', ['simulate', '--game', 'toy', '--games', ''], "argument '' is invalid"],
    ['games: huge', ['simulate', '--game', 'toy', '--games', '99999999999999999999'], 'is invalid'],
    ['games: exponent', ['simulate', '--game', 'toy', '--games', '1e3'], "argument '1e3' is invalid"],
    ['seed: letters', ['simulate', '--game', 'toy', '--seed', 'abc'], "argument 'abc' is invalid"],
    ['workers: none', ['simulate', '--game', 'toy', '--workers', '0'], "argument '0' is invalid"],
    ['seconds: negative', ['bench', '--seconds', '-1'], "argument '-1' is invalid"],
    ['bench of no game', ['bench', '--game', 'go'], 'unknown game "go"'],
    ['an unknown measure', ['bench', '--only', 'legal,luck'], 'unknown measure "luck" (measures: random-games, '],
    ['perft: seats', ['perft', '--game', 'toy', '--seats', '9'], 'toy has 2 to 3 seats, not 9'],
    ['perft: depth', ['perft', '--game', 'toy', '--depth', '0'], "argument '0' is invalid"],
    ['replay: no file', ['replay'], "missing required argument 'file'"],
    ['replay: an unknown file', ['replay', '/no/such/file'], 'cannot read /no/such/file: no such file or directory'],
    ['replay: a folder', ['replay', '/'], 'cannot read /: illegal operation on a directory'],
    ['surplus arguments', ['engine', 'now'], "too many arguments for 'engine'"],
    [
      'save: no such folder',
      ['simulate', '--game', 'toy', '--save', '/no/such/folder/x'],
      'cannot write /no/such/folder/x: no such file or directory',
    ],
  ])('%s', async (_, args, message) => {
    const { code, out, err } = await runCli(args)
    expect(err).toContain(message)
    expect(err).toMatch(/^serai: [^\n]+\n$/)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })
})

describe('help', () => {
  it('lists commands and games', async () => {
    const { code, out, err } = await runCli(['--help'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const word of ['simulate', 'arena', 'watch', 'replay', 'bench', 'perft', 'engine', 'Games: toy'])
      expect(out).toContain(word)
  })

  it('of a command has an example', async () => {
    expect(await runCli(['simulate', '--help'])).toMatchObject({ code: 0, out: expect.stringContaining('Example:') })
  })

  it('of a command lists what the games let one choose', async () => {
    const { out } = await runCli(['simulate', '--help'])
    expect(out).toContain(
      '\nOptions of toy:\n' +
        '  target=1..100     Points to win (default: 9)\n' +
        '  turnCap=1..10000  Most turns (default: 60)\n' +
        '\nBots of toy:\n' +
        '  random  ',
    )
  })

  it('without a command is what one gets, as an error', async () => {
    const { code, out, err } = await runCli([])
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain('Usage: serai')
  })

  it('tells the version', async () => {
    expect(await runCli(['--version'])).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
  })
})
