import { isRefusal } from '@serai/kernel'
import { parseBoardCode } from '@serai/lab'
import { describe, expect, it } from 'vitest'
import en from '../text/en/index.ts'
import ru from '../text/ru/index.ts'
import { codeFault } from './board-code.tsx'

const GOOD = 'SB1-06J6-TE2A-550T-E2A9-9H43-BX9F'

function faultOf(code: string, texts = en.lab) {
  const refusal = parseBoardCode(code)
  if (!isRefusal(refusal)) throw new Error('a good code')
  return codeFault(refusal, texts)
}

describe('a damaged code', () => {
  it.each([
    ['a table', 'It does not start with SB1.', 'Он начинается не с SB1.', null],
    [
      GOOD.replace('550T', '55UT'),
      'Group 3 has a character that codes never use: “U”.',
      'В группе 3 недопустимый символ: «U».',
      GOOD,
    ],
    [
      GOOD.replace('550T', '50T'),
      'It has 23 characters after SB1 instead of 24. Group 3 has 3 characters instead of 4.',
      'После SB1 23 символа вместо 24. В группе 3 символов 3 вместо 4.',
      GOOD,
    ],
    [
      GOOD.replaceAll('-', '').slice(0, -2),
      'It has 22 characters after SB1 instead of 24.',
      'После SB1 22 символа вместо 24.',
      null,
    ],
    [
      GOOD.replace('06J6', '06J7'),
      'One character is probably wrong, or two are swapped.',
      'Скорее всего, один символ неверен или два переставлены.',
      GOOD,
    ],
  ])('%s', (code, english, russian, meant) => {
    expect(faultOf(code)).toEqual({ text: `This board code is damaged. ${english}`, meant })
    expect(faultOf(code, ru.lab)).toEqual({ text: `Код острова повреждён. ${russian}`, meant })
  })

  it('is not called damaged when it is of another version', () => {
    const code = GOOD.replace('SB1', 'SB7')
    expect(faultOf(code).text).toBe('This is a version 7 board code; only version 1 is supported.')
    expect(faultOf(code, ru.lab).text).toBe('Это код версии 7, поддерживается только версия 1.')
  })
})
