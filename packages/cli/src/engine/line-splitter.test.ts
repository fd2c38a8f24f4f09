import { describe, expect, it } from 'vitest'
import { LineSplitter, MOST_CHARACTERS, TOO_LONG } from './line-splitter.ts'

function split(chunks: readonly (string | Uint8Array)[]) {
  const splitter = new LineSplitter()
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.flush()]
}

const long = 'x'.repeat(MOST_CHARACTERS)

describe('lines', () => {
  it.each([
    ['whole', ['a\nb\n'], ['a', 'b']],
    ['over chunks', ['a', 'b\nc', '\n', 'd'], ['ab', 'c', 'd']],
    ['with CRLF, also over chunks', ['a\r\nb\r', '\nc\r'], ['a', 'b', 'c']],
    ['empty ones are left out', ['\n\r\n  \na\n\n'], ['a']],
    ['without a last break', ['a\nb'], ['a', 'b']],
    ['as long as allowed', [long, '\na\n'], [long, 'a']],
    ['too long', [long, 'x', 'more\na\n'], [TOO_LONG, 'a']],
    ['too long at once', [`${long}x\na\n`], [TOO_LONG, 'a']],
    ['too long at the end', [`a\n${long}x`], ['a', TOO_LONG]],
  ])('%s', (_, chunks, lines) => {
    expect(split(chunks)).toEqual(lines)
  })

  it('keeps characters whole that chunks cut', () => {
    const bytes = new TextEncoder().encode('нарды\n')
    expect(split([bytes.slice(0, 3), bytes.slice(3, 7), bytes.slice(7)])).toEqual(['нарды'])
  })
})
