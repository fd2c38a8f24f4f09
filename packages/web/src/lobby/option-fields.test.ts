import type { OptionInfo } from '@serai/protocol'
import { describe, expect, it } from 'vitest'
import { lobby } from '../text/en/lobby.ts'
import { optionFields, optionLines } from './option-fields.ts'

const options: { [name: string]: OptionInfo } = {
  victoryPoints: { kind: 'integer', label: 'as the server puts it', default: 10, min: 3, max: 20 },
  board: { kind: 'choice', label: 'Board', default: 'spiral', values: ['spiral', 'hexagon'], custom: true },
  trading: { kind: 'flag', label: 'Trading', default: true },
  novelty: { kind: 'flag', label: 'Something new', default: false },
}

const turnCap: OptionInfo = { kind: 'integer', label: 'Turns', default: 0, min: 0, max: 100_000 }

describe('the fields of a form', () => {
  it('has the page`s words, or else the server`s', () => {
    const fields = optionFields({ options }, {}, lobby)
    expect(fields.map(({ label }) => label)).toEqual([
      lobby.options.victoryPoints,
      lobby.options.board,
      lobby.options.trading,
      'Something new',
    ])
    expect(fields[1]).toMatchObject({ values: [{ label: lobby.values.board.spiral }, { label: 'hexagon' }] })
  })

  it('begins with the defaults', () =>
    expect(optionFields({ options }, {}, lobby).map(({ value }) => value)).toEqual([10, 'spiral', true, false]))

  it('takes what was chosen', () =>
    expect(
      optionFields({ options }, { victoryPoints: 12, board: 'hexagon', trading: false }, lobby).map((one) => one.value),
    ).toEqual([12, 'hexagon', false, false]))

  it('says what a number means that is none', () => {
    const [points, turns] = optionFields({ options: { victoryPoints: options.victoryPoints!, turnCap } }, {}, lobby)
    expect(points).toMatchObject({ note: null })
    expect(turns).toMatchObject({ value: 0, note: '0: never' })
  })

  it('drops what is not allowed', () =>
    expect(
      optionFields({ options }, { victoryPoints: 99, board: 'square', trading: 'maybe' }, lobby).map(
        (one) => one.value,
      ),
    ).toEqual([10, 'spiral', true, false]))
})

describe('the rules of a table', () => {
  it('says every value in words', () =>
    expect(
      optionLines({ options }, { options: { victoryPoints: 12, board: 'spiral', trading: false } }, lobby),
    ).toMatchObject([{ text: '12' }, { text: lobby.values.board.spiral }, { text: lobby.off }, { text: lobby.off }]))

  it('says never where a game is never stopped', () => {
    const textOf = (turns: number) =>
      optionLines({ options: { turnCap } }, { options: { turnCap: turns } }, lobby)[0]?.text
    expect([textOf(0), textOf(400)]).toEqual(['never', '400'])
  })

  it('has a word for an explicit board', () =>
    expect(optionLines({ options }, { options: { board: { hexes: [] } } }, lobby)[1]?.text).toBe(lobby.ownValue))

  it('says how a board was made', () => {
    const made = { options: { board: { hexes: [] } }, boardWish: { mode: 'fair' } }
    expect(optionLines({ options }, made, lobby)[1]?.text).toBe(lobby.values.board.fair)
  })
})
