import { randomBoard, spiralBoard } from '@serai/catan'
import { isRefusal, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { formatBoardCode, parseBoardCode } from './board-code.ts'
import type { BoardCodeRefusal } from './board-code-refusal.ts'

const boards = Array.from({ length: 300 }, (_, i) => (i % 2 ? spiralBoard : randomBoard)(stream(7, 'board', i)))
const code = formatBoardCode(boards[0]!)
const problem = (text: string): unknown => {
  const read = parseBoardCode(text)
  return isRefusal(read) ? read.problem : 'none'
}

const damage = (text: string): BoardCodeRefusal => {
  const read = parseBoardCode(text)
  if (!isRefusal(read)) throw new Error('a good code')
  return read
}

describe('a board code', () => {
  it('leads back to the board', () => {
    for (const board of boards) expect(parseBoardCode(formatBoardCode(board))).toEqual(board)
    expect(new Set(boards.map(formatBoardCode)).size).toBe(boards.length)
  })

  it('is short and readable', () => {
    expect(code).toMatch(/^SB1(-[0-9A-HJKMNP-TV-Z]{4}){6}$/)
  })

  it('forgives case, spaces, dashes and letters that look alike', () => {
    expect(parseBoardCode(` ${code.toLowerCase().replaceAll('-', '')} `)).toEqual(boards[0])
    expect(
      parseBoardCode(code.replaceAll('-', ' ').replaceAll('1', 'l').replace('SBl', 'SB1').replaceAll('0', 'o')),
    ).toEqual(boards[0])
  })

  it('forgives Cyrillic letters that look the same', () => {
    const cyrillic = Array.from(
      code,
      (letter) => ({ A: 'А', B: 'В', C: 'С', E: 'Е', H: 'Н', X: 'Х' })[letter] ?? letter,
    )
    expect(cyrillic.join('')).not.toBe(code)
    expect(parseBoardCode(cyrillic.join(''))).toEqual(boards[0])
  })

  it('names the damage', () => {
    expect(problem('')).toBe('name')
    expect(problem(code.slice(2))).toBe('name')
    expect(problem(code.replace('SB1', 'SB2'))).toBe('version')
    expect(problem(code.replace('SB1', 'SB12'))).toBe('version')
    expect(problem(code.slice(0, -1))).toBe('length')
    expect(problem(`${code}0`)).toBe('length')
    expect(problem(`${code.slice(0, -1)}U`)).toBe('letter')
  })

  it('says where a sign stands that no code uses, and what was meant', () => {
    const [head, ...groups] = code.split('-')
    const damaged = [head!, ...groups.map((group, at) => (at === 2 ? `${group.slice(0, 3)}U` : group))].join('-')
    expect(damage(damaged)).toMatchObject({ problem: 'letter', letter: 'U', group: 3, meant: code })
    expect(damage(damaged).fault).toBe(`"U" in the 3rd group is not used in board codes; did you mean ${code}?`)
    expect(damage(damaged.replaceAll('-', ''))).toMatchObject({ letter: 'U', group: 3 })
    expect(damage('SB1-00-00!')).toMatchObject({ letter: '!', group: 2, meant: null })
  })

  it('says which group is too short or too long', () => {
    const [head, ...groups] = code.split('-')
    const short = [head!, ...groups.map((group, at) => (at === 1 ? group.slice(1) : group))].join('-')
    expect(damage(short)).toMatchObject({ problem: 'length', letters: 23, group: 2, groupLetters: 3, meant: code })
    expect(damage(short).fault).toContain('a code has 24 characters after SB1, this one has 23: the 2nd group has 3')
    const long = [head!, ...groups.map((group, at) => (at === 5 ? `${group}0` : group))].join('-')
    expect(damage(long)).toMatchObject({ letters: 25, group: 6, groupLetters: 5, meant: code })
    expect(damage(short.replaceAll('-', ''))).toMatchObject({ letters: 23, group: null, meant: code })
    expect(damage('SB1-0000')).toMatchObject({ letters: 4, group: null, meant: null })
  })

  it('finds the code that was meant behind one wrong letter, and behind two that are swapped', () => {
    const wrong = (at: number) => code.slice(0, at) + (code[at] === '7' ? '8' : '7') + code.slice(at + 1)
    expect(damage(wrong(5))).toMatchObject({ problem: 'check', meant: code })
    expect(damage(wrong(code.length - 1)).meant).toBe(code)
    const swapped = `${code.slice(0, 6)}${code[7]}${code[6]}${code.slice(8)}`
    expect(damage(swapped).meant).toBe(code)
    expect(damage('SB1-2345-2345-2345-2345-2345-2345')).toMatchObject({ problem: 'check', meant: null })
  })

  it('tells the version that it does not know', () => {
    expect(damage(code.replace('SB1', 'SB7'))).toMatchObject({ problem: 'version', version: '7' })
  })

  it('finds every single wrong letter and every swap of neighbours', () => {
    const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
    for (let at = 4; at < code.length; at++) {
      if (code[at] === '-') continue
      for (const letter of letters) {
        if (letter !== code[at]) expect(problem(code.slice(0, at) + letter + code.slice(at + 1))).toBe('check')
      }
      const next = code[at + 1]
      if (next === undefined || next === '-' || next === code[at]) continue
      expect(problem(code.slice(0, at) + next + code[at] + code.slice(at + 2))).toBe('check')
    }
  })
})
