import { describe, expect, it } from 'vitest'
import { decodeOptions, defaultOptions, describeOptions, type OptionsSpec, parseOption } from './options.ts'
import { refuse } from './refusal.ts'

type Sample = { readonly trading: boolean; readonly points: number; readonly board: string }

const SPEC: OptionsSpec<Sample> = {
  trading: { kind: 'flag', default: true, label: 'Trading' },
  points: { kind: 'integer', default: 10, min: 3, max: 20, label: 'Points' },
  board: {
    kind: 'choice',
    default: 'spiral',
    values: ['spiral', 'random'],
    label: 'Board',
    custom: (value) => ('hexes' in (value as object) ? null : refuse('E_BOARD', { missing: 'hexes' })),
  },
}

const DEFAULTS = { trading: true, points: 10, board: 'spiral' }

describe('options', () => {
  it('have defaults', () => {
    expect(defaultOptions(SPEC)).toEqual(DEFAULTS)
    expect(decodeOptions(SPEC, {})).toEqual(DEFAULTS)
  })

  it('are described as JSON', () => {
    const described = describeOptions({ ...SPEC, end: { kind: 'choice', default: 'a', values: ['a'], label: 'End' } })
    expect(JSON.parse(JSON.stringify(described))).toEqual({
      trading: { kind: 'flag', label: 'Trading', default: true },
      points: { kind: 'integer', label: 'Points', default: 10, min: 3, max: 20 },
      board: { kind: 'choice', label: 'Board', default: 'spiral', values: ['spiral', 'random'], custom: true },
      end: { kind: 'choice', label: 'End', default: 'a', values: ['a'], custom: false },
    })
  })

  it.each([
    [{ trading: false }, { trading: false }],
    [{ points: 3 }, { points: 3 }],
    [
      { points: 20, board: 'random' },
      { points: 20, board: 'random' },
    ],
    [{ board: { hexes: [] } }, { board: { hexes: [] } }],
  ])('are taken: %j', (json, changed) => {
    expect(decodeOptions(SPEC, json)).toEqual({ ...DEFAULTS, ...changed })
  })

  it.each([
    [null, { fault: 'options must be an object' }],
    [[], { fault: 'options must be an object' }],
    [{ colour: 'red' }, { option: 'colour', allowed: ['trading', 'points', 'board'] }],
    [{ toString: 1 }, { option: 'toString', allowed: ['trading', 'points', 'board'] }],
    [JSON.parse('{"__proto__":1}'), { option: '__proto__', allowed: ['trading', 'points', 'board'] }],
    [{ trading: 1 }, { option: 'trading', allowed: [true, false] }],
    [{ points: 2 }, { option: 'points', min: 3, max: 20 }],
    [{ points: 10.5 }, { option: 'points', min: 3, max: 20 }],
    [{ points: '10' }, { option: 'points', min: 3, max: 20 }],
    [{ board: 'square' }, { option: 'board', allowed: ['spiral', 'random'] }],
    [{ board: null }, { option: 'board', allowed: ['spiral', 'random'] }],
    [{ board: {} }, { option: 'board', missing: 'hexes' }],
  ])('are refused with what is allowed: %j', (json, details) => {
    expect(decodeOptions(SPEC, json)).toEqual({ ...details, code: 'E_OPTION' })
  })
})

describe('parseOption', () => {
  it.each([
    ['trading=false', { name: 'trading', value: false }],
    ['points=12', { name: 'points', value: 12 }],
    ['board=random', { name: 'board', value: 'random' }],
    ['board={"hexes":[]}', { name: 'board', value: { hexes: [] } }],
  ])('reads %s', (text, option) => {
    expect(parseOption(SPEC, text)).toEqual(option)
  })

  it.each(['points', '=3', '', 'points=', 'points=many', 'colour=red', 'board=a=b'])('refuses %j', (text) => {
    expect(parseOption(SPEC, text)).toMatchObject({ code: 'E_OPTION' })
  })
})
