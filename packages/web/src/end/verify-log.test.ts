import { catan } from '@serai/catan'
import { type AnyGame, CHANCE, formatLog, type Log, parseLog, redactLog, revealLog } from '@serai/kernel'
import { diceAction, narde } from '@serai/narde'
import { describe, expect, it } from 'vitest'
import { playFair } from '../../test/fair-game.ts'
import { checkDice } from './verify-log.ts'

const games = [catan, narde] as unknown as readonly AnyGame[]
const lookup = (id: string) => games.find((game) => game.id === id)
const textOf = ({ game, header, entries, reveal }: Log) => formatLog(game, header, entries, reveal)

const log = playFair(games[0]!, 3, 'a game to check')
const match = playFair(games[1]!, 2, 'a match to check')

/** What a seat had of it when so many entries were played. */
function seenBy(seat: number, count: number, of = log): string {
  const redacted = redactLog(of.game, of.header, of.entries.slice(0, count), seat)
  if ('code' in redacted) throw new Error(redacted.code)
  return formatLog(of.game, redacted.header, redacted.entries)
}

describe('a true log', () => {
  it('says how much was made again, and of which kinds', () => {
    const check = checkDice(lookup, textOf(log), null)
    if (check.verdict !== 'true') throw new Error(check.verdict)
    expect(check.entries).toBe(log.entries.length)
    expect(check.chance).toBe(log.entries.filter(({ by }) => by === CHANCE).length)
    expect(check.streams.reduce((sum, { count }) => sum + count, 0)).toBe(check.chance)
    expect(check.streams.map(({ name }) => name)).toEqual(expect.arrayContaining(['dice', 'steal']))
    expect(check.seen).toBeNull()
  })

  it('is what a page saw during the game', () => {
    expect(checkDice(lookup, textOf(log), seenBy(1, 60))).toMatchObject({ verdict: 'true', seen: 60 })
    expect(checkDice(lookup, textOf(match), seenBy(0, 30, match))).toMatchObject({ verdict: 'true', seen: 30 })
  })
})

describe('a forged log', () => {
  it('names the first changed entry', () => {
    const lines = textOf(log).split('\n')
    const at = log.entries.findIndex(({ by }, index) => by === CHANCE && index > 20)
    const entry = JSON.parse(lines[at + 1]!)
    expect(entry.seq).toBe(at + 1)
    lines[at + 1] = JSON.stringify({ ...entry, at: entry.at + 1 })
    expect(checkDice(lookup, lines.join('\n'), null)).toMatchObject({ verdict: 'forged', entry: at + 1 })
  })

  it('names a roll that the secret does not give, and since when something may be wrong', () => {
    const at = match.entries.findIndex(({ by }, index) => by === CHANCE && index > 20)
    const dice = match.entries[at]!
    if (!('action' in dice)) throw new Error('chance takes nothing back')
    const action = dice.action === diceAction(6, 6) ? diceAction(5, 5) : diceAction(6, 6)
    const entries = [...match.entries.slice(0, at), { ...dice, action }]
    const reveal = revealLog(match.game, match.header, entries, match.reveal!.secret)
    const check = checkDice(lookup, textOf({ ...match, entries, reveal }), null)
    expect(check).toMatchObject({ verdict: 'forged', entry: at + 1, bySight: false })
    if (check.verdict === 'forged') expect(check.since).toBeLessThanOrEqual(at + 1)
  })

  it('names what this page saw otherwise', () => {
    const elsewhere = playFair(games[0]!, 3, 'another game at the same table')
    expect(checkDice(lookup, textOf(elsewhere), null).verdict).toBe('true')
    expect(checkDice(lookup, textOf(elsewhere), seenBy(1, 60))).toMatchObject({ verdict: 'forged', bySight: true })
  })
})

describe('a log that cannot be checked', () => {
  it('has no secret yet', () => {
    const { reveal: _, ...running } = log
    expect(checkDice(lookup, textOf(running), null).verdict).toBe('unproven')
  })

  it('is no log', () => {
    expect(checkDice(lookup, 'a letter to grandmother', null).verdict).toBe('broken')
    expect(parseLog(lookup, textOf(log))).toMatchObject({ reveal: log.reveal })
  })
})
