import { expect, it } from 'vitest'
import type { LogLine } from '../table/log-line.ts'
import { keepLines } from './keep-lines.ts'

const line = (key: string, text: string): LogLine => ({ key, seat: null, parts: text, text })

it('keeps the lines that say the same, and takes those that say more', () => {
  const old = [line('1', 'Ann, 6 5: 24/18.'), line('2', 'Bob, 3 1: to play.')]
  const fresh = [line('1', 'Ann, 6 5: 24/18.'), line('2', 'Bob, 3 1: 12/9.'), line('3', 'Ann, 2 1: to play.')]
  const kept = keepLines(old, fresh)
  expect(kept).toEqual(fresh)
  expect(kept[0]).toBe(old[0])
  expect(kept[1]).toBe(fresh[1])
})

it('takes all of another language', () => {
  const old = [line('1', 'Ann, 6 5: no move.')]
  expect(keepLines(old, [line('1', 'Ann, 6 5: нет хода.')])[0]!.text).toContain('нет хода')
})
