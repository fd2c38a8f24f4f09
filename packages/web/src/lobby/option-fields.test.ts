import type { OptionInfo } from '@serai/protocol'
import { describe, expect, it } from 'vitest'
import texts from '../text/en/index.ts'
import { optionFields, optionLines } from './option-fields.ts'

const { games, lobby } = texts
const id = 'catan'
const options: { [name: string]: OptionInfo } = {
  victoryPoints: { kind: 'integer', label: 'as the server puts it', default: 10, min: 3, max: 20 },
  board: { kind: 'choice', label: 'Board', default: 'spiral', values: ['spiral', 'hexagon'], custom: true },
  trading: { kind: 'flag', label: 'Trading', default: true },
  novelty: { kind: 'flag', label: 'Something new', default: false },
}

const turnCap: OptionInfo = { kind: 'integer', label: 'Turns', default: 0, min: 0, max: 100_000 }

describe('the fields of a form', () => {
  it('has the page`s words, or else the server`s', () => {
    const fields = optionFields({ id, options }, {}, texts)
    expect(fields.map(({ label }) => label)).toEqual([
      games.catan.options.victoryPoints,
      games.catan.options.board,
      games.catan.options.trading,
      'Something new',
    ])
    expect(fields[1]).toMatchObject({ values: [{ label: games.catan.values.board.spiral }, { label: 'hexagon' }] })
  })

  it('begins with the defaults', () =>
    expect(optionFields({ id, options }, {}, texts).map(({ value }) => value)).toEqual([10, 'spiral', true, false]))

  it('takes what was chosen', () =>
    expect(
      optionFields({ id, options }, { victoryPoints: 12, board: 'hexagon', trading: false }, texts).map(
        (one) => one.value,
      ),
    ).toEqual([12, 'hexagon', false, false]))

  it('says what a number means that is none', () => {
    const [points, turns] = optionFields({ id, options: { victoryPoints: options.victoryPoints!, turnCap } }, {}, texts)
    expect(points).toMatchObject({ note: null })
    expect(turns).toMatchObject({ value: 0, note: '0 = none' })
  })

  it('drops what is not allowed', () =>
    expect(
      optionFields({ id, options }, { victoryPoints: 99, board: 'square', trading: 'maybe' }, texts).map(
        (one) => one.value,
      ),
    ).toEqual([10, 'spiral', true, false]))
})

describe('the rules of a table', () => {
  it('says every value in words', () =>
    expect(
      optionLines({ id, options }, { options: { victoryPoints: 12, board: 'spiral', trading: false } }, texts),
    ).toMatchObject([
      { text: '12' },
      { text: games.catan.values.board.spiral },
      { text: lobby.off },
      { text: lobby.off },
    ]))

  it('says none where there is no limit of turns', () => {
    const textOf = (turns: number) =>
      optionLines({ id, options: { turnCap } }, { options: { turnCap: turns } }, texts)[0]?.text
    expect([textOf(0), textOf(400)]).toEqual(['none', '400'])
  })

  it('has a word for an explicit board', () =>
    expect(optionLines({ id, options }, { options: { board: { hexes: [] } } }, texts)[1]?.text).toBe(lobby.ownValue))

  it('says how a board was made', () => {
    const made = { options: { board: { hexes: [] } }, boardWish: { mode: 'fair' } }
    expect(optionLines({ id, options }, made, texts)[1]?.text).toBe(games.catan.values.board.fair)
  })
})
